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
