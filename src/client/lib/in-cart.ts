import type { CartItem } from '#contract/cart.ts';
import { stillTakeable } from '#rules/cart/problem.ts';

type Item = Pick<CartItem, 'product_id' | 'product_variation_id' | 'quantity' | 'is_saved'>;

/** How many of a product or variation the cart holds, with any options. Items saved for later don't count. */
export function inCart(items: readonly Item[], { product_id, product_variation_id }: Item): number {
  return items
    .filter(
      (item) =>
        !item.is_saved &&
        item.product_id === product_id &&
        item.product_variation_id === product_variation_id,
    )
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** How many of an item can still be had instead of all; 0 if none, or if the business hides its stock. */
export function takeableOf(
  item: Item & Pick<CartItem, 'problem' | 'available_stock'>,
  items: readonly Item[],
): number {
  const { problem, quantity, available_stock: left } = item;
  return stillTakeable({
    problem,
    quantity,
    others: inCart(items, item) - quantity,
    left: typeof left === 'number' ? left : null,
  });
}

/** How many pieces the total of an order is for: without those saved for later, and without what can't be bought. */
export const orderedPieces = (
  items: readonly Pick<CartItem, 'quantity' | 'is_saved' | 'problem'>[],
): number =>
  items.reduce(
    (sum, { quantity, is_saved: isSaved, problem }) => sum + (isSaved || problem !== null ? 0 : quantity),
    0,
  );
