import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import type { OrderState } from '#rules/flows/order.ts';
import type { ReturnState } from '#rules/orders/kinds.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { byWords, whenWords } from '#client/lib/when-words.ts';
import type { Step } from '#client/ui/progress-steps.tsx';

/** The one of the four steps that an order is at, by its state. A return comes after the last one. */
const AT: Partial<Record<OrderState, number>> = {
  pending_payment: 0,
  awaiting_trade_in: 0,
  paid: 1,
  preparing: 1,
  ready_to_collect: 2,
  dispatched: 2,
};
const STEP_STATES = {
  send: ['paid', 'preparing', 'dispatched', 'completed'],
  collect: ['paid', 'preparing', 'ready_to_collect', 'completed'],
} as const;

/** The four steps of an order, each with its date. None for an order that ended without a sale. */
export function stepsOf(order: TrackedOrder, now: Date): Step[] {
  const { delivery, events, next, placed_at: placedAt } = order;
  if (isOver(order.state)) return [];
  const state = hasArrived(order.state) && !hasAllArrived(order) ? 'dispatched' : order.state;
  const states = STEP_STATES[delivery.way === 'collect' ? 'collect' : 'send'];
  const names = stepNames(order);
  // An order that is paid at the counter waits for the vendor, not for the buyer.
  const isPaidLater = state === 'pending_payment' && next?.who === 'vendor';
  const at = isPaidLater ? 1 : (AT[state] ?? states.length);
  return states.map((one, index) => {
    const reached = reachedAt(events, one) ?? (index === 0 ? placedAt : undefined);
    // For collection, the promise is when it is ready, not when it is collected.
    const isPromised = one === (delivery.way === 'collect' ? 'ready_to_collect' : 'completed');
    const due = next?.by && state !== 'dispatched' ? `By ${byWords(next.by, now)}` : '';
    const isDone = index < at;
    // The current step shows when it began, or by when it will begin.
    const isBegun = index === at && state === one;
    const ahead = index === at ? due : isPromised && !delivery.late ? delivery.promise : '';
    return {
      name: names[index] ?? '',
      note: isDone || isBegun ? (reached ? whenWords(reached, now) : '') : ahead,
      state: isDone ? 'done' : index === at ? 'now' : 'open',
    };
  });
}

/** When a step was reached. Later events may lead to its state again, such as a refund. */
function reachedAt(events: TrackedOrder['events'], state: OrderState): string | undefined {
  const move = state === 'dispatched' ? 'dispatch' : state === 'completed' ? 'complete' : undefined;
  const own = move ? events.filter((event) => event.move === move) : events;
  return (own.find(({ to }) => to === state) ?? (move && own.at(-1)))?.at;
}

/** The names of the steps for the buyer, by delivery way and current holder. */
function stepNames({ state, delivery, events, parcels, next }: TrackedOrder): string[] {
  const isCollected = delivery.way === 'collect';
  const isPaid = events.some(({ to }) => to === 'paid');
  const waits = (state === 'pending_payment' || state === 'awaiting_trade_in') && next?.who !== 'vendor';
  const [carrier, ...others] = new Set(parcels.map((parcel) => parcel.carrier));
  return [
    isPaid ? 'Paid' : waits ? 'Payment' : 'Placed',
    events.some(({ to }) => to === 'preparing') ? 'Being packed' : 'The store accepts it',
    isCollected ? 'Ready to collect' : carrier && others.length === 0 ? `With ${carrier}` : 'On its way',
    isCollected ? 'Collected' : 'With you',
  ];
}

const WHO = { buyer: 'You', administrator: 'The shop', system: 'The carrier' } as const;

/** 'Northside Phones accepts the order by Tue 17 Nov.' */
export function nextWords(
  { next, business }: Pick<TrackedOrder, 'next' | 'business'>,
  now: Date,
): string | undefined {
  if (!next) return undefined;
  const who = next.who === 'vendor' ? business.name : WHO[next.who];
  const by = next.by ? ` by ${byWords(next.by, now)}` : '';
  return `${who} ${next.what}${by}.`;
}

const AWAITED = { who: 'buyer', what: 'wait for the answer of your bank', by: null } as const;

/** The order while the bank has the payment: no action and no deadline. */
export const awaiting = (tracked: Tracked): Tracked => ({
  ...tracked,
  payment: { ...tracked.payment, hold_until: null, is_awaited: true },
  orders: tracked.orders.map((order) => ({ ...order, next: AWAITED })),
});

/**
 * The order when the time to pay is over. The shop cancels it a moment later, so it is shown as cancelled.
 */
export const lapsed = (tracked: Tracked): Tracked => ({
  ...tracked,
  state: 'cancelled',
  orders: tracked.orders.map((order) => ({ ...order, state: 'cancelled', next: null, moves: [] })),
});

const STATE_WORDS: Record<OrderState, string> = {
  pending_payment: 'Waiting for payment',
  awaiting_trade_in: 'Waiting for your trade-in',
  paid: 'Paid',
  preparing: 'Being packed',
  ready_to_collect: 'Ready to collect',
  dispatched: 'On its way',
  completed: 'Complete',
  return_requested: 'Return requested',
  returned: 'Return arrived',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
};

/** State texts by the last return, where these say more than the order's state. */
const RETURN_WORDS: Partial<Record<OrderState, Partial<Record<ReturnState, string>>>> = {
  return_requested: { appealed: 'The shop decides', accepted: 'Send it back' },
  completed: { refused: 'Return refused' },
};

