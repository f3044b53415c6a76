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
 * Handles a dispute, in which a buyer's bank takes money back. While it is open, the vendors' shares are held. A lost
 * dispute is a refund that the bank has already made. A won dispute releases the shares.
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
  /** The disputed amount, in pence. */
  amount: number;
}

/** What was paid by card and not refunded. */
const cardLeft = (order: OrderRow) => order.total - order.refunded - (order.credit - order.refundedCredit);

/** Splits the disputed amount over the paid orders, without what was already refunded. */
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

/** Splits the fee by the price of each order, if everything was already refunded. */
const paidParts = (orders: readonly OrderRow[]): Part[] =>
  orders
    .filter(({ paidAt, total }) => paidAt !== null && total > 0)
    .map((order) => ({ order, amount: order.total }));

/** Charges the provider's fee to the vendors, by their part of the dispute. */
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
