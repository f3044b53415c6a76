import type { TrackedOrder } from '#contract/orders.ts';
import { APPEAL_DAYS, RETURN_REFUND_DAYS, SEND_BACK_DAYS } from '#rules/checkout/returns.ts';
import { isAfterDay } from '#rules/orders/delivery-ways.ts';
import { sendBackBy } from '#rules/orders/next-step.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { byWords, type Step, whenWords } from './order-words.ts';

type Event = TrackedOrder['events'][number];
type Returned = Pick<TrackedOrder, 'return' | 'events' | 'next' | 'refund_due'>;

const DAY_MS = 86_400_000;

const STEP_NAMES: Partial<Record<Event['move'], string>> = {
  request_return: 'Asked for',
  refuse_return: 'Refused',
  appeal: 'Appealed',
  accept_return: 'Accepted',
  withdraw_return: 'Withdrawn',
  receive_return: 'Arrived',
  refund: 'Refunded',
};

/** The steps ahead, with the time that each takes. The day of the next one is known. */
const AHEAD = [
  { move: 'accept_return', name: 'The store answers', takes: '' },
  { move: 'receive_return', name: 'You send it back', takes: `Within ${SEND_BACK_DAYS} days` },
  { move: 'refund', name: 'You get your refund', takes: `Up to ${RETURN_REFUND_DAYS} working days later` },
] as const;

/** The steps of the last return with their dates, and the coming steps unless it was refused or withdrawn. */
export function returnStepsOf(order: Returned, now: Date): Step[] {
  const { return: last, events, next, refund_due: due } = order;
  if (!last) return [];
  const overdue = overdueSince(order, now);
  const since = events.findLastIndex(({ move }) => move === 'request_return');
  const taken = events.slice(Math.max(0, since)).flatMap(({ move, at }) => {
    const name = move === 'refund' && due > 0 ? 'Refund on its way' : STEP_NAMES[move];
    return name ? [{ move, name, note: whenWords(at, now) }] : [];
  });
  const ahead =
    last.state === 'refused' || last.state === 'withdrawn'
      ? []
      : AHEAD.filter(({ move }) => !taken.some((step) => step.move === move));
  const isNow = (index: number) => index === taken.length - 1 && (last.state !== 'refunded' || due > 0);
  return [
    ...taken.map(({ name, note }, index) => ({
      // A return is refused a second time where an appeal was refused.
      name: taken.findIndex((step) => step.name === name) < index ? `${name} again` : name,
      note,
      state: isNow(index) ? ('now' as const) : ('done' as const),
    })),
    ...ahead.map(({ move, name, takes }, index) => ({
      name:
        move === 'accept_return' && last.state === 'appealed'
          ? 'The shop decides'
          : move === 'refund' && last.as_credit
            ? 'You get your store credit'
            : name,
      note:
        index > 0
          ? takes
          : next?.by
            ? `By ${byWords(next.by, now)}`
            : overdue
              ? `Was due by ${dateWords(overdue)}`
              : takes,
      state: 'open' as const,
    })),
  ];
}

/** The day by which an accepted return was to be sent, once it has passed. */
function overdueSince({ return: last, events }: Pick<Returned, 'return' | 'events'>, now: Date) {
  const accepted = events.findLast(({ move }) => move === 'accept_return');
  if (last?.state !== 'accepted' || !accepted) return undefined;
  const by = sendBackBy(new Date(accepted.at));
  return isAfterDay(by, now) ? by : undefined;
}

/** What to do where the day to send a return back has passed. */
export function overdueWords(
  order: Pick<TrackedOrder, 'return' | 'events'> & {
    business: Pick<TrackedOrder['business'], 'name' | 'phone'>;
  },
  now: Date,
): string | undefined {
  const by = overdueSince(order, now);
  if (!by) return undefined;
  const { name, phone } = order.business;
  return `The day to send it back was ${dateWords(by)}, and it has passed. Please write to us, or call ${name}${phone && ` on ${phone}`}, before you send it.`;
}

/** Until when a buyer may appeal a refused return; undefined if they may not. */
export function appealWords({ events, moves }: Pick<TrackedOrder, 'events' | 'moves'>): string | undefined {
  const refusal = events.findLast(({ move }) => move === 'refuse_return');
  if (!refusal || !moves.includes('appeal')) return undefined;
  const last = new Date(Date.parse(refusal.at) + APPEAL_DAYS * DAY_MS);
  return `If you don’t agree, you can ask the shop to decide: once, within ${APPEAL_DAYS} days, so until ${dateWords(last)}.`;
}
