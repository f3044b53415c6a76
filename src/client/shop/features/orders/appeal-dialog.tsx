import { useState } from 'react';
import { RETURN_ANSWER_DAYS } from '#rules/checkout/returns.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { ModalActions } from '#client/ui/modal-actions.tsx';
import { TextArea } from '#client/ui/text-area.tsx';

export type AppealDialogProps = {
  open: boolean;
  failure: string | undefined;
  onClose: () => void;
  onAppeal: (note: string) => Promise<void>;
};

/** The dialog for an appeal to the shop. It is possible once, and the decision is final. */
export function AppealDialog({ open, failure, onClose, onAppeal }: AppealDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Ask the shop to decide" width={520}>
      {open && <AppealForm failure={failure} onClose={onClose} onAppeal={onAppeal} />}
    </Dialog>
  );
}

function AppealForm({ failure, onClose, onAppeal }: Omit<AppealDialogProps, 'open'>) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    if (note.trim() === '') return setError('Please say why you don’t agree.');
    setIsBusy(true);
    await onAppeal(note.trim()).catch(() => undefined);
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p className="text-secondary">
        We look at your return, your photos and the vendor’s reason within {RETURN_ANSWER_DAYS} working days.
        You can ask for this once.
      </p>
      <TextArea
        name="note"
        label="Why don’t you agree?"
        maxLength={1_000}
        value={note}
        error={error}
        onChange={({ target }) => {
          setNote(target.value);
          setError(undefined);
        }}
      />
      <FormFailure>{failure}</FormFailure>
      <ModalActions>
        <Button type="submit" variant="accent" busy={isBusy && 'Sending'}>
          Ask the shop
        </Button>
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
      </ModalActions>
    </form>
  );
}
