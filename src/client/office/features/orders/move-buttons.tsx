import { useState } from 'react';
import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { MoveDialog } from './move-dialog.tsx';
import { moveOrder } from './orders.api.ts';
import { MOVES, nextMove } from './state-words.ts';

/** Nothing has to be said with these, and nothing is lost by them. */
const AT_ONCE: ReadonlySet<OrderMove> = new Set(['accept', 'ready', 'accept_return']);

/** What may be done with the order now: the usual next step filled, the rest beside it. */
export function MoveButtons({ tracked, order }: { tracked: Tracked; order: TrackedOrder }) {
  const [asked, setAsked] = useState<OrderMove>();
  const [busy, setBusy] = useState<OrderMove>();
  const { moves, state, number, version } = order;
  const first = nextMove(moves, state);
  const others = moves.filter((move) => move !== first);

  async function makeAtOnce(move: OrderMove) {
    setBusy(move);
    try {
      await moveOrder(number, { move, version });
      notify(`${number} ${MOVES[move].done}`);
    } catch (error) {
      notifyError(messageOf(error));
    }
    setBusy(undefined);
  }
  const press = (move: OrderMove) => (AT_ONCE.has(move) ? void makeAtOnce(move) : setAsked(move));
  const label = (move: OrderMove) =>
    move === 'complete' && order.delivery.way !== 'collect' ? 'Mark as delivered' : MOVES[move].label;

  if (moves.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {others.map((move) => (
        <Button
          key={move}
          size={40}
          variant="outline"
          className={MOVES[move].isHard ? 'text-danger!' : undefined}
          busy={busy === move && MOVES[move].busy}
          onClick={() => press(move)}
        >
          {label(move)}
        </Button>
      ))}
      {first && (
        <Button
          size={40}
          variant="buy"
          busy={busy === first && MOVES[first].busy}
          onClick={() => press(first)}
        >
          {label(first)}
        </Button>
      )}
      {asked && (
        <MoveDialog
          key={asked}
          move={asked}
          title={label(asked)}
          tracked={tracked}
          order={order}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
