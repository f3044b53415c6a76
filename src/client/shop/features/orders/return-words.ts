import type { TrackedOrder } from '#contract/orders.ts';
import { APPEAL_DAYS, RETURN_REFUND_DAYS, SEND_BACK_DAYS } from '#rules/checkout/returns.ts';
import { isAfterDay } from '#rules/orders/delivery-ways.ts';
import { sendBackBy } from '#rules/orders/next-step.ts';
import { dateWords } from '#rules/stores/shop-time.ts';
import { sumWords } from '#client/lib/format.ts';
import { type Counter, counterName, more } from './back-words.ts';
import { byWords, dayWords, whenWords } from '#client/lib/when-words.ts';
import type { Step } from '#client/ui/progress-steps.tsx';

type Event = TrackedOrder['events'][number];
type Return = NonNullable<TrackedOrder['return']>;

/** One return of an order, with its past and next steps. */
export type Returned = Pick<TrackedOrder, 'return' | 'events' | 'next'>;

/** Each return of an order, the newest first. Only the newest can be open. */
export function returnsOf<O extends Returned & Pick<TrackedOrder, 'earlier_returns' | 'moves'>>(
  order: O,
): O[] {
  const all = [...(order.return ? [order.return] : []), ...order.earlier_returns];
  return all.map((one, index) => {
    const until = all[index - 1]?.asked_at;
    const events = order.events.filter(({ at }) => at >= one.asked_at && (!until || at < until));
    const { next, moves } = index === 0 ? order : { next: null, moves: [] };
    return { ...order, return: one, events, next, moves };
  });
}

/** 'Your return'. Of several: 'Your return 2 of 2, requested on Tue 17 Nov'. The newest has the highest number. */
export const returnName = ({ return: one }: Returned, number: number, count: number): string =>
  count === 1 || !one
    ? 'Your return'
    : `Your return ${number} of ${count}, requested on ${dayWords(one.asked_at)}`;

const DAY_MS = 86_400_000;

const STEP_NAMES: Partial<Record<Event['move'], string>> = {
  request_return: 'Asked for',
  refuse_return: 'Refused',
  appeal: 'Appealed',
  accept_return: 'Accepted',
  withdraw_return: 'Withdrawn',
  receive_return: 'Arrived',
  refund: 'Refunded',
  exchange: 'Exchanged',
};

/** The steps ahead, with the time that each takes. The date of the next step is known. */
const AHEAD = [
  { move: 'accept_return', name: 'The store answers', takes: '' },
  { move: 'receive_return', name: 'You send it back', takes: `Within ${SEND_BACK_DAYS} days` },
  { move: 'refund', name: 'You get your refund', takes: `Up to ${RETURN_REFUND_DAYS} working days later` },
] as const;

/** The steps of a return with their dates, and the coming steps unless it was refused or withdrawn. */
export function returnStepsOf(order: Returned, isPaidInStore: boolean, now: Date): Step[] {
  const { return: last, events, next } = order;
  if (!last) return [];
  const due = last.refund?.refund_due ?? 0;
  const overdue = overdueSince(order, now);
  const taken = events.flatMap(({ move, at }) => {
    const name = move === 'refund' && due > 0 ? dueName(isPaidInStore) : STEP_NAMES[move];
    const sum = move === 'refund' && last.refund ? `${sumWords(sumOf(last.refund))}, ` : '';
    // A refund is agreed first, and made by hand on a later day.
    const when = (move === 'refund' && last.refund?.refunded_at) || at;
    const day = whenWords(when, now);
    return name ? [{ move, name, note: sum ? sum + day.replace('Today', 'today') : day }] : [];
  });
  const ahead =
    last.state === 'refused' || last.state === 'withdrawn'
      ? []
      : AHEAD.filter(
          ({ move }) =>
            !taken.some((step) => step.move === move) && !(move === 'refund' && last.state === 'exchanged'),
        );
  const isSettled = last.state === 'refunded' || last.state === 'exchanged';
  const isExchange = last.exchange && last.exchange.state !== 'ended';
  const isNow = (index: number) => index === taken.length - 1 && (!isSettled || due > 0);
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
          : move === 'refund' && isExchange
            ? 'You get what you want instead'
            : move === 'refund' && last.as_credit
              ? 'You get your store credit'
              : move === 'refund' && isPaidInStore
                ? 'Your money waits at the counter'
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

const sumOf = ({ refunded, credit_bonus: bonus }: NonNullable<Return['refund']>) => more(refunded, bonus);

/** Money that is given back at a counter is not on its way: it waits there. */
const dueName = (isPaidInStore: boolean) => (isPaidInStore ? 'Waits at the counter' : 'Refund on its way');

/** Where the buyer gets the money of a return that was paid in store. */
export const counterNote = (order: Counter): string =>
  `You paid in store, so your money waits for you at the counter of ${counterName(order)} once your return has arrived. It is not sent to a card or account.`;

/** The day by which an accepted return was to be sent, once it has passed. */
function overdueSince({ return: last, events }: Pick<Returned, 'return' | 'events'>, now: Date) {
  const accepted = events.findLast(({ move }) => move === 'accept_return');
  if (last?.state !== 'accepted' || !accepted) return undefined;
  const by = sendBackBy(new Date(accepted.at));
  return isAfterDay(by, now) ? by : undefined;
}

/** What to do after the day to send a return back has passed. */
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

/** Why a return was refused, why the buyer appealed, and what the shop decided, in this order. */
export function decisionsOf({
  return: last,
  events,
  business,
}: Pick<TrackedOrder, 'return' | 'events'> & {
  business: Pick<TrackedOrder['business'], 'name'>;
}): { who: string; words: string }[] {
  if (!last) return [];
  const { refusal, appeal } = last;
  const [, second] = events.filter(({ move }) => move === 'refuse_return');
  const isAccepted = events.some(({ move }) => move === 'accept_return');
  return [
    ...(refusal === null ? [] : [{ who: `${business.name} refused it`, words: refusal }]),
    ...(appeal === null ? [] : [{ who: 'You asked the shop to decide', words: appeal }]),
    ...(appeal !== null && second ? [{ who: 'The shop refused it too', words: second.note }] : []),
    ...(appeal !== null && isAccepted
      ? [{ who: 'The shop decided', words: 'Your return is accepted after all.' }]
      : []),
  ];
}

/** Until when a buyer may appeal a refused return; undefined if they may not. */
export function appealWords({ events, moves }: Pick<TrackedOrder, 'events' | 'moves'>): string | undefined {
  const refusal = events.findLast(({ move }) => move === 'refuse_return');
  if (!refusal || !moves.includes('appeal')) return undefined;
  const last = new Date(Date.parse(refusal.at) + APPEAL_DAYS * DAY_MS);
  return `If you don’t agree, you can ask the shop to decide: once, within ${APPEAL_DAYS} days, so until ${dateWords(last)}.`;
}
