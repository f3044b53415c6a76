import type { Ask } from '../../db/connect.ts';
import type { Bill } from '../../ports/payments.ts';
import type { Payment } from '../money/public.ts';

export interface PaymentBill extends Bill {
  kind: Payment['kind'];
  state: Payment['state'];
}

const READ = {
  name: 'payment-bill',
  text: `
  select p.id, p.amount, p.reference, p.kind, p.state, g.number as "orderNumber"
  from payments p join order_groups g on g.id = p.group_id where p.id = $1`,
};

/** A payment in the form that its port needs. */
export async function readBill(ask: Ask, paymentId: string): Promise<PaymentBill | undefined> {
  const [bill] = await ask<PaymentBill>(READ, [paymentId]);
  return bill;
}
