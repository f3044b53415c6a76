import type { StaffPayment } from '#contract/orders-office.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Ask } from '../../db/connect.ts';

const RECEIVED = {
  name: 'payments-received-for-order',
  text: `
  select p.id, p.kind, p.label, p.amount, p.paid_at, p.order_id is not null as is_of_change
  from orders o join payments p on p.group_id = o.group_id and coalesce(p.order_id, o.id) = o.id
  where o.id = $1 and p.state = 'paid' and p.amount > 0 order by p.paid_at, p.id`,
};

type Row = Omit<StaffPayment, 'amount' | 'paid_at'> & { amount: number; paid_at: Date };

/** The payments that came in for an order: of the whole purchase, and of its own changes. */
export async function readReceived(
  ask: Ask,
  orderId: number | undefined,
  { hidesSum }: { hidesSum: boolean },
): Promise<StaffPayment[]> {
  const rows = await ask<Row>(RECEIVED, [orderId]);
  return rows.map(({ amount, paid_at: at, ...row }) => ({
    ...row,
    amount: hidesSum && !row.is_of_change ? null : poundsFromPence(pence(amount)),
    paid_at: at.toISOString(),
  }));
}
