import { pence } from '#rules/money/money.ts';
import { goodsWishes, soldOf } from '#rules/orders/line-units.ts';
import type { Connection } from '../../db/connect.ts';
import { countSales } from '../catalog/public.ts';
import type { Payment } from '../money/public.ts';
import { issueInvoice, postEntry, salePostings } from '../money/public.ts';
import { readInvoice } from './invoice.reads.ts';
import type { OrderRow } from './order.writes.ts';
import { readLines } from './order.writes.ts';
import { leftOf } from './refund-plan.writes.ts';

/** Books a paid order: ledger entries, the sales count and an invoice. */
export async function bookSales(
  at: Connection,
  paid: readonly OrderRow[],
  payment: Payment,
  now: Date,
): Promise<void> {
  const lines = await readLines(
    at.ask,
    paid.map(({ id }) => id),
  );
  for (const order of paid) {
    await postEntry(at.ask, {
      kind: 'payment',
      orderId: order.id,
      source: order.number,
      postings: salePostings({
        businessId: order.businessId,
        shares: leftOf(order),
        credit: pence(order.credit),
        kind: payment.kind,
      }),
      now,
    });
  }
  await countSales(at.ask, goodsWishes(soldOf(lines)), 1);
  // Last, since each invoice waits for the lock of the one before.
  for (const order of paid) {
    await issueInvoice(at.ask, { orderId: order.id, content: await readInvoice(at.ask, order.id), now });
  }
}
