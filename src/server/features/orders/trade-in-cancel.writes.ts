import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import { splitPence } from '#rules/orders/split.ts';
import type { Connection } from '../../db/connect.ts';
import { lockTradeInCredit, makeRefund, readPaymentOf, releaseTradeIn } from '../money/public.ts';
import { postHeldMoney } from './held-money.writes.ts';
import type { LockedGroup, OrderRow } from './order.writes.ts';
import { dropDifference } from './trade-in.writes.ts';

const REFUNDED = {
  name: 'order-waiting-refunded',
  text: 'update orders set refunded = refunded + $2 where id = $1',
};

/**
 * Ends orders without a sale that wait for a device, or for the payment before that. The device can be paid
 * out in the way that its customer chose, and the orders' payments are refunded. Returns how much that is.
 */
export async function freeDeviceOf(
  at: Connection,
  { group }: LockedGroup,
  ending: readonly OrderRow[],
  now: Date,
): Promise<Pence> {
  const device = await lockTradeInCredit(at.ask, group.id);
  if (!device || device.state !== 'waiting') return pence(0);
  await dropDifference(at, device);
  await releaseTradeIn(at, device, now);
  const waiting = ending.filter(({ state }) => state === 'awaiting_trade_in');
  const payment = await readPaymentOf(at.ask, group.id);
  if (!payment || payment.state !== 'paid' || payment.amount === 0 || waiting.length === 0) return pence(0);
  await makeRefund(at, {
    paymentId: payment.id,
    orderId: null,
    toPayment: pence(payment.amount),
    toCredit: pence(0),
    reason: 'The order was cancelled while it waited for a device',
    now,
  });
  const shares = splitPence(
    pence(payment.amount),
    waiting.map(({ total, credit }) => total - credit),
  );
  for (const [index, { id }] of waiting.entries()) await at.ask(REFUNDED, [id, shares[index] ?? 0]);
  await postHeldMoney(at.ask, waiting, { payment, way: 'out', now });
  return pence(payment.amount);
}
