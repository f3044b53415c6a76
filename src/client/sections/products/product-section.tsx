import { useState } from 'react';
import type { ComponentType } from 'react';
import { hasEnded } from '#contract/sections/filled.ts';
import { SLIDES_SEEN } from '#rules/presentation/slides-seen.ts';
import type { SectionProps } from '../section-set.ts';
import { BestSellers, RankedSellers } from './best-sellers.tsx';
import { Cards } from './cards.tsx';
import { CompactCard } from './compact-card.tsx';
import { DealOfTheWeek } from './deal-of-the-week.tsx';
import { isCarousel, type PlainDesign, type ProductDesign } from './design.ts';
import { FlashDeals } from './flash-deals.tsx';
import { useLinkedEntry } from './linked-entry.ts';
import { ProductCard } from './product-card.tsx';
import { SectionProducts } from './section-products.tsx';

/** Design 1: a grid or a carousel of cards. */
function PlainProducts(props: ProductDesign) {
  return (
    <Cards
      {...props}
      seen={SLIDES_SEEN.single}
      columns={isCarousel(props.entry) ? 5 : 4}
      card={(product) => <ProductCard product={product} />}
    />
  );
}

/** Design 3: new products, many at a glance. */
function NewArrivals(props: ProductDesign) {
  return (
    <Cards
      {...props}
      seen={SLIDES_SEEN.arrivals}
      columns={6}
      card={(product) => <CompactCard product={product} />}
    />
  );
}

interface Design {
  columns: 4 | 5 | 6;
  Show: ComponentType<ProductDesign>;
}

const DESIGNS: Readonly<Record<number, Design>> = {
  1: { columns: 4, Show: PlainProducts },
  2: { columns: 5, Show: FlashDeals },
  3: { columns: 6, Show: NewArrivals },
  4: { columns: 4, Show: DealOfTheWeek },
  6: { columns: 4, Show: BestSellers },
  7: { columns: 4, Show: RankedSellers },
} satisfies Record<PlainDesign, Design>;

export function ProductSection({ entry: given, design }: SectionProps<'product_section'>) {
  const entry = useLinkedEntry(given);
  const [now] = useState(() => Date.now());
  const look = DESIGNS[design];
  if (!look || hasEnded(given, now)) return null;
  const { columns, Show } = look;
  return (
    <SectionProducts entry={entry} columns={columns}>
      {(products) => <Show entry={entry} products={products} />}
    </SectionProducts>
  );
}
