import type { Actor } from '#rules/flows/flow.ts';
import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import type { Connection } from '../../db/connect.ts';
import { releaseStock } from '../catalog/public.ts';
import { cancelPayment, giveCodeBack, giveCredit, markPaid, readPaymentOf } from '../money/public.ts';
import type { LineUnits } from '#rules/orders/line-units.ts';
import { stockWishes, unsentOf } from '#rules/orders/line-units.ts';
import { isPaymentAwaited } from './awaited.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import { mailCancelled } from './mails.writes.ts';
import type { LockedGroup, OrderRow } from './order.writes.ts';
import { lockGroup, noteUnits, readLines, writeMove } from './order.writes.ts';
import { freeDeviceOf } from './trade-in-cancel.writes.ts';

export interface Cancelling {
  actor: Actor;
  actorId?: number | null;
  note: string;
  now: Date;
  sender: Sender;
}

/**
 * Cancels orders that wait for a payment by card or transfer, or for a device. One payment covers all orders of a group, so all are
 * cancelled: stock is released, code and credit are returned. False if no order waits any more.
 */
export async function cancelWaiting(
  at: Connection,
  locked: LockedGroup,
  { actor, actorId = null, note, now, sender }: Cancelling,
): Promise<boolean> {
  const waiting = locked.orders.filter(
    ({ state }) => state === 'pending_payment' || state === 'awaiting_trade_in',
  );
  if (waiting.length === 0) return false;
  const moneyBack = await freeDeviceOf(at, locked, waiting, now);
  const credit = await releaseUnpaid(at, locked, waiting, now);
  for (const order of waiting) {
    await writeMove(at.ask, order, { move: 'cancel', to: 'cancelled', actor, actorId, note, now });
  }
  // Vendors learn about an order when it is paid, so they get no mail here.
  const isAwaited = await isPaymentAwaited(at.ask, locked.group.id);
  await mailCancelled(at, locked.group.id, sender, { note, credit, moneyBack, isAwaited });
  return true;
}

/**
 * Releases stock, code and credit of unpaid orders. Returns how much credit was given back. `free` is for goods that may
 * not be sold again.
 */
export async function releaseUnpaid(
  at: Connection,
  { group, orders }: LockedGroup,
  unpaid: readonly OrderRow[],
  now: Date,
  free = (units: readonly LineUnits[]): Promise<void> => releaseStock(at.ask, stockWishes(units)),
): Promise<Pence> {
  const lines = await readLines(
    at.ask,
    unpaid.map(({ id }) => id),
  );
  await free(unsentOf(lines));
  await noteUnits(at.ask, 'cancelled', unsentOf(lines));
  const others = orders.filter((order) => !unpaid.includes(order) && order.state !== 'cancelled');
  if (others.length === 0) await giveCodeBack(at.ask, group.id);
  // An account that was closed in the meantime can hold no credit.
  const credit = pence(
    group.userId === null ? 0 : unpaid.reduce((sum, order) => sum + order.credit - order.tradeIn, 0),
  );
  if (credit > 0 && group.userId !== null) {
    const given = {
      userId: group.userId,
      amount: credit,
      reason: 'Order cancelled',
      source: group.number,
      now,
    };
    await giveCredit(at.ask, given);
  }
  const payment = await readPaymentOf(at.ask, group.id);
  if (!payment) return credit;
  // At the counter each order is paid separately. Others of the group may still wait, or may be paid.
  if (others.length === 0) await cancelPayment(at, payment);
  else if (others.every(({ paidAt }) => paidAt !== null)) await markPaid(at.ask, payment.id, now);
  return credit;
}

/**
 * Gives the code of a group back when its last order ends without a sale. An order that was sent was a sale,
 * also if it came back later.
 */
export async function giveUnusedCodeBack(
  ask: Connection['ask'],
  { group, orders }: LockedGroup,
  ending: OrderRow,
): Promise<void> {
  const others = orders.filter(({ id }) => id !== ending.id);
  if (others.some(({ state }) => state !== 'cancelled' && state !== 'refunded')) return;
  const lines = await readLines(
    ask,
    orders.map(({ id }) => id),
  );
  if (lines.every(({ sentUnits }) => sentUnits === 0)) await giveCodeBack(ask, group.id);
}

const OVERDUE = {
  name: 'orders-overdue',
  text: `
  select distinct group_id as id from orders
  where state in ('pending_payment', 'awaiting_trade_in') and reserved_until <= $1 limit 100`,
};

/** Cancels groups that were not paid in time. Returns how many. */
export async function cancelOverdue(
  database: {
    ask: Connection['ask'];
    transaction: (work: (at: Connection) => Promise<boolean>) => Promise<boolean>;
  },
  { now, sender }: Pick<Cancelling, 'now' | 'sender'>,
): Promise<number> {
  const overdue = await database.ask<{ id: string }>(OVERDUE, [now]);
  let cancelled = 0;
  for (const { id } of overdue) {
    const isDone = await database.transaction(async (at) => {
      const locked = await lockGroup(at.ask, id);
      // The buyer may have paid in the meantime.
      const isStillDue = locked?.orders.some(({ reservedUntil }) => reservedUntil && reservedUntil <= now);
      if (!locked || !isStillDue) return false;
      const note = locked.orders.some(({ state }) => state === 'awaiting_trade_in')
        ? 'The device has not paid for it in time, so the items are for sale again.'
        : 'It was not paid in time, so the items are for sale again.';
      return cancelWaiting(at, locked, { actor: 'system', note, now, sender });
    });
    cancelled += isDone ? 1 : 0;
  }
  return cancelled;
}
