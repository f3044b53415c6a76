import type { Line } from '#rules/catalog/lines.ts';
import { useCart } from './cart.api.ts';

/** How many units are in the cart of each line; undefined while loading. */
export function useCartCounts(): Record<Line, number | undefined> {
  return {
    buy: useCart('buy').cart?.totals.quantity,
    sell: useCart('sell').cart?.totals.quantity,
    repair: useCart('repair').cart?.totals.quantity,
  };
}
