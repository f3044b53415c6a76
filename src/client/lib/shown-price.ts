import { formatPence, pence, penceFromPounds, type Pence } from '#rules/money/money.ts';
import { shownPrice, withAddOns, type ShownPrice } from '#rules/money/prices.ts';

export interface WirePrice {
  regular_price: number;
  sale_price: number | null;
  is_on_sale: boolean;
}

/** Applies the price rule to API fields. */
export function priceOf(priced: WirePrice): ShownPrice {
  return shownPrice({
    regular: penceFromPounds(priced.regular_price),
    sale: priced.sale_price === null ? null : penceFromPounds(priced.sale_price),
    isOnSale: priced.is_on_sale,
  });
}

/** The same as text, including chosen add-ons. */
export function priceWords(
  priced: WirePrice,
  addOns: Pence = pence(0),
): {
  price: string;
  was: string | undefined;
} {
  const { price, was } = withAddOns(priceOf(priced), addOns);
  return {
    price: formatPence(price),
    was: was === null ? undefined : formatPence(was),
  };
}
