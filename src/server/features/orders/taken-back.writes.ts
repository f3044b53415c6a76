import type { OrderState } from '#rules/flows/order.ts';
import { pence } from '#rules/money/money.ts';
import { goodsWishes, stockWishes, unsentOf } from '#rules/orders/line-units.ts';
import type { Connection } from '../../db/connect.ts';
import { countSales, lockProducts } from '../catalog/public.ts';
import type { Payment } from '../money/public.ts';
import { giveUnusedCodeBack } from './cancel.writes.ts';
import { dropChangeOf } from './change-end.writes.ts';
import { mailTakenBack } from './dispute-mails.writes.ts';
import { freeStock } from './free-stock.writes.ts';
import type { LockedGroup, OrderLineRow, OrderRow } from './order.writes.ts';
import { noteUnits, readLines, writeMove } from './order.writes.ts';
import type { Settling } from './payment.writes.ts';
import { refundOrder } from './refund.writes.ts';

/** The money that was paid by card and not refunded. */
export const cardLeft = (order: OrderRow) =>
  order.total - order.refunded - (order.credit - order.refundedCredit);

export interface TakenPart {
  order: OrderRow;
  /** The disputed amount, in pence. */
  amount: number;
}

interface Place extends Pick<Settling, 'now' | 'sender'> {
  locked: LockedGroup;
  payment: Payment;
}

interface Plan extends TakenPart {
  lines: OrderLineRow[];
  to: OrderState;
}

/** States in which something may still be sent or handed over. */
const IN_WORK: ReadonlySet<OrderState> = new Set(['paid', 'preparing', 'ready_to_collect']);

/**
 * The state of an order after the bank took its money back. If a part of the money stays with the shop, the
 * order goes on.
 */
function stateAfter(order: OrderRow, amount: number, lines: readonly OrderLineRow[]): OrderState {
  if (!IN_WORK.has(order.state) || amount < cardLeft(order)) return order.state;
  return lines.some(({ sentUnits }) => sentUnits > 0) ? 'dispatched' : 'refunded';
}

/**
 * Books the money that a bank took back. Unsent goods are released for sale, and an order without any sent
 * goods ends. An order that was sent stays as it is.
 */
export async function takeBack(at: Connection, place: Place, parts: readonly TakenPart[]): Promise<void> {
  const plans: Plan[] = [];
  for (const { order, amount } of parts) {
    const lines = await readLines(at.ask, [order.id]);
    plans.push({ order, amount, lines, to: stateAfter(order, amount, lines) });
  }
  // Stock, then the code, then the series of credit notes: the lock order of all other moves.
  await freeUnsent(at, place, plans);
  for (const plan of plans) await bookPart(at, place, plan);
}

async function freeUnsent(at: Connection, { locked, now }: Place, plans: readonly Plan[]): Promise<void> {
  const stopped = plans.filter(({ order, to }) => to !== order.state);
  await lockProducts(at.ask, stockWishes(stopped.flatMap(({ lines }) => unsentOf(lines))));
  for (const { order, lines } of stopped) {
    await dropChangeOf(at, order.id, now);
    // It was not sent, since it was held.
    await freeStock(at.ask, unsentOf(lines), { resell: true, source: order.number, now });
    await countSales(at.ask, goodsWishes(unsentOf(lines)), -1);
  }
  const ended = stopped.find(({ to }) => to === 'refunded');
  if (!ended) return;
  const after = new Map(stopped.map(({ order, to }) => [order.id, to]));
  const orders = locked.orders.map((order) => ({ ...order, state: after.get(order.id) ?? order.state }));
  await giveUnusedCodeBack(at.ask, { ...locked, orders }, ended.order);
}

async function bookPart(
  at: Connection,
  { locked: { group }, payment, now, sender }: Place,
  { order, amount, lines, to }: Plan,
): Promise<void> {
  const isEnded = to === 'refunded' && order.state !== 'refunded';
  await refundOrder(
    at,
    { group, order, lines, payment },
    isEnded ? { kind: 'all' } : { kind: 'amount', amount: pence(amount) },
    { reason: 'Taken back by the buyer’s bank', now, isTaken: true },
  );
  if (to !== order.state && !isEnded) await noteUnits(at.ask, 'cancelled', unsentOf(lines));
  await writeMove(at.ask, order, { move: 'chargeback', to, actor: 'system', now });
  if (isEnded) await mailTakenBack(at, order.id, sender);
}
