import { useState } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { newKey } from '#client/lib/new-key.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { Row } from '../../ui/box.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { makePayouts, type DueVendor, type PayoutRun } from './payouts.api.ts';

type Props = {
  vendors: readonly DueVendor[];
  sum: number;
  onMade: (run: PayoutRun) => void;
  onClose: () => void;
};

/** Asks before payouts are marked as made, since that can't be undone. */
export function PayoutDialog({ vendors, sum, onMade, onClose }: Props) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  // One key for all tries, so that an answer that was lost does not pay twice.
  const [key] = useState(newKey);

  async function make() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const run = await makePayouts(vendors, key);
      notify(`${sumWords(run.total)} is marked as paid`);
      onMade(run);
    } catch (error) {
      setFailure(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={`Pay out ${sumWords(sum)}`} width={480}>
      <div className="grid gap-4 pb-5">
        <p className="text-secondary">
          {countOf(vendors.length, 'payout')} will be marked as paid and taken off the balances. Then you get
          a file with the transfers for your bank. This can’t be undone.
        </p>
        <FormFailure>{failure}</FormFailure>
        <dl className="max-h-72 overflow-y-auto rounded-box border border-border px-4 py-3" tabIndex={0}>
          {vendors.map(({ business, balance }) => (
            <Row key={business.id} name={business.name}>
              {sumWords(balance)}
            </Row>
          ))}
          <Row name="In all" strong>
            {sumWords(sum)}
          </Row>
        </dl>
      </div>
      <DialogActions onClose={onClose}>
        <Button variant="buy" busy={isBusy && 'Saving'} onClick={() => void make()}>
          Mark {sumWords(sum)} as paid
        </Button>
      </DialogActions>
    </Dialog>
  );
}
