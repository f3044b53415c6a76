import { SLIDES_SEEN } from '#rules/presentation/slides-seen.ts';
import { Cards } from './cards.tsx';
import { CompactCard } from './compact-card.tsx';
import type { ProductDesign } from './design.ts';

/** Design 3: new products, many at a glance. */
export function NewArrivals(props: ProductDesign) {
  return (
    <Cards
      {...props}
      seen={SLIDES_SEEN.arrivals}
      columns={6}
      card={(product) => <CompactCard product={product} />}
    />
  );
}
