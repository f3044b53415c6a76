import type { Ask } from '../../db/connect.ts';
import type { Bill } from '../../ports/payments.ts';
import type { Payment } from '../money/public.ts';

export interface PaymentBill extends Bill {
  kind: Payment['kind'];
  state: Payment['state'];
  /** Null: it pays for orders. */
  repairNumber: string | null;
}

const READ = {
  name: 'payment-bill',
  text: `
  select p.id, p.amount, p.reference, p.kind, p.state, coalesce(g.number, p.repair_number) as "orderNumber",
    p.repair_number as "repairNumber"
  from payments p left join order_groups g on g.id = p.group_id where p.id = $1`,
};

/** A payment in the form that its port needs. */
export async function readBill(ask: Ask, paymentId: string): Promise<PaymentBill | undefined> {
  const [bill] = await ask<PaymentBill>(READ, [paymentId]);
  return bill;
}
