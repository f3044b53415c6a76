import type { ComponentType } from 'react';
import type { SectionProps } from '../section-set.ts';
import { BestSellers, RankedSellers } from './best-sellers.tsx';
import { DealOfTheWeek } from './deal-of-the-week.tsx';
import type { PlainDesign, ProductDesign } from './design.ts';
import { FlashDeals } from './flash-deals.tsx';
import { useLinkedEntry } from './linked-entry.ts';
import { NewArrivals } from './new-arrivals.tsx';
import { PlainProducts } from './plain-products.tsx';
import { SectionProducts } from './section-products.tsx';

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
  const look = DESIGNS[design];
  if (!look) return null;
  const { columns, Show } = look;
  return (
    <SectionProducts entry={entry} columns={columns}>
      {(products) => <Show entry={entry} products={products} />}
    </SectionProducts>
  );
}
