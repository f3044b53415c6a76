import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';

type Props = {
  open: boolean;
  /** What goes back. */
  words: string;
  failure: string | undefined;
  onClose: () => void;
  onCancel: () => Promise<void>;
};

export function CancelDialog({ open, words, failure, onClose, onCancel }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    await onCancel().catch(() => undefined);
    setIsBusy(false);
  };
  return (
    <Dialog open={open} onClose={onClose} title="Cancel this order?">
      <div className="grid gap-4">
        <p className="text-secondary">{words}</p>
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