/** The state of an order as text for the buyer, with the part of a refund that is still due. */
export const stateWords = (
  state: OrderState,
  last: ReturnState | null,
  due: number,
  isPaidInStore = false,
): string =>
  state === 'refunded' && due > 0
    ? `Refund ${isPaidInStore ? 'waits at the counter' : 'on its way'}`
    : ((last && RETURN_WORDS[state]?.[last]) ?? STATE_WORDS[state]);

/** 'Ready since Mon 16 Nov, kept until Thu 26 Nov'. The day is left out once it is over. */
export function readyWords({ events, next }: Pick<TrackedOrder, 'events' | 'next'>): string {
  const ready = events.findLast(({ to }) => to === 'ready_to_collect');
  const since = ready ? `Ready since ${dateWords(new Date(ready.at))}` : 'Ready';
  return next?.by ? `${since}, kept until ${dateWords(new Date(next.by))}` : since;
}

/** The consequence if an order is not collected. */
export function uncollectedWords(
  { business, next, events }: Pick<TrackedOrder, 'business' | 'next' | 'events'>,
  isPaidInStore: boolean,
): string {
  const until = next?.by && dateWords(new Date(next.by));
  if (isPaidInStore && events.every(({ to }) => to !== 'paid')) {
    return `${until ? `Held for you until ${until}. After that` : 'It was held for ten days. Now'} it is cancelled, and the items are for sale again.`;
  }
  return `${until ? `Kept until ${until}. After that` : 'It was kept for ten days.'} ${business.name} may cancel it, and anything you paid goes back to you.`;
}

/** Nothing more will arrive, so no date is shown. */
export const hasArrived = (state: OrderState) =>
  state === 'completed' || state === 'return_requested' || state === 'returned';

type Parcel = Pick<TrackedOrder['parcels'][number], 'lines' | 'has_arrived'>;
type Sent = Pick<TrackedOrder, 'state'> & { parcels: readonly Parcel[] };
const isHere = (parcel: Parcel) => parcel.has_arrived;

/** Whether the buyer has everything. During a return, another parcel may still be on its way. */
export const hasAllArrived = ({ state, parcels }: Sent): boolean =>
  hasArrived(state) && parcels.every(isHere);

/** 'Deliver', 'Delivered', or 'Sent' if only a return shows that it arrived, and the day is unknown. */
export function sentWords(
  order: Sent & { events: readonly Pick<TrackedOrder['events'][number], 'move'>[] },
): string {
  if (!hasAllArrived(order)) return 'Deliver';
  return order.events.some(({ move }) => move === 'complete') ? 'Delivered' : 'Sent';
}

/** The state that counts for one line: of several parcels, one may have arrived and another not. */
export function stateOfLine({ state, parcels }: Sent, lineId: number): OrderState {
  const of = parcels.filter(({ lines }) => lines.some(({ line_id: id }) => id === lineId));
  if (hasArrived(state)) return of.every(isHere) ? state : 'dispatched';
  return state === 'dispatched' && of.length > 0 && of.every(isHere) ? 'completed' : state;
}

/** Nothing more is sent or handed over. */
export const isOver = (state: OrderState) => state === 'cancelled' || state === 'refunded';

/** Nothing is in transit in either direction. Reviews and ordering again are possible. */
export const isSettled = (state: OrderState) =>
  state === 'completed' || state === 'refunded' || state === 'cancelled';

/**
 * Whether the order has a button to cancel it. An order that waits for a payment has it in the payment panel.
 */
export const mayCancelHere = ({
  moves,
  next,
  state,
}: Pick<TrackedOrder, 'moves' | 'next' | 'state'>): boolean =>
  moves.includes('cancel') && (next?.who === 'vendor' || state === 'ready_to_collect');

/** Whom to ask if the buyer can't cancel any more. Nothing while the bank has not decided. */
export function askToCancel({
  state,
  moves,
  next,
  business,
}: Pick<TrackedOrder, 'state' | 'moves' | 'next' | 'business'>): string | undefined {
  const isAccepted = state === 'preparing' || state === 'ready_to_collect';
  if (!isAccepted || moves.includes('cancel') || next?.who === 'administrator') return undefined;
  return `It can’t be cancelled here any more. To cancel, please ask ${business.name}${business.phone && `, ${business.phone}`}.`;
}

/** The move that ended an order without a sale. */
const isEnd = ({ move, to }: Pick<TrackedOrder['events'][number], 'move'> & { to?: OrderState }) =>
  move === 'cancel' || move === 'refuse' || (move === 'chargeback' && to === 'refunded');

/** Whether the buyer, the vendor or the buyer's bank ended it, before anything was sent. */
export const wasCancelled = ({
  state,
  events,
}: Pick<TrackedOrder, 'state'> & { events: readonly Parameters<typeof isEnd>[0][] }): boolean =>
  state === 'cancelled' || (state === 'refunded' && events.some(isEnd));

/** Why and when an order ended without a sale: 'You cancelled it on Mon 12 Oct.' */
export function endWords(
  { state, events, business }: Pick<TrackedOrder, 'state' | 'events' | 'business'>,
  now: Date,
): string | undefined {
  const end = events.findLast(isEnd);
  if (!end || !isOver(state)) return undefined;
  const when = `on ${whenWords(end.at, now)}`.replace('on Today, ', 'today at ');
  if (end.move === 'chargeback') return `It ended ${when}, before anything was sent.`;
  if (end.actor === 'system') return `It was cancelled ${when}. ${end.note}`;
  const who = { buyer: 'You', vendor: business.name, administrator: 'The shop' }[end.actor];
  const why = end.note.trim().replace(/[.!]$/, '');
  return `${who} cancelled it ${when}${why && `: ${why}`}.`;
}
