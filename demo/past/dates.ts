import type { Ask } from '#server/db/connect.ts';

/** When an order moved so. */
const moved = (order: string, moves: readonly string[]) =>
  `(select max(e.created_at) from order_events e where e.order_id = ${order} and e.move in (${moves.map((move) => `'${move}'`).join(', ')}))`;

const SOLD = (order: string) =>
  `coalesce((select paid_at from orders where id = ${order}), ${moved(order, ['complete'])})`;
const GIVEN_BACK = (order: string) => moved(order, ['refund', 'cancel', 'refuse']);

/**
 * Books carry the time at which they are written, and never change afterwards. Those of the past were written all at
 * once, in a transaction that nobody else sees: before it ends they get the times of what they are about.
 */
const STATEMENTS = [
  'update payments p set created_at = g.placed_at from order_groups g where g.id = p.group_id',
  `update refunds r set created_at = ${GIVEN_BACK('r.order_id')},
    ended_at = case when ended_at is not null then ${GIVEN_BACK('r.order_id')} end`,
  `update order_returns r set created_at = ${moved('r.order_id', ['request_return'])},
    updated_at = ${moved('r.order_id', ['request_return', 'accept_return', 'refuse_return', 'receive_return', 'refund'])}`,
  `update stock_movements m set created_at = coalesce(case m.reason
      when 'sold' then ${moved('o.id', ['dispatch', 'complete'])}
      else ${moved('o.id', ['receive_return'])} end, m.created_at)
    from orders o where o.number = m.source`,
  'alter table ledger_entries disable trigger ledger_entries_stay',
  `update ledger_entries e set created_at =
    case e.kind when 'payment' then ${SOLD('e.order_id')} else ${GIVEN_BACK('e.order_id')} end`,
  'alter table ledger_entries enable trigger ledger_entries_stay',
  'alter table invoices disable trigger invoices_stay',
  `update invoices i set issued_at =
    case i.kind when 'invoice' then ${SOLD('i.order_id')} else ${GIVEN_BACK('i.order_id')} end`,
  'alter table invoices enable trigger invoices_stay',
];

export async function dateBooks(ask: Ask): Promise<void> {
  for (const text of STATEMENTS) await ask({ text }, []);
}
