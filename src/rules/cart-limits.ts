import type { Line } from './lines.ts';
import type { StockFacts } from './stock.ts';
import { stockState } from './stock.ts';

/** More of one thing than anybody needs, and more things than anybody reads through. */
export const MOST_OF_ONE = 99;
export const MOST_ITEMS = 50;

/** Devices that are sold or repaired come from the customer: only what is bought is taken from a stock. */
export function mostInCart(line: Line, { status, available }: Omit<StockFacts, 'hidesStock'>): number {
  if (line !== 'buy') return MOST_OF_ONE;
  // What a business does not show is counted all the same.
  if (!stockState({ status, available, hidesStock: false }).canBuy) return 0;
  return typeof available === 'number' ? Math.min(available, MOST_OF_ONE) : MOST_OF_ONE;
}
