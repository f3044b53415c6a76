import type { OrderSummary, Tracked } from '#contract/orders.ts';
import type { OrderMove, OrderState } from '#rules/flows/order.ts';
import type { ChipLook } from './chip.tsx';

/** Where an order stands, in the words of whoever works on it. */
const STATES: Record<OrderState, { label: string; look: ChipLook }> = {
  pending_payment: { label: 'Unpaid', look: 'waits' },
  awaiting_trade_in: { label: 'Awaits trade-in', look: 'waits' },
  paid: { label: 'To accept', look: 'new' },
  preparing: { label: 'Preparing', look: 'work' },
  ready_to_collect: { label: 'To collect', look: 'good' },
  dispatched: { label: 'On the way', look: 'good' },
  completed: { label: 'Complete', look: 'over' },
  return_requested: { label: 'Return', look: 'decide' },
  returned: { label: 'To refund', look: 'decide' },
  refunded: { label: 'Refunded', look: 'over' },
  cancelled: { label: 'Cancelled', look: 'over' },
};

/** What is paid at the counter has to be accepted before it is paid. */
export const stateOf = ({ state, moves }: { state: OrderState; moves: readonly OrderMove[] }) =>
  moves.includes('accept') ? STATES.paid : STATES[state];

/** What a move is called on its button, what is said once it is made (after the number of the order), and whether it takes something away. */
export const MOVES: Record<OrderMove, { label: string; busy: string; done: string; isHard?: true }> = {
  pay: { label: 'Mark as paid', busy: 'Marking', done: 'is paid' },
  cancel: { label: 'Cancel order', busy: 'Cancelling', done: 'is cancelled', isHard: true },
  accept: { label: 'Accept', busy: 'Accepting', done: 'is accepted' },
  refuse: { label: 'Refuse', busy: 'Refusing', done: 'is refused', isHard: true },
  ready: { label: 'Ready to collect', busy: 'Saving', done: 'is ready to collect' },
  dispatch: { label: 'Dispatch', busy: 'Saving', done: 'has a new parcel' },
  refund_missing: {
    label: 'Refund what is missing',
    busy: 'Refunding',
    done: 'has refunded what is missing',
    isHard: true,
  },
  complete: { label: 'Hand over', busy: 'Saving', done: 'is complete' },
  request_return: { label: 'Ask for a return', busy: 'Asking', done: 'has a return' },
  accept_return: { label: 'Accept return', busy: 'Accepting', done: 'has its return accepted' },
  refuse_return: { label: 'Refuse return', busy: 'Refusing', done: 'has its return refused', isHard: true },
  appeal: { label: 'Appeal', busy: 'Sending', done: 'is appealed' },
  receive_return: { label: 'Return has arrived', busy: 'Saving', done: 'has its return back' },
  refund: { label: 'Refund', busy: 'Refunding', done: 'is refunded' },
};

/** Moves that go on with the order, the usual next one first. */
const FORWARD: readonly OrderMove[] = [
  'accept',
  'dispatch',
  'ready',
  'complete',
  'pay',
  'accept_return',
  'receive_return',
  'refund',
];

/** A sent order completes by itself; by hand that is no step that waits for somebody. */
export const nextMove = (moves: readonly OrderMove[], state: OrderState): OrderMove | undefined =>
  FORWARD.find((move) => moves.includes(move) && !(move === 'complete' && state === 'dispatched'));

const KINDS: Record<OrderSummary['payment']['kind'], string> = {
  trial: 'Trial',
  stripe: 'Card',
  bank_transfer: 'Transfer',
  in_store: 'In store',
};

/** 'Card', 'Transfer due', 'At collection'. */
export function paymentWords({ kind, state }: Pick<Tracked['payment'], 'kind' | 'state'>): {
  label: string;
  look: ChipLook;
} {
  if (state === 'paid') return { label: KINDS[kind], look: 'good' };
  if (state === 'cancelled') return { label: 'Not paid', look: 'fact' };
  if (state === 'declined') return { label: 'Declined', look: 'decide' };
  if (kind === 'in_store') return { label: 'At collection', look: 'fact' };
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
  { key: 'late', label: 'Late', states: ['pending_payment', 'paid', 'preparing'] },
  { key: 'new', label: 'New', states: ['pending_payment', 'paid'] },
  { key: 'work', label: 'In work', states: ['preparing'] },
  { key: 'waiting', label: 'Waiting', states: ['pending_payment', 'awaiting_trade_in'] },
  { key: 'ready', label: 'Ready', states: ['ready_to_collect'] },
  { key: 'way', label: 'On the way', states: ['dispatched'] },
  { key: 'returns', label: 'Returns', states: ['return_requested', 'returned'] },
  { key: 'done', label: 'Done', states: ['completed', 'refunded', 'cancelled'] },
] as const satisfies readonly { key: string; label: string; states: readonly OrderState[] }[];

export type TabKey = (typeof TABS)[number]['key'];

/** Counted by the server, since these don't depend on the state alone. */
const COUNTED: Partial<Record<TabKey, string>> = { late: 'late', new: 'to_accept' };

export function countOfTab(key: TabKey, counts: Readonly<Record<string, number>>): number {
  const counted = COUNTED[key];
  if (counted) return counts[counted] ?? 0;
  const states = TABS.find((tab) => tab.key === key)?.states ?? [];
  return states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}
