import { pence } from '#rules/money/money.ts';
import { sharesOfAmount, vendorShare } from '#rules/orders/refunds.ts';
import { splitPence } from '#rules/orders/split.ts';
import type { Connection } from '../../db/connect.ts';
import type { DisputeNews } from '../../ports/stripe-events.ts';
import type { Payment } from '../money/public.ts';
import { holdShare, keepDispute, postDisputeFee, readPayment, releaseHeld } from '../money/public.ts';
import type { LockedGroup, OrderRow } from './order.writes.ts';
import { lockGroup, readLines } from './order.writes.ts';
import { leftOf } from './refund-plan.writes.ts';
import { refundOrder } from './refund.writes.ts';

/**
 * A buyer's bank takes money back. While it is not decided, the vendors' shares are held. Lost, it is a refund that has
 * been made already; won, everything is as before.
 */
export async function takeDispute(
  at: Connection,
  paymentId: string,
  news: DisputeNews,
  now: Date,
): Promise<void> {
  const claimed = await readPayment(at.ask, paymentId);
  const locked = claimed && (await lockGroup(at.ask, claimed.groupId));
  if (!locked) return;
  const kept = await keepDispute(at.ask, paymentId, news, now);
  if (!kept) return;
  if (kept.before === 'open') await releaseHeld(at.ask, news.reference, now);
  const parts = partsOf(locked.orders, news.amount);
  if (news.state === 'open') await holdShares(at, news.reference, parts, now);
  if (news.state !== 'lost') return;
  await writeOff(at, locked, claimed, parts, now);
  await chargeFee(at, news, parts.length > 0 ? parts : paidParts(locked.orders), now);
}

interface Part {
  order: OrderRow;
  /** How much of it is in dispute, in pence. */
  amount: number;
}

/** What was paid by card and has not gone back. */
const cardLeft = (order: OrderRow) => order.total - order.refunded - (order.credit - order.refundedCredit);

/** The amount in dispute over the paid orders, as far as it has not gone back to the buyer already. */
function partsOf(orders: readonly OrderRow[], amount: number): Part[] {
  const paid = orders.filter((order) => order.paidAt !== null && cardLeft(order) > 0);
  const weights = paid.map(cardLeft);
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  const split = splitPence(pence(Math.min(amount, most)), weights);
  return paid.map((order, index) => ({ order, amount: split[index] ?? 0 })).filter((part) => part.amount > 0);
}

async function holdShares(at: Connection, reference: string, parts: readonly Part[], now: Date) {
  for (const { order, amount } of parts) {
    const share = vendorShare(sharesOfAmount(leftOf(order), pence(amount)));
    const { id: orderId, number: orderNumber, businessId } = order;
    await holdShare(at.ask, reference, { orderId, orderNumber, businessId, amount: share }, now);
  }
}

async function writeOff(
  at: Connection,
  { group }: LockedGroup,
  payment: Payment,
  parts: readonly Part[],
  now: Date,
) {
  for (const { order, amount } of parts) {
    const lines = await readLines(at.ask, [order.id]);
    await refundOrder(
      at,
      { group, order, lines, payment },
      { kind: 'amount', amount: pence(amount) },
      { reason: 'Taken back by the buyer’s bank', now, isTaken: true },
    );
  }
}

/** Where everything had gone back already, the fee is still due: by what each order cost. */
const paidParts = (orders: readonly OrderRow[]): Part[] =>
  orders
    .filter(({ paidAt, total }) => paidAt !== null && total > 0)
    .map((order) => ({ order, amount: order.total }));

/** What the provider charged, from the vendors by what of the dispute is theirs. */
async function chargeFee(
  at: Connection,
  { reference, fee }: DisputeNews,
  parts: readonly Part[],
  now: Date,
): Promise<void> {
  const split = splitPence(
    pence(fee),
    parts.map(({ amount }) => pence(amount)),
  );
  for (const [index, { order }] of parts.entries()) {
    const { id: orderId, number: orderNumber, businessId } = order;
    await postDisputeFee(
      at.ask,
      reference,
      { orderId, orderNumber, businessId, amount: split[index] ?? 0 },
      now,
    );
  }
}
