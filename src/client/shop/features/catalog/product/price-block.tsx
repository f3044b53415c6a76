import type { ProductDetail } from '#contract/catalog.ts';
import { discountWords } from '#rules/discount.ts';
import type { Line } from '#rules/lines.ts';
import { formatPounds } from '#client/lib/format.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Price } from '#client/ui/price.tsx';
import { priceOf, priceWords, type WirePrice } from '../shown-price.ts';

type Props = { line: Line; product: ProductDetail; priced: WirePrice };

/** What it costs, what the shop pays for it, or where repairs begin. */
export function PriceBlock({ line, product, priced }: Props) {
  if (line === 'sell') return <Offer product={product} />;
  const { price, was } = priceWords(priced);
  const off = discountWords(priceOf(priced).off, 'product');
  return (
    <Price size="product" price={price} was={was} from={line === 'repair'}>
      {off && <Badge kind="saving">{off}</Badge>}
    </Price>
  );
}

function Offer({ product }: { product: ProductDetail }) {
  const { cash_trade_in_value: cash, voucher_trade_in_value: voucher } = product;
  if (cash === null) return <p className="text-lead text-muted">Priced in store, while you wait.</p>;
  const tiles = [
    { name: 'Cash', amount: cash, text: 'To your bank account' },
    ...(voucher === null ? [] : [{ name: 'Voucher', amount: voucher, text: 'To spend in the shop' }]),
  ];
  return (
    <dl className="grid grid-cols-2 gap-3">
      {tiles.map(({ name, amount, text }) => (
        <div key={name} className="rounded-card bg-accent-tint p-5">
          <dt className="text-small font-semibold text-accent-text">{name}, up to</dt>
          <dd className="mt-1 text-price-large tabular-nums">{formatPounds(amount)}</dd>
          <dd className="mt-1 text-caption text-secondary">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
