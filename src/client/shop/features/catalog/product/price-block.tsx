import { discountWords } from '#rules/money/discount.ts';
import type { Pence } from '#rules/money/money.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Price } from '#client/ui/price.tsx';
import { priceOf, priceWords, type WirePrice } from '#client/lib/shown-price.ts';

type Props = {
  priced: WirePrice;
  /** The prices of all chosen options together. */
  addOns: Pence;
};

/** The price of the current choice, the old price and the saving. */
export function PriceBlock({ priced, addOns }: Props) {
  const { price, was } = priceWords(priced, addOns);
  const off = discountWords(priceOf(priced).off, 'product');
  return (
    <Price size="product" price={price} was={was}>
      {off && <Badge kind="saving">{off}</Badge>}
    </Price>
  );
}
