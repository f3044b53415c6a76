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

/** What it costs as it was put together, what that was, and what is off. */
export function PriceBlock({ priced, addOns }: Props) {
  const { price, was } = priceWords(priced, addOns);
  const off = discountWords(priceOf(priced).off, 'product');
  return (
    <Price size="product" price={price} was={was}>
      {off && <Badge kind="saving">{off}</Badge>}
    </Price>
  );
}
