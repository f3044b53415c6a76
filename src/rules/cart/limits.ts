import type { Line } from '../catalog/lines.ts';
import type { StockFacts } from '../catalog/stock.ts';
import { stockState } from '../catalog/stock.ts';

/** Limits of a cart: how many of one item, and how many items. */
export const MOST_OF_ONE = 99;
export const MOST_ITEMS = 50;

/** For stock without a count: more than the limits of a cart allow. */
const UNCOUNTED = MOST_OF_ONE * MOST_ITEMS * 2;

/**
 * How many of one stock a cart may hold. Only the buy line uses stock: devices to sell or repair come from
 * the customer. If a business hides its stock, every cart has the same limit. Otherwise a visitor could find
 * out the stock by adding more and more. Such stock is checked when an order is placed.
 */
export function mostInCart(line: Line, stock: StockFacts): number {
  if (line !== 'buy') return UNCOUNTED;
  const { canBuy, count } = stockState(stock);
  return canBuy ? (count ?? UNCOUNTED) : 0;
}

/** The contents of a cart before an item is added. */
export interface CartRoom {
  /** How many of the same stock, with any options. */
  taken: number;
  /** How many of exactly the same choice; null if it is new to the cart. */
  same: number | null;
  /** How many items there are. */
  items: number;
}

export type NoRoom = 'out_of_stock' | 'too_many' | 'full';

/** Why the item can't be added; undefined if it can. */
export function noRoom(
  { taken, same, items }: CartRoom,
  { quantity, most }: { quantity: number; most: number },
): NoRoom | undefined {
  if (taken + quantity > most) return 'out_of_stock';
  if ((same ?? 0) + quantity > MOST_OF_ONE) return 'too_many';
  return same === null && items >= MOST_ITEMS ? 'full' : undefined;
}

/** A lower quantity is always allowed. A higher one only if the stock is enough for all items that share it. */
export function mayBecome(change: { before: number; after: number; others: number; most: number }): boolean {
  return change.after <= change.before || change.others + change.after <= change.most;
}

/** 'Only 20 left, and 3 of them are in your cart.' */
export function leftWords(left: number, inCart: number): string {
  if (inCart <= 0) return `Only ${left} left.`;
  if (inCart < left)
    return `Only ${left} left, and ${inCart} of them ${inCart === 1 ? 'is' : 'are'} in your cart.`;
  return left === 1
    ? 'Only 1 left, and it is in your cart.'
    : `Only ${left} left, and all of them are in your cart.`;
}
