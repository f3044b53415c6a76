import { useState } from 'react';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';

export type ConfirmWords = { title: string; text: string; yes: string; busy: string; isDanger?: boolean };

type Props = {
  open: boolean;
  words: ConfirmWords;
  onClose: () => void;
  onConfirm: () => Promise<void>;
};

/** Asks once before something that can't be taken back. */
export function ConfirmDialog({ open, words, onClose, onConfirm }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsBusy(false);
  };
  return (
    <Dialog open={open} onClose={close} title={words.title}>
      <div className="grid gap-4 pb-5">
        <p className="text-secondary">{words.text}</p>
        <FormFailure>{failure}</FormFailure>
      </div>
      <ModalActions>
        <Button
          variant={words.isDanger ? 'danger' : 'accent'}
          busy={isBusy && words.busy}
          onClick={() => void confirm()}
        >
          {words.yes}
        </Button>
        <Button variant="outline" onClick={close}>
          Not now
        </Button>
      </ModalActions>
    </Dialog>
  );
}
