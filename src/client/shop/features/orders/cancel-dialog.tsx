import { useState } from 'react';
import { sumWords } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';

type Props = {
  open: boolean;
  /** What goes back; nothing where nothing was paid. */
  amount: number;
  failure: string | undefined;
  onClose: () => void;
  onCancel: () => Promise<void>;
};

export function CancelDialog({ open, amount, failure, onClose, onCancel }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    await onCancel().catch(() => undefined);
    setIsBusy(false);
  };
  return (
    <Dialog open={open} onClose={onClose} title="Cancel this order?">
      <div className="grid gap-4">
        <p className="text-secondary">
          {amount > 0
            ? `${sumWords(amount)} goes back to you by the way you paid.`
            : 'Nothing was taken, and the items are for sale again.'}
        </p>
        <FormFailure>{failure}</FormFailure>
        <div className="flex flex-wrap gap-2.5">
          <Button variant="danger" busy={isBusy && 'Cancelling'} onClick={() => void cancel()}>
            Cancel the order
          </Button>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
