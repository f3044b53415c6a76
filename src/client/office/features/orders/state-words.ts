import type { OrderSummary, Tracked, TrackedOrder } from '#contract/orders.ts';
import type { StaffOrder, StaffTracked } from '#contract/orders-office.ts';
import { ORDER_MOVES, type OrderMove, type OrderState } from '#rules/flows/order.ts';
import { isHeldState } from '#rules/orders/dispute-hold.ts';
import type { ReturnState } from '#rules/orders/kinds.ts';
import { isByHand } from '#rules/orders/refund-moves.ts';
import type { ChipWords } from '../../ui/chip.tsx';
import { ORDER_STATES_SHOWN } from '#client/lib/order-states.ts';

/** The state of an order in the words of its staff. */
const STATES: Record<OrderState, ChipWords> = {
  pending_payment: { label: ORDER_STATES_SHOWN.pending_payment, look: 'waits' },
  awaiting_trade_in: { label: ORDER_STATES_SHOWN.awaiting_trade_in, look: 'waits' },
  paid: { label: ORDER_STATES_SHOWN.paid, look: 'new' },
  preparing: { label: ORDER_STATES_SHOWN.preparing, look: 'work' },
  ready_to_collect: { label: ORDER_STATES_SHOWN.ready_to_collect, look: 'good' },
  dispatched: { label: ORDER_STATES_SHOWN.dispatched, look: 'good' },
  completed: { label: ORDER_STATES_SHOWN.completed, look: 'over' },
  return_requested: { label: ORDER_STATES_SHOWN.return_requested, look: 'decide' },
  returned: { label: ORDER_STATES_SHOWN.returned, look: 'decide' },
  refunded: { label: ORDER_STATES_SHOWN.refunded, look: 'over' },
  cancelled: { label: ORDER_STATES_SHOWN.cancelled, look: 'over' },
};

const ON_ITS_WAY = 'Refund on its way';

const RETURNS: Partial<Record<ReturnState, ChipWords>> = {
  requested: { label: 'Return requested', look: 'decide' },
  appealed: { label: 'Appealed', look: 'decide' },
  accepted: { label: 'Return accepted', look: 'waits' },
};

interface Standing {
  state: OrderState;
  moves: readonly OrderMove[];
  returnState?: ReturnState | null | undefined;
  isPartSent?: boolean;
  /** The part that has not gone back yet. */
  refundDue?: number;
  /** Whether that part goes back automatically. */
  isOnItsWay?: boolean;
  /** Whether the buyer's bank took the whole sum that went back. */
  isTaken?: boolean;
  /** The buyer's bank disputes the payment, and there is no decision yet. */
  isDisputed?: boolean;
  /** The exchange of a return waits until the buyer has paid the difference. */
  isUnpaidExchange?: boolean;
}

/** An order that is paid at the counter has to be accepted before it is paid. */
export function wordsOfState({
  state,
  moves,
  returnState,
  isPartSent = false,
  refundDue = 0,
  isOnItsWay: isSent = false,
  isTaken = false,
  isDisputed = false,
  isUnpaidExchange: isUnpaid = false,
}: Standing): ChipWords {
  if (isDisputed && isHeldState(state)) return { label: 'Held', look: 'decide' };
  if (isUnpaid) return { label: 'Exchange unpaid', look: 'waits' };
  if (state === 'refunded' && refundDue > 0) {
    return { label: isSent ? ON_ITS_WAY : 'Not refunded yet', look: 'waits' };
  }
  if (state === 'refunded' && isTaken) return { label: 'Taken back', look: 'over' };
  if (moves.includes('accept')) return STATES.paid;
  if (moves.includes('exchange')) return { label: 'To exchange', look: 'decide' };
  if (isPartSent) return { label: 'Part sent', look: 'work' };
  return (state === 'return_requested' && returnState && RETURNS[returnState]) || STATES[state];
}

const isAllTaken = ({ taken = 0, refunded }: Pick<Sums, 'taken' | 'refunded'>) =>
  taken > 0 && taken === refunded;

export const standOf = (order: StaffOrder): ChipWords =>
  wordsOfState({
    state: order.state,
    moves: order.moves,
    returnState: order.return_state,
    isPartSent: order.is_part_sent,
    refundDue: order.refund_due,
    isOnItsWay: !order.refund_failed && !isByHand(order.payment.kind),
    isTaken: isAllTaken(order),
    isDisputed: order.is_disputed,
    isUnpaidExchange: isUnpaidExchange(order),
  });

/** An order that came back and has no deadline waits for the buyer, who pays the difference of an exchange. */
export const isUnpaidExchange = ({
  state,
  due,
  is_disputed: isDisputed,
}: Pick<StaffOrder, 'state' | 'due' | 'is_disputed'>): boolean =>
  state === 'returned' && due === null && !isDisputed;

