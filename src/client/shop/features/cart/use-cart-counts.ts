import type { Line } from '#rules/lines.ts';
import { useCart } from './cart.api.ts';

/** How many things are in the cart of each line; 0 until that is known. */
export function useCartCounts(): Record<Line, number> {
  const buy = useCart('buy').cart;
  const sell = useCart('sell').cart;
  const repair = useCart('repair').cart;
  return {
    buy: buy?.totals.quantity ?? 0,
    sell: sell?.totals.quantity ?? 0,
    repair: repair?.totals.quantity ?? 0,
  };
}
