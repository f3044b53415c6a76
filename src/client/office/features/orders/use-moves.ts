import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import type { OrderMove } from '#rules/flows/order.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { notify, notifyError } from '#client/ui/toast-store.ts';
import { moveOrder } from './orders.api.ts';
import { AT_ONCE, MOVES, nextMove } from './state-words.ts';

export interface OrderMoves {
  /** The usual next move. */
  first: OrderMove | undefined;
  others: OrderMove[];
  /** The move that a dialog asks about. */
  asked: OrderMove | undefined;
  busy: OrderMove | undefined;
  label: (move: OrderMove) => string;
  press: (move: OrderMove) => void;
  close: () => void;
}

/** The moves that are possible at present. `wanted` is the move that a link from the list opens. */
export function useMoves(
  order: TrackedOrder,
  { pay_link: link }: Pick<StaffTracked, 'pay_link'>,
  wanted: OrderMove | undefined,
): OrderMoves {
  const { moves, state, number, version, delivery } = order;
  // The variation that the buyer wants instead may be sold out, so an exchange is accepted in a dialog.
  const isAtOnce = (move: OrderMove) =>
    AT_ONCE.has(move) && !(move === 'accept_return' && order.return?.exchange?.state === 'asked');
  const [asked, setAsked] = useState(
    wanted && moves.includes(wanted) && !isAtOnce(wanted) ? wanted : undefined,
  );
  const [busy, setBusy] = useState<OrderMove>();
  // While the buyer may still pay for an exchange, a refund is no usual next step.
  const first = order.change?.is_exchange ? undefined : nextMove(moves, state);

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
  return {
    first,
    others: moves.filter((move) => move !== first),
    asked,
    busy,
    label: (move) =>
      move === 'complete' && delivery.way !== 'collect'
        ? 'Mark as delivered'
        : move === 'pay' && link !== null
          ? 'Take payment here'
          : move === 'refund' && order.return?.exchange?.state === 'kept'
            ? 'Refund instead'
            : MOVES[move].label,
    press: (move) => (isAtOnce(move) ? void makeAtOnce(move) : setAsked(move)),
    close: () => setAsked(undefined),
  };
}
