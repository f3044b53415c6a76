import type { Pence } from './money.ts';
import { formatPence, pence } from './money.ts';
import type { ShownPrice } from './prices.ts';

/** SPEC section 5: the discount on a card without prices. A product with prices has its own discount or none. */
const DEFAULT_PERCENT = 20;

/** Whole percent off. The default is for cards without any prices. */
export function discountPercent(price: ShownPrice | undefined): number {
  if (!price) return DEFAULT_PERCENT;
  return price.was === null || price.was === 0 ? 0 : Math.round((price.off / price.was) * 100);
}

/** 'Save £80' on a card, '£80 off' on a product's page; empty without a discount. */
export function discountWords(off: Pence, place: 'card' | 'product'): string | undefined {
  if (off <= 0) return undefined;
  return place === 'card' ? `Save ${formatPence(off)}` : `${formatPence(off)} off`;
}

/** A price less a percentage, to the penny. */
export function lessPercent(price: Pence, percent: number): Pence {
  return pence(Math.round((price * (100 - percent)) / 100));
}
