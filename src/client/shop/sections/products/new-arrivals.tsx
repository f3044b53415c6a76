import { Cards } from './cards.tsx';
import { CompactCard } from './compact-card.tsx';
import type { ProductDesign } from './design.ts';

/** Design 3: what has just come in, many at a glance. */
export function NewArrivals(props: ProductDesign) {
  return (
    <Cards {...props} list="arrivals" columns={6} card={(product) => <CompactCard product={product} />} />
  );
}
