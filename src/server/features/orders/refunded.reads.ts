import type { TrackedOrder } from '#contract/orders.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { CreditNoteContent } from '#rules/papers/credit-note.ts';

/** The refunds of order `o` of group `g`. A late payment is refunded at once for all orders of the group. */
const REFUNDS = `
  from refunds f join payments p on p.id = f.payment_id
  where p.group_id = g.id and coalesce(f.order_id, o.id) = o.id`;

/** When money of order `o` last went back. */
export const REFUNDED_AT = `(select max(f.ended_at) filter (where f.state = 'done') ${REFUNDS})`;

/** The reason of a refund for a changed order. */
export const CHANGED = 'Order changed';
/** The reason of a refund of a payment for a change that had ended. */
export const CHANGE_ENDED = 'The payment came after the change had ended';

/** The reason of a refund of a card payment that came after the money was taken in store. */
export const PAID_HERE = 'The order was paid in store';
/** The reason of a refund of the difference for a device, when it was no longer to be paid. */
export const NOT_NEEDED = 'The difference was no longer to be paid';
/** The reason of store credit that a change had taken, and gave back since it was not made. */
export const CHANGE_NOT_MADE = 'Change not made';

/**
 * Whether refund `f` is for a change of the order. The order's total already includes the change, so it is no
 * part of the refunded sum.
 */
const IS_OF_CHANGE = `(f.reason in ('${CHANGED}', '${CHANGE_ENDED}', '${PAID_HERE}', '${NOT_NEEDED}')
  and not exists (select from invoices n where n.refund_id = f.id))`;

/** Money of order `o` that has not gone back yet. Of a late payment, each order has its part in `refunded`. */
export const REFUND_DUE = `(
  select coalesce(sum(case when f.order_id is null then o.refunded else f.to_payment end), 0)::int ${REFUNDS}
    and f.state <> 'done' and not ${IS_OF_CHANGE})`;

/** SQL for the money of order `o` that the buyer's bank took back. */
export const TAKEN = `(select coalesce(sum(f.to_payment), 0)::int ${REFUNDS} and f.is_taken)`;

/** Whether a refund of order `o` failed. */
export const REFUND_FAILED = `exists (select ${REFUNDS} and f.state = 'failed')`;

/**
 * SQL for whether the buyer's bank disputes the payment of group `g`, and there is no decision yet. Payments of repairs
 * have no group: with one of them, `in` would answer null instead of false.
 */
export const IS_DISPUTED = `g.id in (
  select p.group_id from disputes d join payments p on p.id = d.payment_id
  where d.state = 'open' and p.group_id is not null)`;

/**
 * Whether money of order `o` waits for the caller's office: `refundMoves` of the rules in SQL, or an open
 * chargeback. A vendor gives back money that was paid at the counter, the site's office all other money. `$1`
 * is the caller's business.
 */
export const TO_REFUND = `(${IS_DISPUTED} or case when o.refunded + o.changed_back > 0 then exists (select ${REFUNDS}
  and ($1::int is null or p.kind = 'in_store')
  and (f.state = 'failed' or (f.state = 'pending' and p.kind in ('bank_transfer', 'in_store')))) else false end)`;

/** One refund of an order, in pence. */
export interface RefundJson {
  to_payment: number;
  to_credit: number;
  bonus: number;
  is_done: boolean;
  is_taken: boolean;
  at: string;
  ended_at: string | null;
  reason: string;
  /** The content of its credit note. Null for a payment that came too late, which has none. */
  note: Pick<CreditNoteContent, 'lines' | 'delivery' | 'total'> | null;
}

/** All refunds of order `o` as JSON, the oldest first. Of a late payment, each order has its part in `refunded`. */
export const REFUND_LIST = `(
  select coalesce(json_agg(json_build_object('to_payment', case when f.order_id is null then o.refunded else f.to_payment end,
    'to_credit', f.to_credit, 'bonus', f.bonus, 'is_done', f.state = 'done', 'is_taken', f.is_taken, 'at', f.created_at, 'ended_at', f.ended_at, 'reason', f.reason,
    'note', case when i.id is not null then json_build_object('lines', i.content -> 'lines',
      'delivery', i.content -> 'delivery', 'total', i.content -> 'total') end) order by f.created_at, i.id), '[]')
  from refunds f join payments p on p.id = f.payment_id left join invoices i on i.refund_id = f.id
  where p.group_id = g.id and coalesce(f.order_id, o.id) = o.id)`;

const OF_CHANGES: ReadonlySet<string> = new Set([CHANGED, CHANGE_ENDED, PAID_HERE, NOT_NEEDED]);

type Refund = TrackedOrder['refunds'][number];
type Line = { id: number; name: string; choice: string; sku: string };

const pounds = (amount: number) => poundsFromPence(pence(amount));

/** Why a sum was refunded. A changed order has no lines to name, and no credit note of the difference. */
function reasonOf(
  { reason, is_taken: isTaken }: Pick<RefundJson, 'reason' | 'is_taken'>,
  note: RefundJson['note'],
  lines: number,
): string | null {
  if (note === null) return OF_CHANGES.has(reason) ? `${reason}.` : null;
  return lines === 0 && !isTaken ? reason : null;
}

/** A refund as in the API. Its lines are found by the text on the credit note. */
export function refundWire({ note, ...refund }: RefundJson, lines: readonly Line[]): Refund {
  const credited = note?.lines ?? [];
  const isMoneySent = refund.is_done && refund.to_payment > 0;
  return {
    refunded: pounds(refund.to_payment + refund.to_credit),
    refunded_credit: pounds(refund.to_credit),
    credit_bonus: pounds(refund.bonus),
    refunded_at: isMoneySent && refund.ended_at !== null ? new Date(refund.ended_at).toISOString() : null,
    refund_due: pounds(refund.is_done ? 0 : refund.to_payment),
    lines: credited.flatMap(({ name, choice, sku, quantity }) => {
      const line = lines.find((one) => one.name === name && one.choice === choice && one.sku === sku);
      return line ? [{ line_id: line.id, units: quantity }] : [];
    }),
    is_taken: refund.is_taken,
    delivery: pounds(note?.delivery ?? 0),
    reason: reasonOf(refund, note, credited.length),
  };
}

/** The last refund of order `o`, with all payments by which it goes back. Its lines and the delivery are those of its credit note. */
export const LAST_REFUND = `(
  select json_build_object('toPayment', sum(f.to_payment), 'toCredit', sum(f.to_credit), 'bonus', sum(f.bonus), 'note', max(i.number),
    'byHand', max(p.kind) filter (where f.state <> 'done' and p.kind in ('bank_transfer', 'in_store')),
    'lines', coalesce(jsonb_agg(i.content -> 'lines') filter (where i.id is not null) -> 0, '[]'),
    'delivery', coalesce(max((i.content ->> 'delivery')::int), 0))
  from refunds f join payments p on p.id = f.payment_id left join invoices i on i.refund_id = f.id
  where f.order_id = o.id group by f.created_at order by f.created_at desc limit 1)`;
