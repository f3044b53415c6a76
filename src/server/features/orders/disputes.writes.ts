import { pence } from '#rules/money/money.ts';
import { sharesOfAmount, vendorShare } from '#rules/orders/refunds.ts';
import { splitPence } from '#rules/orders/split.ts';
import type { Connection } from '../../db/connect.ts';
import type { DisputeNews } from '../../ports/stripe-events.ts';
import {
  holdShare,
  keepDispute,
  postDisputeFee,
  postTakenTwice,
  readPayment,
  releaseHeld,
  takeUnsentRefunds,
} from '../money/public.ts';
import { mailDispute } from './dispute-mails.writes.ts';
import type { OrderRow } from './order.writes.ts';
import { lockGroup } from './order.writes.ts';
import type { Settling } from './payment.writes.ts';
import { leftOf } from './refund-plan.writes.ts';
import { cardLeft, type TakenPart, takeBack } from './taken-back.writes.ts';

/**
 * Handles a dispute, in which a buyer's bank takes money back. While it is open, the vendors' shares are
 * held, and so are unsent orders. A lost dispute is a refund that the bank has already made, and ends unsent
 * orders. A won dispute releases the shares.
 */
export async function takeDispute(
  at: Connection,
  paymentId: string,
  news: DisputeNews,
  { now, sender }: Pick<Settling, 'now' | 'sender'>,
): Promise<void> {
  const claimed = await readPayment(at.ask, paymentId);
  const locked = claimed && (await lockGroup(at.ask, claimed.groupId));
  if (!locked) return;
  const kept = await keepDispute(at.ask, paymentId, news, now);
  if (!kept) return;
  if (kept.before === 'open') await releaseHeld(at.ask, news.reference, now);
  const { orderId } = claimed;
  const orders = locked.orders.filter(({ id }) => orderId === null || id === orderId);
  const parts = partsOf(orders, news.amount);
  if (news.state === 'open') await holdShares(at, news.reference, parts, now);
  if (news.state === 'lost') {
    await takeBack(at, { locked, payment: claimed, now, sender }, parts);
    const most = claimed.state === 'paid' ? news.amount : 0;
    await bookTwice(at, news.reference, { paymentId, orders, parts, most, now });
    await chargeFee(at, news, parts.length > 0 ? parts : paidParts(orders), now);
  }
  await mailDispute(at, locked, news, sender);
}

/** Splits the disputed amount over the paid orders, without earlier refunds. */
function partsOf(orders: readonly OrderRow[], amount: number): TakenPart[] {
  const paid = orders.filter((order) => order.paidAt !== null && cardLeft(order) > 0);
  const weights = paid.map(cardLeft);
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  const split = splitPence(pence(Math.min(amount, most)), weights);
  return paid.map((order, index) => ({ order, amount: split[index] ?? 0 })).filter((part) => part.amount > 0);
}

async function holdShares(at: Connection, reference: string, parts: readonly TakenPart[], now: Date) {
  for (const { order, amount } of parts) {
    const share = vendorShare(sharesOfAmount(leftOf(order), pence(amount)));
    const { id: orderId, number: orderNumber, businessId } = order;
    await holdShare(at.ask, reference, { orderId, orderNumber, businessId, amount: share }, now);
  }
}

interface Taken {
  paymentId: string;
  orders: readonly OrderRow[];
  parts: readonly TakenPart[];
  /** The sum that the bank took. */
  most: number;
  now: Date;
}

/**
 * Books money that the bank took beyond the rest of the payment: it was refunded before, and so was paid
 * twice.
 */
async function bookTwice(
  at: Connection,
  reference: string,
  { paymentId, orders, parts, most, now }: Taken,
): Promise<void> {
  const beyond = most - parts.reduce((sum, { amount }) => sum + amount, 0);
  if (beyond <= 0) return;
  const amount = await takeUnsentRefunds(at.ask, paymentId, beyond, now);
  if (amount <= 0) return;
  const paid = orders.filter(({ paidAt, total }) => paidAt !== null && total > 0);
  if (paid.length === 0) return postTakenTwice(at.ask, reference, { amount, now });
  const back = paid.map((order) => order.total - order.credit - cardLeft(order));
  const weights = back.some((sum) => sum > 0) ? back : paid.map(({ total }) => total);
  const split = splitPence(pence(amount), weights);
  for (const [index, { id: orderId, number: orderNumber, businessId }] of paid.entries()) {
    const part = { orderId, orderNumber, businessId };
    await postTakenTwice(at.ask, reference, { amount: split[index] ?? 0, part, now });
  }
}

/** Splits the fee by the price of each order, if everything was already refunded. */
const paidParts = (orders: readonly OrderRow[]): TakenPart[] =>
  orders
    .filter(({ paidAt, total }) => paidAt !== null && total > 0)
    .map((order) => ({ order, amount: order.total }));

/** Charges the provider's fee to the vendors, by their part of the dispute. */
async function chargeFee(
  at: Connection,
  { reference, fee }: DisputeNews,
  parts: readonly TakenPart[],
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
