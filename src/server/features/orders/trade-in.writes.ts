import type { Pence } from '#rules/money/money.ts';
import { formatSum, pence } from '#rules/money/money.ts';
import { stockWishes, unsentOf } from '#rules/orders/line-units.ts';
import { splitPence } from '#rules/orders/split.ts';
import { differenceUntil, waitsUntil } from '#rules/trade-in/as-credit.ts';
import type { Ask, Connection, Database } from '../../db/connect.ts';
import { lockProducts } from '../catalog/public.ts';
import type { Payment, PaymentKind, TradeInCredit } from '../money/public.ts';
import {
  cancelPayment,
  keepDifference,
  lockTradeInCredit,
  lookAtOrder,
  makePayment,
  readPayment,
  readPaymentOf,
  releaseTradeIn,
  spendTradeIn,
} from '../money/public.ts';
import type { Sender } from '../../ports/sender.ts';
import { bookSales } from './book-sales.writes.ts';
import { giveChangeBack } from './change-end.writes.ts';
import { readChangePaidBy } from './changes.reads.ts';
import { postHeldMoney } from './held-money.writes.ts';
import { mailAboutDevice, mailPaid } from './mails.writes.ts';
import type { LockedGroup, OrderRow } from './order.writes.ts';
import { lockGroup, readLines, writeMove } from './order.writes.ts';
import { promiseAfterDevice } from './promise.writes.ts';
import { mailNewOrder } from './vendor-mails.writes.ts';

interface When {
  now: Date;
  sender: Sender;
}

const waitingOf = ({ orders }: LockedGroup) => orders.filter(({ state }) => state === 'awaiting_trade_in');

const KEEP_UNTIL = {
  name: 'orders-wait-for-device',
  text: 'update orders set reserved_until = $2 where id = any($1::int[])',
};

/** The rest is paid, and the orders now wait for the device that pays for a part of them. */
export async function awaitTradeIn(
  at: Connection,
  { group }: LockedGroup,
  waiting: readonly OrderRow[],
  {
    payment,
    actor = 'system',
    actorId = null,
    now,
    sender,
  }: When & { payment: Payment; actor?: 'system' | 'vendor' | 'administrator'; actorId?: number | null },
): Promise<void> {
  for (const order of waiting) {
    const step = { move: 'await_trade_in', to: 'awaiting_trade_in', actor, actorId, now } as const;
    await writeMove(at.ask, order, step);
  }
  await at.ask(KEEP_UNTIL, [waiting.map(({ id }) => id), waitsUntil(now)]);
  await postHeldMoney(at.ask, waiting, { payment, way: 'in', now });
  await mailAboutDevice(at, group.id, 'await_trade_in', sender);
  // A transfer may take days. The device may have been inspected meanwhile.
  await lookAtOrder(at, group.id);
}

/** Looks at orders that wait for a device, after its state has changed. Repeated calls change nothing. */
export const lookAtTradeIn = (
  { transaction }: Pick<Database, 'transaction'>,
  groupId: string,
  when: When & { linkKind: PaymentKind | undefined },
): Promise<void> => transaction((at) => lookAt(at, groupId, when));

async function lookAt(
  at: Connection,
  groupId: string,
  when: When & { linkKind: PaymentKind | undefined },
): Promise<void> {
  const locked = await lockGroup(at.ask, groupId);
  const device = locked && (await lockTradeInCredit(at.ask, groupId));
  if (!device || device.state !== 'waiting' || device.worth === null) return;
  if (waitingOf(locked).length === 0) return;
  if (device.worth >= device.amount) await payWithDevice(at, locked, device, pence(device.amount), when);
  else await askDifference(at, locked, device, { ...when, by: 'system' });
}

const LOWER = {
  name: 'order-lower-trade-in',
  text: 'update orders set credit = credit - trade_in + $2, trade_in = $2 where id = $1',
};
const LOWER_GROUP = {
  name: 'order-group-lower-trade-in',
  text: `
  update order_groups set credit = credit - trade_in + $2, total = total + trade_in - $2, trade_in = $2 where id = $1`,
};

/**
 * Marks the orders as paid: `used` by the device, and the rest of its part by the payment of the difference.
 */
