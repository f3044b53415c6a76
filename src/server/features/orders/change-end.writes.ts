import { formatSum, pence } from '#rules/money/money.ts';
import type { Actor } from '#rules/flows/flow.ts';
import type { Connection } from '../../db/connect.ts';
import { releaseStock } from '../catalog/public.ts';
import type { Payment } from '../money/public.ts';
import { cancelPayment, giveCredit, makeRefund, postEntry, readPayment } from '../money/public.ts';
import { CHANGE_ENDS, type ChangeEnd } from './change-mails.reads.ts';
import { mailChangeEnded } from './change-mails.writes.ts';
import type { ChangeRow } from './changes.reads.ts';
import { readWaitingChange } from './changes.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import type { OrderRow } from './order.writes.ts';
import { writeMove } from './order.writes.ts';
import { CHANGE_ENDED, CHANGE_NOT_MADE, NOT_NEEDED, PAID_HERE } from './refunded.reads.ts';

const END = {
  name: 'order-change-end',
  text: "update order_changes set state = 'ended', ended_at = $2 where id = $1 and state = 'waiting'",
};

interface Ending {
  why: ChangeEnd;
  actor: Actor;
  actorId?: number | null;
  now: Date;
  sender: Sender;
}

/** Ends a change that waits for its payment: releases its stock, and closes its payment. */
async function dropChange(at: Connection, change: ChangeRow, now: Date): Promise<void> {
  await at.ask(END, [change.id, now]);
  await releaseStock(at.ask, change.reserved);
  await giveAgain(at, change, now);
  const payment = change.paymentId === null ? undefined : await readPayment(at.ask, change.paymentId);
  if (payment) await cancelPayment(at, payment);
}

const BUYER = {
  name: 'order-change-buyer',
  text: `select g.user_id as "userId", o.number from orders o join order_groups g on g.id = o.group_id where o.id = $1`,
};

/** Gives the store credit back that a waiting change had taken. */
async function giveAgain(at: Connection, { orderId, credit }: ChangeRow, now: Date): Promise<void> {
  if (credit === 0) return;
  const [buyer] = await at.ask<{ userId: number | null; number: string }>(BUYER, [orderId]);
  if (!buyer || buyer.userId === null) return;
  const given = { userId: buyer.userId, amount: pence(credit), source: buyer.number, now };
  await giveCredit(at.ask, { ...given, reason: CHANGE_NOT_MADE });
}

/** Ends the change of an order that ends itself. The mail about the order's end says enough. */
export async function dropChangeOf(at: Connection, orderId: number, now: Date): Promise<void> {
  const change = await readWaitingChange(at.ask, orderId);
  if (change) await dropChange(at, change, now);
}

/** Ends the change of an order that goes on as it was. False if none waits. The caller has locked the group. */
export async function endChange(
  at: Connection,
  order: OrderRow,
  { why, actor, actorId = null, now, sender }: Ending,
): Promise<boolean> {
  const change = await readWaitingChange(at.ask, order.id);
  // The exchange of a return ends with the refund of the returned goods.
  if (!change || change.returnId !== null) return false;
  await dropChange(at, change, now);
  const note = CHANGE_ENDS[why];
  await writeMove(at.ask, order, { move: 'end_change', to: order.state, actor, actorId, note, now });
  await mailChangeEnded(at, order.id, { why, words: change.words }, sender);
  return true;
}

const BACK = {
  name: 'order-change-late',
  text: 'update orders set changed_back = changed_back + $2 where id = $1',
};

const BACK_REASONS = { late: CHANGE_ENDED, paid_here: PAID_HERE, not_needed: NOT_NEEDED } as const;
const CAME = {
  late: 'after the change had ended',
  paid_here: 'after the order was paid in store',
  not_needed: 'when the difference was no longer to be paid',
} as const;

/**
 * Refunds a payment that came after its change had ended, or after the money was taken in store. It was never
 * the vendor's.
 */
export async function giveChangeBack(
  at: Connection,
  order: OrderRow,
  payment: Payment,
  {
    now,
    sender,
    why = 'late',
  }: Pick<Ending, 'now' | 'sender'> & { why?: 'late' | 'paid_here' | 'not_needed' },
): Promise<void> {
  const { amount } = payment;
  const refundId = await makeRefund(at, {
    paymentId: payment.id,
    orderId: order.id,
    toPayment: pence(amount),
    toCredit: pence(0),
    reason: BACK_REASONS[why],
    now,
  });
  await at.ask(BACK, [order.id, amount]);
  for (const [source, sign] of [
    [payment.id, 1],
    [refundId, -1],
  ] as const) {
    await postEntry(at.ask, {
      kind: 'late_payment',
      orderId: order.id,
      source: `${source} ${order.number}`,
      postings: [
        { account: 'money', amount: sign * amount },
        { account: 'unapplied', businessId: order.businessId, amount: 0 - sign * amount },
      ],
      now,
    });
  }
  const sum = formatSum(pence(amount));
  const note = `The payment of ${sum} came ${CAME[why]}. It goes back by itself.`;
  await writeMove(at.ask, order, { move: 'late_payment', to: order.state, actor: 'system', note, now });
  await mailChangeEnded(at, order.id, { why, words: [], amount }, sender);
}
