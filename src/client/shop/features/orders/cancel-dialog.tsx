import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';

export type CancelDialogProps = {
  open: boolean;
  /** The text about the refund. */
  words: string;
  /** How many orders are cancelled. Orders that wait for one payment are cancelled together. */
  count?: number;
  failure: string | undefined;
  /** The order moved first, so it can't be cancelled any more: what happened, and what that means. */
  lost: string | undefined;
  onClose: () => void;
  onCancel: () => Promise<void>;
};

export function CancelDialog({
  open,
  words,
  count = 1,
  failure,
  lost,
  onClose,
  onCancel,
}: CancelDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    await onCancel().catch(() => undefined);
    setIsBusy(false);
  };
  if (lost !== undefined) {
    return (
      <Dialog open={open} onClose={onClose} title="It could not be cancelled">
        <p role="alert" className="pb-5 text-secondary">
          {lost}
        </p>
        <ModalActions>
          <Button variant="accent" onClick={onClose}>
            {count > 1 ? 'See the orders' : 'See the order'}
          </Button>
        </ModalActions>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={count > 1 ? `Cancel all ${count} orders?` : 'Cancel this order?'}
    >
      <div className="grid gap-4 pb-5">
        <p className="text-secondary">
          {count > 1 && 'You placed them together with one payment, so they are cancelled together. '}
          {words}
        </p>
        <FormFailure>{failure}</FormFailure>
      </div>
      <ModalActions>
        <Button variant="danger" busy={isBusy && 'Cancelling'} onClick={() => void cancel()}>
          {count > 1 ? 'Cancel all of them' : 'Cancel the order'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {count > 1 ? 'Keep them' : 'Keep it'}
        </Button>
      </ModalActions>
    </Dialog>
  );
}