const hasFailed = ({ refunds }: Pick<StaffTracked, 'refunds'>) =>
  refunds.some(({ state }) => state === 'failed');

/** Whether a provider is sending the rest of a refund. By hand, or after a failure, staff send it. */
export const isOnItsWay = (tracked: Pick<StaffTracked, 'payment' | 'refunds'>): boolean =>
  !isByHand(tracked.payment.kind) && !hasFailed(tracked);

/** The states of the order and of its payment, for the page of an order. */
export function chipsOf(tracked: StaffTracked, order: TrackedOrder): { state: ChipWords; paid: ChipWords } {
  const isDisputed = tracked.disputes.some(({ state }) => state === 'open');
  const { state, moves, lines, return: back, refund_due: refundDue } = order;
  return {
    state: wordsOfState({
      state,
      moves,
      returnState: back?.state,
      isPartSent: state === 'preparing' && lines.some(({ sent }) => sent > 0),
      refundDue,
      isOnItsWay: isOnItsWay(tracked),
      isTaken: isAllTaken(order),
      isDisputed,
      isUnpaidExchange: state === 'returned' && order.change !== null,
    }),
    paid: paymentWords(tracked.payment, {
      ...order,
      refund_failed: hasFailed(tracked),
      is_disputed: isDisputed,
    }),
  };
}

/** The step that an address asks for. */
export const readAsked = (text: unknown): OrderMove | undefined => ORDER_MOVES.find((move) => move === text);

/** Nothing has to be said with these, and nothing is lost by them. */
export const AT_ONCE: ReadonlySet<OrderMove> = new Set(['accept', 'ready', 'accept_return']);

/**
 * Each move's name on its button and in a row, the message after it (which follows the number of the order),
 * and whether it takes something away.
 */
export const MOVES: Record<
  OrderMove,
  { label: string; short: string; busy: string; done: string; isHard?: true }
> = {
  await_trade_in: { label: 'Wait for the device', short: 'Wait', busy: 'Saving', done: 'waits' },
  pay_difference: {
    label: 'Pay the difference',
    short: 'Difference',
    busy: 'Asking',
    done: 'waits for the difference',
  },
  pay: { label: 'Mark as paid', short: 'Mark paid', busy: 'Marking', done: 'is paid' },
  late_payment: {
    label: 'The money came',
    short: 'Money came',
    busy: 'Noting',
    done: 'has a refund to send',
  },
  cancel: { label: 'Cancel order', short: 'Cancel', busy: 'Cancelling', done: 'is cancelled', isHard: true },
  accept: { label: 'Accept', short: 'Accept', busy: 'Accepting', done: 'is accepted' },
  refuse: { label: 'Refuse', short: 'Refuse', busy: 'Refusing', done: 'is refused', isHard: true },
  ready: { label: 'Ready to collect', short: 'Ready', busy: 'Saving', done: 'is ready to collect' },
  dispatch: { label: 'Dispatch', short: 'Dispatch', busy: 'Saving', done: 'has a new parcel' },
  refund_missing: {
    label: 'Refund what is missing',
    short: 'Refund',
    busy: 'Refunding',
    done: 'goes on without what is missing',
    isHard: true,
  },
  refund_amount: {
    label: 'Refund a sum',
    short: 'Refund',
    busy: 'Refunding',
    done: 'is refunded in part',
    isHard: true,
  },
  complete: { label: 'Hand over', short: 'Hand over', busy: 'Saving', done: 'is complete' },
  request_return: { label: 'Ask for a return', short: 'Return', busy: 'Asking', done: 'has a return' },
  accept_return: {
    label: 'Accept return',
    short: 'Accept',
    busy: 'Accepting',
    done: 'may be sent back',
  },
  refuse_return: {
    label: 'Refuse return',
    short: 'Refuse',
    busy: 'Refusing',
    done: 'may not be sent back',
    isHard: true,
  },
  withdraw_return: {
    label: 'Withdraw return',
    short: 'Withdraw',
    busy: 'Withdrawing',
    done: 'is not sent back',
  },
  appeal: { label: 'Appeal', short: 'Appeal', busy: 'Sending', done: 'is appealed' },
  receive_return: {
    label: 'Return has arrived',
    short: 'Receive',
    busy: 'Saving',
    done: 'has come back',
  },
  refund: { label: 'Refund', short: 'Refund', busy: 'Refunding', done: 'is refunded' },
  exchange: { label: 'Exchange', short: 'Exchange', busy: 'Exchanging', done: 'is exchanged' },
};

/** Moves that continue the order, the usual next one first. */
const FORWARD: readonly OrderMove[] = [
  'accept',
  'dispatch',
  'ready',
  'complete',
  'pay',
  'accept_return',
  'receive_return',
  'exchange',
  'refund',
];

