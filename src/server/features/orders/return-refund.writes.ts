import { stateAfterReturn } from '#rules/orders/arrived.ts';
import { goodsWishes, stockWishes } from '#rules/orders/line-units.ts';
import type { Connection } from '../../db/connect.ts';
import { countSales, lockProducts, releaseStock } from '../catalog/public.ts';
import type { Payment } from '../money/public.ts';
import { dropChangeOf } from './change-end.writes.ts';
import { wishesOf } from './change-stock.writes.ts';
import type { GroupRow, OrderLineRow, OrderRow } from './order.writes.ts';
import { returnWish } from './refund-wishes.writes.ts';
import { refundOrder } from './refund.writes.ts';
import type { ReturnRow } from './returns.writes.ts';
import { readSentAndReturned, setExchange, setReturn } from './returns.writes.ts';

export interface ReturnPlace {
  group: GroupRow;
  order: OrderRow;
  lines: OrderLineRow[];
  payment: Payment;
}

/** Gives up the exchange of a return: releases its stock, and closes its payment. */
export async function dropExchange(
  at: Connection,
  order: OrderRow,
  last: ReturnRow,
  now: Date,
): Promise<void> {
  if (last.exchange === null || last.exchangeState === 'ended') return;
  await dropChangeOf(at, order.id, now);
  if (last.exchangeState === 'kept') await releaseStock(at.ask, wishesOf({ lines: last.exchange }));
  await setExchange(at.ask, last.id, 'ended');
}

/** Refunds all goods of a return. Returns whether the buyer keeps nothing of the order. */
export async function refundReturn(
  at: Connection,
  { group, order, lines, payment }: ReturnPlace,
  last: ReturnRow,
  now: Date,
): Promise<boolean> {
  const { isAll, ...wish } = await returnWish(at.ask, { order, lines }, last);
  await lockProducts(at.ask, [...stockWishes(wish.units), ...wishesOf({ lines: last.exchange ?? [] })]);
  await dropExchange(at, order, last, now);
  await refundOrder(at, { group, order, lines, payment }, wish, {
    reason: 'Returned',
    now,
    wantsCredit: last.asCredit,
  });
  await countSales(at.ask, goodsWishes(wish.units), -1);
  await setReturn(at.ask, last.id, { state: 'refunded', now });
  return isAll;
}

/** The state of an order after its return was answered. */
export const stateOfRest = async (
  at: Connection,
  order: OrderRow,
  now: Date,
): Promise<'dispatched' | 'completed'> =>
  stateAfterReturn({ ...order, ...(await readSentAndReturned(at.ask, order.id)) }, now);
