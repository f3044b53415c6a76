import type { ProductCard as Product } from '#contract/catalog.ts';
import { SLIDES_SEEN } from '#rules/presentation/slides-seen.ts';
import { formatCount } from '#client/lib/format.ts';
import { ProductCard } from './product-card.tsx';
import { Meter } from '#client/ui/meter.tsx';
import { CountdownTo } from '../parts/countdown-to.tsx';
import { Cards } from './cards.tsx';
import type { ProductDesign } from './design.ts';

/** Design 2: deals that end, and how much of each is left. */
export function FlashDeals(props: ProductDesign) {
  return (
    <Cards
      {...props}
      seen={SLIDES_SEEN.flash}
      columns={5}
      beside={<CountdownTo offer={props.entry} />}
      card={(product) => <ProductCard product={product} extra={<Left product={product} />} />}
    />
  );
}

/** Shown only if stock is counted and not hidden. */
function Left({ product: { available_stock: left, product_sale_count: sold } }: { product: Product }) {
  if (typeof left !== 'number' || left === 0) return null;
  return (
    <Meter share={sold / (sold + left)} label={`${formatCount(sold)} sold, ${formatCount(left)} left`} />
  );
}
