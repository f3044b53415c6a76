import type { Pence } from '#rules/money/money.ts';
import { pence } from '#rules/money/money.ts';
import type { Ask, Connection } from '../../db/connect.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { postEntry, tradeInPostings } from './ledger.writes.ts';
import type { TradeInCredit } from './trade-in-credits.reads.ts';
import { giveCreditTo } from './waiting-credit.writes.ts';

/** Looks at the orders that wait for a device, after its state has changed. */
export const LOOK_AT_ORDER_JOB = 'look at an order that waits for a device';
/** Pays a device out, or ends it, after its order has used it or needs it no more. */
export const FOLLOW_DEVICE_JOB = 'follow a device that pays for an order';

const TAKE = {
  name: 'trade-in-credit-take',
  text: `
  insert into trade_in_credits (item_id, item_number, item_name, business_id, group_id, group_number, amount, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
};

export interface TakenDevice {
  itemId: number;
  number: string;
  name: string;
  businessId: number;
}

/** Lets a device pay for orders that are being placed; false if it pays for others already. */
export async function takeTradeIn(
  ask: Ask,
  { itemId, number, name, businessId }: TakenDevice,
  { group, amount, now }: { group: { id: string; number: string }; amount: Pence; now: Date },
): Promise<boolean> {
  const values = [itemId, number, name, businessId, group.id, group.number, amount, now];
  return (await ask(TAKE, values)).length === 1;
}

const NOTE_WORTH = {
  name: 'trade-in-credit-worth',
  text: `
  update trade_in_credits set worth = $2 where item_id = $1 and state = 'waiting'
  returning group_id as "groupId", group_number as "groupNumber"`,
};

/**
 * Notes the value of a device for the order that waits for it; 0 if it does not arrive. A job then looks at
 * the order. False if no order waits for it.
 */
export async function noteWorth(at: Connection, itemId: number, worth: number): Promise<boolean> {
  const [noted] = await at.ask<{ groupId: string }>(NOTE_WORTH, [itemId, worth]);
  if (noted) await lookAtOrder(at, noted.groupId);
  return noted !== undefined;
}

/** Without a key: a job that is running already may have read the older state. */
export const lookAtOrder = (at: Connection, groupId: string): Promise<void> =>
  enqueueJob(at.db, { kind: LOOK_AT_ORDER_JOB, payload: { groupId } });

const KEEP_PAYMENT = {
  name: 'trade-in-credit-payment',
  text: 'update trade_in_credits set payment_id = $2 where id = $1',
};

/** Notes the payment of the difference. */
export async function keepDifference(ask: Ask, id: string, paymentId: string | null): Promise<void> {
  await ask(KEEP_PAYMENT, [id, paymentId]);
}

const END = {
  name: 'trade-in-credit-end',
  text: `
  update trade_in_credits set state = $2, amount = coalesce($4, amount), ended_at = $3
  where id = $1 and state = 'waiting'`,
};

const followDevice = (at: Connection, itemId: number): Promise<void> =>
  enqueueJob(at.db, { kind: FOLLOW_DEVICE_JOB, payload: { itemId } });

/** The orders no longer need the device. It is paid out as its customer chose, or goes back. */
export async function releaseTradeIn(
  at: Connection,
  { id, itemId }: TradeInCredit,
  now: Date,
): Promise<void> {
  await at.ask(END, [id, 'released', now, null]);
  await followDevice(at, itemId);
}

/**
 * Pays for orders with a device. The site pays the vendor's device as store credit, which the orders use at
 * once. The rest of its value becomes credit of its customer.
 */
export async function spendTradeIn(
  at: Connection,
  { id, itemId, itemNumber, businessId, worth }: TradeInCredit,
  { amount, customer, now }: { amount: Pence; customer: { userId: number | null; email: string }; now: Date },
): Promise<Pence> {
  const paid = pence(worth ?? 0);
  const rest = pence(paid - amount);
  await at.ask(END, [id, 'used', now, amount]);
  await postEntry(at.ask, {
    kind: 'trade_in',
    orderId: null,
    source: itemNumber,
    postings: tradeInPostings(businessId, paid, 'credit'),
    now,
  });
  if (rest > 0) {
    const reason = 'Left of a device that you sold';
    await giveCreditTo(at.ask, { ...customer, amount: rest, reason, source: itemNumber, now });
  }
  await followDevice(at, itemId);
  return rest;
}
