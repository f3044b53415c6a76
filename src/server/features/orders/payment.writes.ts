import { formatSum, pence } from '#rules/money/money.ts';
import { splitPence } from '#rules/orders/split.ts';
import type { Connection } from '../../db/connect.ts';
import type { Payment } from '../money/public.ts';
import {
  lockTradeInCredit,
  makeRefund,
  markPaid,
  markPayment,
  postEntry,
  readPayment,
  readPaymentOf,
} from '../money/public.ts';
import { bookSales } from './book-sales.writes.ts';
import { giveChangeBack } from './change-end.writes.ts';
import { declineChange, settleChange } from './change-settle.writes.ts';
import type { Sender } from '../../ports/sender.ts';
import { mailDeclined, mailLate, mailPaid } from './mails.writes.ts';
import { mailNewOrder } from './vendor-mails.writes.ts';
import type { LockedGroup } from './order.writes.ts';
import { lockGroup, writeMove } from './order.writes.ts';
import { renewPromises } from './promise.writes.ts';
import { awaitTradeIn, isOfTradeIn, settleDifference } from './trade-in.writes.ts';

export interface Settling {
  now: Date;
  sender: Sender;
  /** The buyer's name for the payment. */
  label?: string;
  actor?: 'system' | 'vendor' | 'administrator';
  actorId?: number | null;
}

export type Settled = 'paid' | 'declined' | 'already' | 'refunded' | 'unknown';

/**
 * Marks the waiting orders of a payment as paid, or makes the change that it pays for. A repeated call changes nothing. If the orders were cancelled in the
 * meantime, the money is refunded automatically.
 */
export async function settlePayment(at: Connection, paymentId: string, settling: Settling): Promise<Settled> {
  const found = await lockPayment(at, paymentId);
  if (!found) return 'unknown';
  const { locked, payment } = found;
  if (!(await markPaid(at.ask, payment.id, settling.now, settling.label))) return 'already';
  if (payment.orderId !== null) {
    const isDifference = await isOfTradeIn(at.ask, payment);
    return (isDifference ? settleDifference : settleChange)(at, locked, payment, settling);
  }
  const current = await readPaymentOf(at.ask, locked.group.id);
  const [first] = locked.orders;
  if (current && current.id !== payment.id && first) {
    await giveChangeBack(at, first, payment, { ...settling, why: 'paid_here' });
    return 'refunded';
  }
  const waiting = locked.orders.filter(({ state }) => state === 'pending_payment');
  if (waiting.length === 0 && payment.kind !== 'in_store') {
    await giveLatePaymentBack(at, locked, payment, settling);
    return 'refunded';
  }
  const device = await lockTradeInCredit(at.ask, locked.group.id);
  if (waiting.length > 0 && device?.state === 'waiting') {
    await awaitTradeIn(at, locked, waiting, { ...settling, payment });
    return 'paid';
  }
  for (const order of waiting) {
    await writeMove(at.ask, order, {
      move: 'pay',
      to: 'paid',
      actor: settling.actor ?? 'system',
      actorId: settling.actorId ?? null,
      now: settling.now,
    });
  }
  await renewPromises(at.ask, locked, waiting, { kind: payment.kind, now: settling.now });
  await bookSales(at, waiting, payment, settling.now);
  await mailPaid(at, locked.group.id, settling.sender);
  for (const order of waiting) await mailNewOrder(at, order.id, settling.sender);
  return 'paid';
}

/** Locks the group first and then reads the payment, so that neither changes until the transaction ends. */
async function lockPayment(at: Connection, paymentId: string) {
  const claimed = await readPayment(at.ask, paymentId);
  const locked = claimed && (await lockGroup(at.ask, claimed.groupId));
  const payment = locked && (await readPayment(at.ask, paymentId));
  return payment && { locked, payment };
}

const NOTE_LATE = {
  name: 'order-late-payment',
  text: 'update orders set refunded = refunded + $2 where id = $1',
};

/**
 * One refund for the whole payment. Each order stores its part. The ledger books it by vendor, so that their statements
 * show it, although the money was never theirs.
 */
async function giveLatePaymentBack(
  at: Connection,
  { group, orders }: LockedGroup,
  payment: Payment,
  { now, sender, actor = 'system', actorId = null }: Settling,
) {
  const { amount } = payment;
  const refundId = await makeRefund(at, {
    paymentId: payment.id,
    orderId: null,
    toPayment: pence(amount),
    toCredit: pence(0),
    reason: 'The payment came after the order was cancelled',
    now,
  });
  const shares = splitPence(
    pence(amount),
    orders.map(({ total, credit }) => total - credit),
  );
  for (const [index, order] of orders.entries()) {
    const share = shares[index] ?? 0;
    const note = `Your payment came after the order was cancelled. ${formatSum(pence(share))} goes back to the card or account you paid with.`;
    await at.ask(NOTE_LATE, [order.id, share]);
    await writeMove(at.ask, order, { move: 'late_payment', to: order.state, actor, actorId, note, now });
    for (const [source, sign] of [
      [payment.id, 1],
      [refundId, -1],
    ] as const) {
      await postEntry(at.ask, {
        kind: 'late_payment',
        orderId: order.id,
        source: `${source} ${order.number}`,
        postings: [
          { account: 'money', amount: sign * share },
          { account: 'unapplied', businessId: order.businessId, amount: 0 - sign * share },
        ],
        now,
      });
    }
  }
  await mailLate(at, group.id, sender);
}

/** The bank declined. The orders keep waiting, and the buyer may try again. */
export async function declinePayment(
  at: Connection,
  paymentId: string,
  settling: Settling,
): Promise<Settled> {
  const found = await lockPayment(at, paymentId);
  if (!found) return 'unknown';
  const { locked, payment } = found;
  if (payment.orderId !== null) return declineChange(at, payment);
  if (payment.state !== 'pending') return 'already';
  await markPayment(at.ask, payment.id, 'declined');
  for (const order of locked.orders.filter(({ state }) => state === 'pending_payment')) {
    await writeMove(at.ask, order, { move: 'decline', to: order.state, actor: 'system', now: settling.now });
  }
  await mailDeclined(at, locked.group.id, settling.sender);
  return 'declined';
}
