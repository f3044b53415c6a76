import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';

type Props = {
  open: boolean;
  /** The text about the refund. */
  words: string;
  /** How many orders are cancelled. Those that wait for one payment are cancelled together. */
  count?: number;
  failure: string | undefined;
  onClose: () => void;
  onCancel: () => Promise<void>;
};

export function CancelDialog({ open, words, count = 1, failure, onClose, onCancel }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    await onCancel().catch(() => undefined);
    setIsBusy(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={count > 1 ? `Cancel all ${count} orders?` : 'Cancel this order?'}
    >
      <div className="grid gap-4">
        <p className="text-secondary">
          {count > 1 && 'You placed them together with one payment, so they are cancelled together. '}
          {words}
        </p>
        <FormFailure>{failure}</FormFailure>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="danger" busy={isBusy && 'Cancelling'} onClick={() => void cancel()}>
            {count > 1 ? 'Cancel all of them' : 'Cancel the order'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {count > 1 ? 'Keep them' : 'Keep it'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
