import { discountWords } from '#rules/discount.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Price } from '#client/ui/price.tsx';
import { priceOf, priceWords, type WirePrice } from '../shown-price.ts';

/** What it costs, what it was, and what is off. */
export function PriceBlock({ priced }: { priced: WirePrice }) {
  const { price, was } = priceWords(priced);
  const off = discountWords(priceOf(priced).off, 'product');
  return (
    <Price size="product" price={price} was={was}>
      {off && <Badge kind="saving">{off}</Badge>}
    </Price>
  );
}
