import { MOST_STOCK } from '#rules/catalog/office-states.ts';
import type { Ask } from '../../db/connect.ts';
import type { Sellable, StockReason, StockWish } from './stock.writes.ts';

export interface ShelfCount {
  productId: number;
  variationId: number | null;
  /** What lies there, reserved units included. */
  now: number;
  /** What the counter saw before. */
  was: number;
}

const countSql = (table: Sellable) => `
  update ${table} set stock = $2, stock_status = case when $2::int > 0 then 'instock' else stock_status end
  where id = $1 and counts_stock and stock = $3 and reserved_stock <= $2 returning id`;
const COUNT = {
  products: { name: 'stock-count-products', text: countSql('products') },
  variations: { name: 'stock-count-variations', text: countSql('variations') },
};
const BY_HAND = {
  name: 'stock-by-hand',
  text: `insert into stock_movements (product_id, variation_id, quantity, reason, source, actor_id, created_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
};

/** Why somebody of the office changed stock, and who. */
type ByHand = StockReason & { actorId: number };

/**
 * Sets the stock to what somebody counted. False if it is no longer what they saw before, if more than that is
 * reserved, or if nothing is counted. What is there again can be sold again. The product must be locked.
 */
export async function countStock(
  ask: Ask,
  { productId, variationId, now: counted, was }: ShelfCount,
  { source, actorId, now }: ByHand,
): Promise<boolean> {
  const statement = variationId === null ? COUNT.products : COUNT.variations;
  const rows = await ask(statement, [variationId ?? productId, counted, was]);
  if (rows.length === 0) return false;
  if (counted !== was)
    await ask(BY_HAND, [productId, variationId, counted - was, 'counted', source, actorId, now]);
  return true;
}

const moveSql = (table: Sellable) => `
  update ${table} set stock = stock + $2, stock_status = case when $2::int > 0 then 'instock' else stock_status end
  where id = $1 and counts_stock and stock + $2 between reserved_stock and ${MOST_STOCK} returning id`;
const MOVE_BY_HAND = {
  products: { name: 'stock-by-hand-products', text: moveSql('products') },
  variations: { name: 'stock-by-hand-variations', text: moveSql('variations') },
};

/**
 * Adds what came in, or takes off what is broken or lost. False if that would leave less than is reserved, or more than
 * a shelf holds. The product must be locked.
 */
export async function moveStock(
  ask: Ask,
  { productId, variationId, quantity }: StockWish,
  { source, actorId, now }: ByHand,
): Promise<boolean> {
  const statement = variationId === null ? MOVE_BY_HAND.products : MOVE_BY_HAND.variations;
  const rows = await ask(statement, [variationId ?? productId, quantity]);
  if (rows.length === 0) return false;
  const reason = quantity > 0 ? 'bought' : 'scrapped';
  await ask(BY_HAND, [productId, variationId, quantity, reason, source, actorId, now]);
  return true;
}