/** A sent order completes automatically; completing it by hand is no step that waits for staff. */
export const nextMove = (moves: readonly OrderMove[], state: OrderState): OrderMove | undefined =>
  FORWARD.find((move) => moves.includes(move) && !(move === 'complete' && state === 'dispatched'));

export const KINDS: Record<OrderSummary['payment']['kind'], string> = {
  trial: 'Trial',
  stripe: 'Card',
  bank_transfer: 'Transfer',
  in_store: 'In store',
};

interface Sums {
  /** Of the order. */
  state?: OrderState;
  total: number;
  refunded: number;
  refund_due: number;
  taken?: number;
  refund_failed?: boolean;
  is_disputed?: boolean;
}

/** 'Card', 'Transfer due', 'On collection', 'Refund to send', 'Refunded', 'Taken back', 'Chargeback'. */
export function paymentWords(
  { kind, state }: Pick<Tracked['payment'], 'kind' | 'state'>,
  {
    total,
    refunded,
    refund_due: due,
    taken = 0,
    refund_failed: isFailed = false,
    is_disputed: isDisputed = false,
    state: orderState,
  }: Sums,
): ChipWords {
  if (isDisputed) return { label: 'Chargeback', look: 'decide' };
  if (due > 0 && isFailed) return { label: 'Refund failed', look: 'decide' };
  if (due > 0 && isByHand(kind)) {
    return { label: kind === 'in_store' ? 'Refund to give' : 'Refund to send', look: 'decide' };
  }
  if (due > 0) return { label: ON_ITS_WAY, look: 'waits' };
  if (state === 'paid' && refunded > 0) {
    // A refunded order may keep a part of its delivery.
    const isPart = refunded < total && orderState !== 'refunded';
    if (isAllTaken({ taken, refunded })) {
      return isPart ? { label: 'Part taken back', look: 'waits' } : { label: 'Taken back', look: 'over' };
    }
    return isPart ? { label: 'Part refunded', look: 'waits' } : { label: 'Refunded', look: 'over' };
  }
  if (state === 'paid') return { label: KINDS[kind], look: 'good' };
  if (state === 'cancelled') return { label: 'Not paid', look: 'fact' };
  if (state === 'declined') return { label: 'Declined', look: 'decide' };
  if (kind === 'in_store') return { label: 'On collection', look: 'fact' };
  return { label: `${KINDS[kind]} due`, look: 'waits' };
}

export const TABS = [
  {
    key: 'open',
    label: 'Open',
    states: [
      'pending_payment',
      'awaiting_trade_in',
      'paid',
      'preparing',
      'ready_to_collect',
      'dispatched',
      'return_requested',
      'returned',
    ],
  },
  { key: 'late', label: 'Late', states: [] },
  { key: 'new', label: 'New', states: ['pending_payment', 'paid'] },
  { key: 'work', label: 'In work', states: ['preparing'] },
  { key: 'waiting', label: 'Waiting', states: ['pending_payment', 'awaiting_trade_in', 'paid'] },
  { key: 'ready', label: 'Ready', states: ['ready_to_collect'] },
  { key: 'uncollected', label: 'Not collected', states: ['ready_to_collect'] },
  { key: 'way', label: 'On the way', states: ['dispatched'] },
  { key: 'returns', label: 'Returns', states: ['return_requested', 'returned'] },
  { key: 'transfers', label: 'Transfers', states: ['pending_payment'] },
  { key: 'refunds', label: 'Refunds', states: [] },
  { key: 'done', label: 'Done', states: ['completed', 'refunded', 'cancelled'] },
] as const satisfies readonly { key: string; label: string; states: readonly OrderState[] }[];

export type TabKey = (typeof TABS)[number]['key'];

/** Tabs whose orders are also in another tab. */
export const IN_OTHERS: ReadonlySet<TabKey> = new Set([
  'open',
  'late',
  'uncollected',
  'transfers',
  'refunds',
]);

type Counts = Readonly<Record<string, number>>;

/**
 * An order that is accepted before it is paid is new, and does not wait for a payment. A paid and held order
 * waits for a bank. Each order is in one of the tabs.
 */
export function countOfTab(key: TabKey, counts: Counts): number {
  const of = (name: string) => counts[name] ?? 0;
  if (key === 'late') return of('late');
  if (key === 'uncollected') return of('uncollected');
  if (key === 'transfers') return of('to_mark');
  if (key === 'refunds') return of('to_refund');
  if (key === 'new') return of('to_accept');
  const states = TABS.find((tab) => tab.key === key)?.states ?? [];
  const all = states.reduce((sum, state) => sum + of(state), 0);
  return key === 'waiting' ? all - of('to_accept') : all;
}
