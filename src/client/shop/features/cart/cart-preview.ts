import type { Cart, CartItem } from '#contract/cart.ts';
import { penceFromPounds, pence, poundsFromPence } from '#rules/money/money.ts';

export type ItemChange = { quantity: number } | { is_saved: boolean } | 'removed';

function changed(item: CartItem, change: Exclude<ItemChange, 'removed'>): CartItem {
  if ('is_saved' in change) return { ...item, is_saved: change.is_saved };
  const line_price = poundsFromPence(pence(penceFromPounds(item.unit_price) * change.quantity));
  return { ...item, quantity: change.quantity, line_price };
}

/**
 * The cart after a change, shown until the server answers. Delivery prices and VAT come only from the server, so they
 * stay unchanged.
 */
export function previewed(cart: Cart, itemId: number, change: ItemChange): Cart {
  const items = cart.Cart_items.flatMap((item) => {
    if (item.id !== itemId) return [item];
    return change === 'removed' ? [] : [changed(item, change)];
  });
  const inCart = items.filter(({ is_saved }) => !is_saved);
  const counted = inCart.filter(({ problem }) => problem === null);
  const sum = (amount: (item: CartItem) => number) =>
    counted.reduce((all, item) => all + penceFromPounds(amount(item)), 0);
  const goods = sum(({ line_price }) => line_price);
  const delivery = counted.length === 0 ? 0 : penceFromPounds(cart.totals.delivery);
  return {
    ...cart,
    Cart_items: items,
    totals: {
      quantity: inCart.reduce((all, { quantity }) => all + quantity, 0),
      items: poundsFromPence(pence(goods)),
      voucher:
        cart.totals.voucher === null
          ? null
          : poundsFromPence(pence(sum(({ voucher_price, quantity }) => (voucher_price ?? 0) * quantity))),
      delivery: poundsFromPence(pence(delivery)),
      vat: counted.length === 0 ? 0 : cart.totals.vat,
      total: poundsFromPence(pence(goods + delivery)),
    },
  };
}
