import { useState } from 'react';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { EndDialog } from '../../ui/end-dialog.tsx';

/** Why a move was refused, in one sentence. */
export const whyRefused = (error: unknown): string =>
  (error instanceof ApiError && error.fields['lines']) || messageOf(error);

/** Makes one move at a time, and shows why one was refused. */
export function useMove() {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function make(work: () => Promise<unknown>, done: string) {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await work();
      notify(done);
    } catch (error) {
      setFailure(whyRefused(error));
      setIsBusy(false);
    }
  }
  return { failure, isBusy, make, fail: setFailure };
}

type Props = {
  /** The move that lets the goods go, if it can be made. */
  start:
    { label: string; busy: string; done: string; hint: string; work: () => Promise<unknown> } | undefined;
  /** Ends it, if that can be done. */
  cancel: { label: string; text: string; work: () => Promise<unknown> } | undefined;
};

/** Lets goods go, or cancels them. */
export function GoodsMoves({ start, cancel }: Props) {
  const { failure, isBusy, make } = useMove();
  const [isEnding, setIsEnding] = useState(false);
  return (
    <div className="mt-5 grid gap-3">
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        {start && (
          <Button variant="buy" busy={isBusy && start.busy} onClick={() => void make(start.work, start.done)}>
            {start.label}
          </Button>
        )}
        {cancel && (
          <Button variant="outline" onClick={() => setIsEnding(true)}>
            {cancel.label}
          </Button>
        )}
      </div>
      {start && <p className="text-caption text-muted">{start.hint}</p>}
      {isEnding && cancel && (
        <EndDialog
          title={cancel.label}
          text={cancel.text}
          press={{ label: cancel.label, busy: 'Cancelling' }}
          done="Cancelled"
          work={cancel.work}
          wordsOf={whyRefused}
          onClose={() => setIsEnding(false)}
        />
      )}
    </div>
  );
}
