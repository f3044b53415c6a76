import type { Line } from '../catalog/lines.ts';
import type { StockFacts } from '../catalog/stock.ts';
import { stockState } from '../catalog/stock.ts';

/** More of one thing than anybody needs, and more things than anybody reads through. */
export const MOST_OF_ONE = 99;
export const MOST_ITEMS = 50;

/** Where stock is no number, the limits of carts are the only ones. */
const UNCOUNTED = MOST_OF_ONE * MOST_ITEMS * 2;

/**
 * How many of one stock a cart may hold. Devices that are sold or repaired come from the customer: only what is
 * bought is taken from a stock. Where a business hides its stock, every cart has the same limit: otherwise anybody
 * could find out how much there is by adding more and more. Such stock is counted when an order is placed.
 */
export function mostInCart(line: Line, stock: StockFacts): number {
  if (line !== 'buy') return UNCOUNTED;
  const { canBuy, count } = stockState(stock);
  return canBuy ? (count ?? UNCOUNTED) : 0;
}

/** What a cart already holds beside something that is to go in. */
export interface CartRoom {
  /** Of the same stock, in whatever options. */
  taken: number;
  /** Of the very same choice; null where it is new to the cart. */
  same: number | null;
  /** How many items there are. */
  items: number;
}

export type NoRoom = 'out_of_stock' | 'too_many' | 'full';

/** Why no more goes in; undefined where it does. */
export function noRoom(
  { taken, same, items }: CartRoom,
  { quantity, most }: { quantity: number; most: number },
): NoRoom | undefined {
  if (taken + quantity > most) return 'out_of_stock';
  if ((same ?? 0) + quantity > MOST_OF_ONE) return 'too_many';
  return same === null && items >= MOST_ITEMS ? 'full' : undefined;
}

/** Fewer is always possible, also of what has become scarce; more only while there is enough beside the others. */
export function mayBecome(change: { before: number; after: number; others: number; most: number }): boolean {
  return change.after <= change.before || change.others + change.after <= change.most;
}
