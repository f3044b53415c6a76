import type { Transfer } from '#contract/transfers-office.ts';
import { onTheWay } from '#rules/flows/transfer.ts';
import { countOf } from '#client/lib/format.ts';
import { GoodsMoves } from './goods-moves.tsx';
import { transfers } from './goods.api.ts';
import { NO_STORE } from './stock-words.ts';

/** Sends a transfer, or cancels it. */
export function TransferMoves({ transfer }: { transfer: Transfer }) {
  const { moves, lines, from, state } = transfer;
  const back = lines.reduce((sum, line) => sum + onTheWay(line), 0);
  const start = {
    label: 'Send',
    busy: 'Sending',
    done: 'Sent',
    hint: 'What is sent leaves its place at once, and can’t be sold until it is received.',
    work: () => transfers.move(transfer, { move: 'send' }),
  };
  const cancel = {
    label: 'Cancel transfer',
    text:
      state === 'sent'
        ? `${countOf(back, 'piece')} on the way ${back === 1 ? 'goes' : 'go'} back: ${from?.name ?? NO_STORE}.`
        : 'Nothing was sent yet, so nothing changes.',
    work: () => transfers.move(transfer, { move: 'cancel' }),
  };
  return (
    <GoodsMoves
      start={moves.includes('send') ? start : undefined}
      cancel={moves.includes('cancel') ? cancel : undefined}
    />
  );
}
