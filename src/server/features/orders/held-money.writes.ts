import type { Ask } from '../../db/connect.ts';
import type { Payment } from '../money/public.ts';
import { postEntry } from '../money/public.ts';
import type { OrderRow } from './order.writes.ts';

/**
 * Money for an order that waits for a device belongs to no vendor yet. It is booked to an account of its own
 * when it comes in, and out of it when the order is paid or cancelled.
 */
export async function postHeldMoney(
  ask: Ask,
  orders: readonly OrderRow[],
  { payment, way, now }: { payment: Pick<Payment, 'id'>; way: 'in' | 'out'; now: Date },
): Promise<void> {
  const sign = way === 'in' ? 1 : -1;
  for (const { id, number, total, credit } of orders) {
    const amount = sign * (total - credit);
    await postEntry(ask, {
      kind: 'waiting_payment',
      orderId: id,
      source: `${payment.id} ${number} ${way}`,
      postings: [
        { account: 'money', amount },
        { account: 'unapplied', amount: 0 - amount },
      ],
      now,
    });
  }
}
