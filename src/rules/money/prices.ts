import type { Pence } from './money.ts';
import { pence } from './money.ts';

export interface PriceInput {
  regular: Pence;
  sale: Pence | null;
  isOnSale: boolean;
}

export interface ShownPrice {
  price: Pence;
  /** The struck-through price; null when there is nothing off. */
  was: Pence | null;
  off: Pence;
}

/** The sale price counts only while the product is on sale and it really is lower. */
export function shownPrice({ regular, sale, isOnSale }: PriceInput): ShownPrice {
  if (isOnSale && sale !== null && sale < regular) {
    return { price: sale, was: regular, off: pence(regular - sale) };
  }
  return { price: regular, was: null, off: pence(0) };
}

/**
 * SPEC section 4: the shown price includes the chosen add-ons. They cost the same in a sale, so they are added to both
 * prices, and the saving stays.
 */
export function withAddOns({ price, was, off }: ShownPrice, addOns: Pence): ShownPrice {
  return { price: pence(price + addOns), was: was === null ? null : pence(was + addOns), off };
}
