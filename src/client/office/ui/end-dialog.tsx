import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DialogActions } from './dialog-actions.tsx';

type Props = {
  title: string;
  text: string;
  /** It can't be removed now; the text says why. */
  isKept?: boolean;
  /** The labels of the button: before and during the work. */
  press: { label: string; busy: string };
  done: string;
  work: () => Promise<unknown>;
  /** The message if that fails. */
  wordsOf: (error: unknown) => string;
  onClose: () => void;
};

/** Asks before something is removed. */
export function EndDialog({ title, text, isKept = false, press, done, work, wordsOf, onClose }: Props) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function end() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await work();
      notify(done);
      onClose();
    } catch (error) {
      setFailure(wordsOf(error));
      setIsBusy(false);
    }
  }
  return (
    <Dialog open onClose={onClose} title={title} width={480}>
      <div className="grid gap-4 pb-5">
        <p className="text-secondary">{text}</p>
        <FormFailure>{failure}</FormFailure>
      </div>
      <DialogActions onClose={onClose} isCancelFocused>
        <Button variant="danger" disabled={isKept} busy={isBusy && press.busy} onClick={() => void end()}>
          {press.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
