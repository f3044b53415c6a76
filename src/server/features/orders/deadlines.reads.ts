import { RETURN_ANSWER_DAYS, RETURN_REFUND_DAYS } from '#rules/checkout/returns.ts';
import type { OrderState } from '#rules/flows/order.ts';
import { KEPT_DAYS } from '#rules/orders/next-step.ts';
import { addWorkingDays } from '#rules/stores/shop-time.ts';
import { IS_CHANGING } from './changes.reads.ts';
import { IS_DISPUTED } from './refunded.reads.ts';

/**
 * The deadlines of the office in SQL: `officeStep` of the rules for many orders at once. Today, the list of orders and
 * every count use these. In a query, `$1` is the caller's business (null for the site), and `$2` is now.
 */

const DAY = 24 * 60 * 60_000;
/** At noon, and far from a change of the clock. */
const MONDAY = Date.parse('2026-01-05T12:00:00Z');
const ISO_DAYS = [1, 2, 3, 4, 5, 6, 7];

const inLondon = (moment: string) => `((${moment}) at time zone 'Europe/London')`;

/** How many days later a time has had so many working days, by its day of the week. */
function daysSql(local: string, workingDays: number): string {
  const cases = ISO_DAYS.map((isoDay) => {
    const at = new Date(MONDAY + (isoDay - 1) * DAY);
    return `when ${isoDay} then ${(addWorkingDays(at, workingDays).getTime() - at.getTime()) / DAY}`;
  });
  return `make_interval(days => case extract(isodow from ${local})::int ${cases.join(' ')} end)`;
}

/** `addWorkingDays` of the rules. */
function workingDaysSql(moment: string, workingDays: number): string {
  const local = inLondon(moment);
  return `((date_trunc('minute', ${local}) + ${daysSql(local, workingDays)}) at time zone 'Europe/London')`;
}

/**
 * Orders to be paid at the counter are accepted before the payment. Disputed orders are held. The array keeps
 * PostgreSQL from reading all payments for a few orders, as it would for an `exists`.
 */
export const TO_ACCEPT = `((o.state = 'paid' and not ${IS_DISPUTED}) or (o.state = 'pending_payment'
  and 'in_store' = any(array(select p.kind from payments p where p.group_id = g.id))))`;

/** Orders that wait until the site's office marks their transfer as paid. */
export const TO_MARK = `(o.state = 'pending_payment' and $1::int is null
  and 'bank_transfer' = any(array(select p.kind from payments p where p.group_id = g.id)))`;

/** `acceptBy` of the rules: a working day after payment or placing, in working hours, before it must leave. */
const PAID_AT = inLondon('coalesce(o.paid_at, o.placed_at)');
const ANSWER_DAY = `(date_trunc('day', ${PAID_AT}) + ${daysSql(PAID_AT, 1)})`;
const ANSWER_TIME = `least(time '18:00', greatest(time '09:00', date_trunc('minute', ${PAID_AT})::time))`;
const ACCEPT_BY = `least(o.send_by, (${ANSWER_DAY} + ${ANSWER_TIME}) at time zone 'Europe/London')`;

/** The site's office decides on appeals. An accepted return is on its way from the buyer. */
const RETURN_BY = `(select case
    when r.state = 'accepted' or (r.state = 'appealed' and $1::int is not null) then null
    else ${workingDaysSql('r.updated_at', RETURN_ANSWER_DAYS)} end
  from order_returns r where r.order_id = o.id order by r.id desc limit 1)`;
const REFUND_BY = `(select ${workingDaysSql('r.updated_at', RETURN_REFUND_DAYS)}
  from order_returns r where r.order_id = o.id order by r.id desc limit 1)`;

/** The states in which an order may wait for the office. */
export const WAITING_STATES: readonly OrderState[] = [
  'pending_payment',
  'paid',
  'preparing',
  'return_requested',
  'returned',
];
export const MAY_WAIT = `o.state in (${WAITING_STATES.map((state) => `'${state}'`).join(', ')})`;

/**
 * The deadline of the caller's office: to accept an order, send it, or answer or refund its return; null
 * while another side acts. A disputed order is held until the bank has decided. Milliseconds, as in
 * JavaScript: with finer times the last row of a page would come again.
 */
export const DUE = `date_trunc('milliseconds', case
  when o.state = 'return_requested' then ${RETURN_BY}
  when ${TO_ACCEPT} then ${ACCEPT_BY}
  when ${IS_DISPUTED} then null
  when o.state = 'preparing' then o.send_by
  when o.state = 'returned' and not ${IS_CHANGING} then ${REFUND_BY} end)`;

/** The position of an order in a list by deadline. Orders that wait for another side come last. */
export const DUE_ORDER = `coalesce(${DUE}, date_trunc('milliseconds', o.placed_at) + interval '100 years')`;

export const LATE = `coalesce(${DUE} < $2::timestamptz, false)`;

/** Ready, and not collected as long as the store keeps it. */
export const UNCOLLECTED = `(o.state = 'ready_to_collect' and o.sent_at <= $2::timestamptz - interval '${KEPT_DAYS} days')`;
