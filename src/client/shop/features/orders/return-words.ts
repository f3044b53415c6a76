import type { TrackedOrder } from '#contract/orders.ts';
import { APPEAL_DAYS } from '#rules/checkout/returns.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { type Step, whenWords } from './order-words.ts';

type Event = TrackedOrder['events'][number];
type Returned = Pick<TrackedOrder, 'return' | 'events'>;

const DAY_MS = 86_400_000;

const STEP_NAMES: Partial<Record<Event['move'], string>> = {
  request_return: 'Asked for',
  refuse_return: 'Refused',
  appeal: 'Appealed',
  accept_return: 'Accepted',
  receive_return: 'Arrived',
  refund: 'Refunded',
};
const WAY_BACK = ['Accepted', 'Arrived', 'Refunded'];

/** The steps of the last return with their dates, and the coming steps unless it was refused. */
export function returnStepsOf({ return: last, events }: Returned, now: Date): Step[] {
  if (!last) return [];
  const since = events.findLastIndex(({ move }) => move === 'request_return');
  const taken = events.slice(Math.max(0, since)).flatMap(({ move, at }) => {
    const name = STEP_NAMES[move];
    return name ? [{ name, note: whenWords(at, now) }] : [];
  });
  const ahead =
    last.state === 'refused' ? [] : WAY_BACK.filter((name) => !taken.some((step) => step.name === name));
  const isNow = (index: number) => index === taken.length - 1 && last.state !== 'refunded';
  return [
    ...taken.map(({ name, note }, index) => ({
      // A return is refused a second time where an appeal was refused.
      name: taken.findIndex((step) => step.name === name) < index ? `${name} again` : name,
      note,
      state: isNow(index) ? ('now' as const) : ('done' as const),
    })),
    ...ahead.map((name) => ({ name, note: '', state: 'open' as const })),
  ];
}

/** Until when a buyer may appeal a refused return; undefined if they may not. */
export function appealWords({ events, moves }: Pick<TrackedOrder, 'events' | 'moves'>): string | undefined {
  const refusal = events.findLast(({ move }) => move === 'refuse_return');
  if (!refusal || !moves.includes('appeal')) return undefined;
  const last = new Date(Date.parse(refusal.at) + APPEAL_DAYS * DAY_MS);
  return `If you don’t agree, you can ask the shop to decide: once, within ${APPEAL_DAYS} days, so until ${dateWords(last)}.`;
}
