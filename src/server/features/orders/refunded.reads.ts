/** The refunds of order `o` of group `g`. A late payment is refunded at once for all orders of the group. */
const REFUNDS = `
  from refunds f join payments p on p.id = f.payment_id
  where p.group_id = g.id and coalesce(f.order_id, o.id) = o.id`;

/** When money of order `o` last went back. */
export const REFUNDED_AT = `(select max(f.ended_at) filter (where f.state = 'done') ${REFUNDS})`;

/** Money of order `o` that has not gone back yet. Of a late payment, each order has its part in `refunded`. */
export const REFUND_DUE = `(
  select coalesce(sum(case when f.order_id is null then o.refunded else f.to_payment end), 0)::int ${REFUNDS}
    and f.state <> 'done')`;

/** Whether a refund of order `o` failed. */
export const REFUND_FAILED = `exists (select ${REFUNDS} and f.state = 'failed')`;

/** Whether the buyer's bank wants the money of group `g` back, and nobody has decided yet. */
export const IS_DISPUTED = `g.id in (
  select p.group_id from disputes d join payments p on p.id = d.payment_id where d.state = 'open')`;

/** Whether money of order `o` waits for staff: `refundMoves` of the rules in SQL, or an open chargeback. */
export const TO_REFUND = `(${IS_DISPUTED} or case when o.refunded > 0 then exists (select ${REFUNDS}
  and (f.state = 'failed' or (f.state = 'pending' and p.kind in ('bank_transfer', 'in_store')))) else false end)`;
