import type { TrackedOrder } from '#contract/orders.ts';
import type { OrderMove, OrderState } from '#rules/flows/order.ts';

export interface BarStep {
  label: string;
  when: string | undefined;
  is: 'done' | 'now' | 'later' | 'over';
}

/** How many steps of the usual way are behind an order. */
const BEHIND: Partial<Record<OrderState, number>> = {
  pending_payment: 0,
  awaiting_trade_in: 0,
  paid: 1,
  preparing: 2,
  ready_to_collect: 4,
  dispatched: 4,
  completed: 5,
};
const RETURN_BEHIND = {
  requested: 1,
  appealed: 2,
  accepted: 2,
  received: 3,
  refused: 5,
  withdrawn: 5,
  refunded: 4,
  exchanged: 4,
};

/**
 * The event at the deadline of the current step: an unpaid order that is not collected is cancelled by a job.
 */
export function deadlineWords({ state, events }: Pick<TrackedOrder, 'state' | 'events'>, at: string): string {
  if (state !== 'ready_to_collect') return `by ${at}`;
  return events.some(({ to }) => to === 'paid') ? `kept until ${at}` : `or cancelled after ${at}`;
}

function endLabel(state: OrderState, move: string | undefined, isToSend: boolean): string {
  if (state === 'cancelled') return 'Cancelled';
  if (move === 'chargeback') return 'Taken back by the bank';
  return isToSend ? 'Refund' : 'Refunded';
}

type Facts = Pick<TrackedOrder, 'state' | 'delivery' | 'events' | 'return' | 'moves' | 'refund_due'>;

/** The steps of an order: of the usual way, of a return, or of how it came to its end. */
export function stepsOf({ state, delivery, events, return: back, moves, refund_due: due }: Facts): BarStep[] {
  const whenOf = (move: OrderMove | 'place') => events.findLast((event) => event.move === move)?.at;
  const line = (steps: readonly (readonly [string, string | undefined])[], behind: number): BarStep[] =>
    steps.map(([label, when], index) => ({
      label,
      when: index < behind ? when : undefined,
      is: index < behind ? 'done' : index === behind ? 'now' : 'later',
    }));
  // The money has not gone back yet.
  const isToSend = state === 'refunded' && due > 0;
  if (
    back &&
    (state === 'return_requested' ||
      state === 'returned' ||
      (state === 'refunded' && back.state === 'refunded'))
  ) {
    const isExchange = back.exchange && back.exchange.state !== 'ended';
    const steps = [
      ['Return requested', whenOf('request_return')],
      ...(back.state === 'appealed'
        ? ([
            ['Refused', whenOf('refuse_return')],
            ['Appeal', undefined],
          ] as const)
        : ([['Answered', whenOf('accept_return')]] as const)),
      ['Arrived', whenOf('receive_return')],
      isExchange
        ? (['Exchanged', undefined] as const)
        : (['Refunded', back.refund?.refunded_at ?? whenOf('refund')] as const),
    ] as const;
    return line(steps, RETURN_BEHIND[back.state] - (isToSend ? 1 : 0));
  }
  const behind = BEHIND[state];
  if (behind === undefined) {
    // A payment that came too late does not change the steps.
    const end = events.findLast(({ move }) => move !== 'late_payment');
    const last: BarStep = {
      label: endLabel(state, end?.move, isToSend),
      when: isToSend ? undefined : end?.at,
      is: isToSend ? 'now' : 'over',
    };
    const before = [
      ['Placed', whenOf('place')],
      ['Paid', whenOf('pay')],
      ['Accepted', whenOf('accept')],
    ] as const;
    return [
      ...line(
        before.filter(([, when]) => when !== undefined),
        before.length,
      ),
      last,
    ];
  }
  const isCollected = delivery.way === 'collect';
  // An order that is paid at the counter is accepted before it is paid.
  const isUnpaidNew = state === 'pending_payment' && moves.includes('accept');
  return line(
    [
      isUnpaidNew || (whenOf('pay') === undefined && behind > 0)
        ? ['Placed', whenOf('place')]
        : [behind > 0 ? 'Paid' : 'Payment', whenOf('pay')],
      ['Accepted', whenOf('accept')],
      ['Preparing', whenOf('accept')],
      isCollected ? ['Ready', whenOf('ready')] : ['Dispatched', whenOf('dispatch')],
      [isCollected ? 'Collected' : 'Completed', whenOf('complete')],
    ],
    isUnpaidNew ? 1 : behind,
  );
}
