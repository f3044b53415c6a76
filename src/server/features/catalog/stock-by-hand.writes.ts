import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import type { Ask } from '../../db/connect.ts';
import { bookStock, lockPlace } from './stock-places.writes.ts';
import type { Sellable, StockWish } from './stock.writes.ts';

/** A store, or null for units in no store. Undefined: all units. */
export type Place = number | null | undefined;

export interface ShelfCount {
  productId: number;
  variationId: number | null;
  /** The counted number, reserved units included. */
  now: number;
  /** The number that the counter saw before. */
  was: number;
  storeId?: Place;
}

const countSql = (table: Sellable) => `
  update ${table} set stock = stock + $2 - $3, stock_status = case when $2::int > 0 then 'instock' else stock_status end
  where id = $1 and counts_stock and ($4 or stock = $3)
    and stock + $2 - $3 between reserved_stock and ${MOST_STOCK} returning id`;
const COUNT = {
  products: { name: 'stock-count-products', text: countSql('products') },
  variations: { name: 'stock-count-variations', text: countSql('variations') },
};

/** The person who changed stock by hand, and the reason. */
export interface ByHand {
  source: string;
  now: Date;
  /** Null: the shop itself. */
  actorId: number | null;
  transferId?: number | undefined;
  purchaseId?: number | undefined;
}

/**
 * Sets the stock of one place, or of all, to a counted number. False if the stock is no longer what the
 * counter saw, if more than that is reserved, or if the stock is not counted. Returned units can be sold
 * again. The product must be locked.
 */
export async function countStock(
  ask: Ask,
  { productId, variationId, now: counted, was, storeId }: ShelfCount,
  by: ByHand,
): Promise<boolean> {
  const shelf = { productId, variationId };
  const isOnePlace = storeId !== undefined;
  if (isOnePlace && (await lockPlace(ask, shelf, storeId)) !== was) return false;
  const statement = variationId === null ? COUNT.products : COUNT.variations;
  const rows = await ask(statement, [variationId ?? productId, counted, was, isOnePlace]);
  if (rows.length === 0) return false;
  await bookStock(ask, [{ ...shelf, quantity: counted - was }], {
    ...by,
    reason: 'counted',
    storeId: storeId ?? null,
  });
  return true;
}

const moveSql = (table: Sellable) => `
  update ${table} set stock = stock + $2, stock_status = case when $2::int > 0 then 'instock' else stock_status end
  where id = $1 and counts_stock and stock + $2 between reserved_stock and ${MOST_STOCK} returning id`;
const MOVE_BY_HAND = {
  products: { name: 'stock-by-hand-products', text: moveSql('products') },
  variations: { name: 'stock-by-hand-variations', text: moveSql('variations') },
};

/** Why goods come in or leave by hand. */
export type HandReason = 'bought' | 'scrapped' | 'moved';

/**
 * Adds incoming units, or subtracts outgoing ones. False if that would leave fewer than are reserved, more
 * than the limit, or fewer than none in the place. The product must be locked.
 */
export async function moveStock(
  ask: Ask,
  { storeId, ...wish }: StockWish & { storeId?: Place },
  by: ByHand & { reason: HandReason },
): Promise<boolean> {
  const { productId, variationId, quantity } = wish;
  if (quantity < 0 && storeId !== undefined && (await lockPlace(ask, wish, storeId)) < -quantity)
    return false;
  const statement = variationId === null ? MOVE_BY_HAND.products : MOVE_BY_HAND.variations;
  const rows = await ask(statement, [variationId ?? productId, quantity]);
  if (rows.length === 0) return false;
  await bookStock(ask, [wish], { ...by, storeId: storeId ?? null });
  return true;
}
