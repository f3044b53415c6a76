import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import type { OrderState } from '#rules/flows/order.ts';
import { dateWords } from '#rules/orders/shop-time.ts';
import { clockWords } from '#rules/stores/opening-hours.ts';
import { shopTime } from '#rules/orders/shop-time.ts';

export interface Step {
  name: string;
  note: string;
  state: 'done' | 'now' | 'open';
}

/** 'Today, 9:41 AM' or 'Tue 17 Nov'. */
export function whenWords(moment: string, now: Date): string {
  const date = new Date(moment);
  const [then, today] = [shopTime(date), shopTime(now)];
  const isToday = then.year === today.year && then.month === today.month && then.day === today.day;
  if (!isToday) return dateWords(date);
  const hours = String(Math.floor(then.minutes / 60)).padStart(2, '0');
  return `Today, ${clockWords(`${hours}:${String(then.minutes % 60).padStart(2, '0')}`)}`;
}

const STEPS = {
  send: [
    { name: 'Paid', state: 'paid' },
    { name: 'Being packed', state: 'preparing' },
    { name: 'On its way', state: 'dispatched' },
    { name: 'With you', state: 'completed' },
  ],
  collect: [
    { name: 'Paid', state: 'paid' },
    { name: 'Being packed', state: 'preparing' },
    { name: 'Ready to collect', state: 'ready_to_collect' },
    { name: 'Collected', state: 'completed' },
  ],
} as const;

/** The four steps of an order, each with when it was reached. Nothing for one that came to nothing. */
export function stepsOf(order: TrackedOrder, now: Date): Step[] {
  if (order.state === 'cancelled' || order.state === 'refunded') return [];
  const steps = STEPS[order.delivery.way === 'collect' ? 'collect' : 'send'];
  const reachedAt = (state: string) => order.events.findLast(({ to }) => to === state)?.at;
  const last = steps.findLastIndex(({ state }) => reachedAt(state) !== undefined);
  return steps.map(({ name, state }, index) => {
    const at = reachedAt(state);
    const isLast = index === steps.length - 1;
    return {
      name,
      note: at ? whenWords(at, now) : isLast ? order.delivery.promise : '',
      state: at && (index < last || isLast) ? 'done' : index === last ? 'now' : 'open',
    };
  });
}

const RETURN_STEPS = [
  { name: 'Asked for', states: ['requested', 'appealed'], moves: ['request_return', 'appeal'] },
  { name: 'Accepted', states: ['accepted'], moves: ['accept_return'] },
  { name: 'Arrived', states: ['received'], moves: ['receive_return'] },
  { name: 'Refunded', states: ['refunded'], moves: ['refund'] },
] as const;

/** The four steps of the last return, each with when it was reached. None for one that was refused. */
export function returnStepsOf({ return: last, events }: TrackedOrder, now: Date): Step[] {
  if (!last || last.state === 'refused') return [];
  const since = events.findLastIndex(({ move }) => move === 'request_return');
  const own = events.slice(Math.max(0, since));
  const reached = RETURN_STEPS.findIndex(({ states }) => states.some((state) => state === last.state));
  return RETURN_STEPS.map(({ name, moves }, index) => {
    const at = own.findLast(({ move }) => moves.some((one) => one === move))?.at;
    const isEnd = last.state === 'refunded';
    return {
      name,
      note: at && index <= reached ? whenWords(at, now) : '',
      state: index < reached || (index === reached && isEnd) ? 'done' : index === reached ? 'now' : 'open',
    };
  });
}

const WHO = { buyer: 'You', administrator: 'The shop', system: 'The carrier' } as const;

/** 'Northside Phones accepts the order by Tue 17 Nov.' */
export function nextWords(
  { next, business }: Pick<TrackedOrder, 'next' | 'business'>,
  now: Date,
): string | undefined {
  if (!next) return undefined;
  const who = next.who === 'vendor' ? business.name : WHO[next.who];
  const by = next.by ? ` by ${whenWords(next.by, now).replace(/^Today, (.*)$/, '$1 today')}` : '';
  return `${who} ${next.what}${by}.`;
}

/** Where an order stands, in the buyer's words. */
export const STATE_WORDS: Record<OrderState, string> = {
  pending_payment: 'Waiting for payment',
  awaiting_trade_in: 'Waiting for your trade-in',
  paid: 'Paid',
  preparing: 'Being packed',
  ready_to_collect: 'Ready to collect',
  dispatched: 'On its way',
  completed: 'Complete',
  return_requested: 'Return asked for',
  returned: 'Returned',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
};

/** Nothing more is sent or handed over. */
export const isOver = (state: OrderState) => state === 'cancelled' || state === 'refunded';

interface Head {
  title: string;
  text: string;
  isGood: boolean;
  /** It was placed or paid just now, and mails about it are on their way. */
  isNew?: boolean;
}

/** What the page says first, by where everything stands. */
export function headOf(tracked: Pick<Tracked, 'state' | 'payment' | 'name' | 'number'>): Head {
  const { state, payment, name, number } = tracked;
  const first = name.split(' ')[0] ?? name;
  switch (state) {
    case 'pending_payment':
      return payment.kind === 'bank_transfer' || payment.kind === 'in_store'
        ? { title: `Thank you, ${first}`, text: `Order ${number} is placed.`, isGood: true, isNew: true }
        : {
            title: 'Pay for your order',
            text: `Order ${number} is waiting for your payment.`,
            isGood: false,
          };
    case 'awaiting_trade_in':
      return {
        title: `Thank you, ${first}`,
        text: `Order ${number} waits for your trade-in.`,
        isGood: true,
        isNew: true,
      };
    case 'paid':
      return { title: `Thank you, ${first}`, text: `Order ${number} is paid.`, isGood: true, isNew: true };
    case 'preparing':
      return { title: 'Your order is being packed', text: `Order ${number} was accepted.`, isGood: true };
    case 'ready_to_collect':
      return {
        title: 'Your order is ready',
        text: `Order ${number} waits for you at the counter.`,
        isGood: true,
      };
    case 'dispatched':
      return { title: 'Your order is on its way', text: `Order ${number} was sent.`, isGood: true };
    case 'completed':
      return { title: 'Your order has arrived', text: `Order ${number} is complete.`, isGood: true };
    case 'return_requested':
    case 'returned':
      return { title: 'Your return', text: `It belongs to order ${number}.`, isGood: false };
    case 'refunded':
      return { title: 'Your money is on its way back', text: `Order ${number} was refunded.`, isGood: false };
    case 'cancelled':
      return {
        title: 'This order was cancelled',
        text:
          payment.state === 'paid'
            ? `Your payment for ${number} is on its way back.`
            : `Nothing was taken for ${number}.`,
        isGood: false,
      };
  }
}

type Reason = NonNullable<TrackedOrder['return']>['reason'];

export const RETURN_REASON_WORDS: Record<Reason, string> = {
  changed_mind: 'I changed my mind',
  faulty: 'It doesn’t work',
  damaged: 'It arrived damaged',
  not_as_described: 'It isn’t as described',
  wrong_item: 'It’s the wrong item',
  other: 'Something else',
};
