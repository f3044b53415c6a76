import { penceFromPounds, type Pence } from '#rules/money/money.ts';
import { shownPrice } from '#rules/money/prices.ts';

interface Priced {
  regular_price: number;
  sale_price: number | null;
  is_on_sale: boolean;
}

/** The current price of an item of the API. */
export function shownPriceOf({
  regular_price: regular,
  sale_price: sale,
  is_on_sale: isOnSale,
}: Priced): Pence {
  return shownPrice({
    regular: penceFromPounds(regular),
    sale: sale === null ? null : penceFromPounds(sale),
    isOnSale,
  }).price;
}
