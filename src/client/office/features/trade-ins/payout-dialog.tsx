import { useState } from 'react';
import { pence, penceFromPounds, poundsFromPence } from '#rules/money/money.ts';
import { countOf, sumWords } from '#client/lib/format.ts';
import { newKey } from '#client/lib/new-key.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { markPayouts, type Payout } from './payouts.api.ts';

/** All of them together, in pounds. */
export const totalOf = (payouts: readonly Payout[]): number =>
  poundsFromPence(pence(payouts.reduce((sum, { amount }) => sum + penceFromPounds(amount), 0)));

type Props = {
  outcome: 'paid' | 'failed';
  payouts: readonly Payout[];
  onClose: () => void;
  onDone: () => void;
};

/** Says once more which payments are meant. One that failed needs a reason, which the customer reads. */
export function PayoutDialog({ outcome, payouts, onClose, onDone }: Props) {
  const isPaid = outcome === 'paid';
  const [key] = useState(newKey);
  const many = countOf(payouts.length, 'payment');
  const form = useForm({
    start: { note: '' },
    errorsOf: ({ note }) => (isPaid || note.trim() ? {} : { note: 'Please say why.' }),
    async send({ note }) {
      await markPayouts({ outcome, ...(note.trim() && { note: note.trim() }) }, payouts, key);
      notify(isPaid ? `${many} marked as made` : `${many} marked as failed`);
      onDone();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={isPaid ? `Mark ${many} as made?` : `Mark ${many} as failed?`}
      width={480}
    >
      <form {...form.formProps}>
        <div className="grid gap-4 pb-5">
          <p className="text-secondary">
            {isPaid
              ? `You have paid ${sumWords(totalOf(payouts))} from the bank. The customers are told, and the devices become the shop’s.`
              : 'The customers are asked for other bank details.'}
          </p>
          <FormFailure>{form.failure}</FormFailure>
          <ul className="max-h-60 overflow-y-auto rounded-control border border-border">
            {payouts.map(({ number, name, customer, amount }) => (
              <li
                key={number}
                className="flex justify-between gap-4 border-grey-2 px-3 py-2 not-first:border-t"
              >
                <span className="min-w-0">
                  <b className="block font-semibold wrap-anywhere">{customer}</b>
                  <span className="block text-caption wrap-anywhere text-muted">
                    {number}, {name}
                  </span>
                </span>
                <span className="shrink-0 tabular-nums">{sumWords(amount)}</span>
              </li>
            ))}
          </ul>
          {!isPaid && (
            <TextArea
              {...form.fieldProps('note')}
              label="Reason"
              hint="The customer reads it."
              rows={3}
              maxLength={500}
            />
          )}
        </div>
        <DialogActions onClose={onClose}>
          <Button type="submit" variant={isPaid ? 'sell' : 'danger'} busy={form.isBusy && 'Saving'}>
            {isPaid ? `Mark ${sumWords(totalOf(payouts))} as paid` : 'Mark as failed'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