async function payWithDevice(
  at: Connection,
  locked: LockedGroup,
  device: TradeInCredit,
  used: Pence,
  { now, sender }: When,
): Promise<void> {
  const { group } = locked;
  const waiting = waitingOf(locked);
  const payment = await readPaymentOf(at.ask, group.id);
  if (!payment) throw new Error('orders that wait for a device have no payment');
  const ids = waiting.map(({ id }) => id);
  await lockProducts(at.ask, stockWishes(unsentOf(await readLines(at.ask, ids))));
  if (used > 0) {
    await spendTradeIn(at, device, { amount: used, customer: group, now });
    await dropDifference(at, device);
  } else await releaseTradeIn(at, device, now);
  await postHeldMoney(at.ask, waiting, { payment, way: 'out', now });
  const parts = splitPence(
    used,
    waiting.map(({ tradeIn }) => tradeIn),
  );
  const paid: OrderRow[] = [];
  for (const [index, order] of waiting.entries()) {
    const tradeIn = parts[index] ?? 0;
    await at.ask(LOWER, [order.id, tradeIn]);
    paid.push({ ...order, tradeIn, credit: order.credit - order.tradeIn + tradeIn });
  }
  await at.ask(LOWER_GROUP, [group.id, used]);
  for (const order of paid) await writeMove(at.ask, order, { move: 'pay', to: 'paid', actor: 'system', now });
  await promiseAfterDevice(at.ask, locked, paid, now);
  await bookSales(at, paid, payment, now);
  await mailPaid(at, group.id, sender);
  for (const order of paid) await mailNewOrder(at, order.id, sender);
}

/** Closes the payment of the difference, which is not needed any more. */
export async function dropDifference(at: Connection, { id, paymentId }: TradeInCredit): Promise<void> {
  const payment = paymentId === null ? undefined : await readPayment(at.ask, paymentId);
  if (!payment || payment.state === 'paid') return;
  await keepDifference(at.ask, id, null);
  await cancelPayment(at, payment);
}

/**
 * Asks the buyer for the difference that the device does not cover. False if that sum was asked for already,
 * or can't be paid by card.
 */
export async function askDifference(
  at: Connection,
  locked: LockedGroup,
  device: TradeInCredit,
  { by, linkKind, now, sender }: When & { by: 'buyer' | 'system'; linkKind: PaymentKind | undefined },
): Promise<boolean> {
  const waiting = waitingOf(locked);
  const [first] = waiting;
  const amount = pence(device.amount - (device.worth ?? 0));
  const asked = device.paymentId === null ? undefined : await readPayment(at.ask, device.paymentId);
  if (!first || !linkKind || amount <= 0 || asked?.amount === amount) return false;
  await dropDifference(at, device);
  const groupId = locked.group.id;
  const made = await makePayment(at.ask, { groupId, orderId: first.id, kind: linkKind, amount, now });
  await keepDifference(at.ask, device.id, made.id);
  const until = differenceUntil(first.reservedUntil, now);
  await at.ask(KEEP_UNTIL, [waiting.map(({ id }) => id), until]);
  const note = by === 'buyer' ? '' : differenceNote(device, amount);
  for (const order of waiting) {
    const step = { move: 'pay_difference', to: 'awaiting_trade_in', actor: by, note, now } as const;
    await writeMove(at.ask, order, step);
  }
  if (by === 'system') await mailAboutDevice(at, groupId, 'pay_difference', sender);
  return true;
}

function differenceNote({ itemName, amount, worth }: TradeInCredit, difference: Pence): string {
  if (!worth) return `${itemName} does not come to us, so ${formatSum(difference)} is to be paid instead.`;
  return `${itemName} is worth ${formatSum(pence(worth))} instead of ${formatSum(pence(amount))}. The difference is ${formatSum(difference)}.`;
}

/** Whether a payment is for the difference of a device, and not for a change of an order. */
export async function isOfTradeIn(ask: Ask, payment: Payment): Promise<boolean> {
  if ((await lockTradeInCredit(ask, payment.groupId)) === undefined) return false;
  return (await readChangePaidBy(ask, payment.id)) === undefined;
}

/**
 * The buyer has paid the difference that the device does not cover. If it is not needed any more, it is
 * refunded.
 */
export async function settleDifference(
  at: Connection,
  locked: LockedGroup,
  paid: Payment,
  when: When,
): Promise<'paid' | 'refunded' | 'unknown'> {
  const device = await lockTradeInCredit(at.ask, locked.group.id);
  const order = locked.orders.find(({ id }) => id === paid.orderId);
  if (!device || !order) return 'unknown';
  const used = pence(device.amount - paid.amount);
  const isWanted = device.state === 'waiting' && device.paymentId === paid.id && waitingOf(locked).length > 0;
  if (!isWanted || used > (device.worth ?? 0)) {
    await giveChangeBack(at, order, paid, { ...when, why: 'not_needed' });
    return 'refunded';
  }
  await payWithDevice(at, locked, device, used, when);
  return 'paid';
}
