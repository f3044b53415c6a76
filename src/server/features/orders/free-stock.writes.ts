import type { LineUnits } from '#rules/orders/line-units.ts';
import { goodsWishes, partWishes, stockWishes } from '#rules/orders/line-units.ts';
import type { Ask } from '../../db/connect.ts';
import type { StockReason } from '../catalog/public.ts';
import { releaseStock, writeOffStock } from '../catalog/public.ts';
import type { OrderRow } from './order.writes.ts';

interface Why extends StockReason {
  /** Whether the goods can be sold again. */
  resell: boolean;
}

/** The reason of a stock movement that an order caused. Goods that are collected are in the store. */
export const stockReason = (
  { number: source, storeId }: Pick<OrderRow, 'number' | 'storeId'>,
  now: Date,
): StockReason => ({ source, storeId, now });

/**
 * Frees stock that was reserved for units that are not sent. Goods that can't be sold are written off, or they would be
 * sold again at once. Products of options, such as a chosen charger, are always released.
 */
export async function freeStock(
  ask: Ask,
  units: readonly LineUnits[],
  { resell, ...why }: Why,
): Promise<void> {
  if (resell) {
    await releaseStock(ask, stockWishes(units));
    return;
  }
  await releaseStock(
    ask,
    units.flatMap((one) => (one.units === 0 ? [] : partWishes(one.line, one.units))),
  );
  await writeOffStock(ask, goodsWishes(units), why);
}
