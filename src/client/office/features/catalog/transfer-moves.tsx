import { useState } from 'react';
import type { Transfer } from '#contract/transfers-office.ts';
import { onTheWay } from '#rules/flows/transfer.ts';
import { ApiError, messageOf } from '#client/lib/api-error.ts';
import { countOf } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { FormFailure } from '#client/ui/form-failure.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { EndDialog } from '../../ui/end-dialog.tsx';
import { NO_STORE } from './stock-words.ts';
import { moveTransfer } from './transfers.api.ts';

/** Why a move was refused, in one sentence. */
export const whyRefused = (error: unknown): string =>
  (error instanceof ApiError && error.fields['lines']) || messageOf(error);

/** Sends a transfer, or cancels it. */
export function TransferMoves({ transfer }: { transfer: Transfer }) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const { moves, lines, from, state } = transfer;
  const back = lines.reduce((sum, line) => sum + onTheWay(line), 0);
  async function send() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await moveTransfer(transfer, { move: 'send' });
      notify('Sent');
    } catch (error) {
      setFailure(whyRefused(error));
      setIsBusy(false);
    }
  }
  return (
    <div className="mt-5 grid gap-3">
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-wrap gap-3">
        {moves.includes('send') && (
          <Button variant="buy" busy={isBusy && 'Sending'} onClick={() => void send()}>
            Send
          </Button>
        )}
        {moves.includes('cancel') && (
          <Button variant="outline" onClick={() => setIsEnding(true)}>
            Cancel transfer
          </Button>
        )}
      </div>
      {moves.includes('send') && (
        <p className="text-caption text-muted">
          What is sent leaves its place at once, and can’t be sold until it is received.
        </p>
      )}
      {isEnding && (
        <EndDialog
          title="Cancel transfer"
          text={
            state === 'sent'
              ? `${countOf(back, 'piece')} on the way ${back === 1 ? 'goes' : 'go'} back: ${from?.name ?? NO_STORE}.`
              : 'Nothing was sent yet, so nothing changes.'
          }
          press={{ label: 'Cancel transfer', busy: 'Cancelling' }}
          done="Cancelled"
          work={() => moveTransfer(transfer, { move: 'cancel' })}
          wordsOf={whyRefused}
          onClose={() => setIsEnding(false)}
        />
      )}
    </div>
  );
}
