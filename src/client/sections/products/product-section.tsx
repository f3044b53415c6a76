import type { ComponentType } from 'react';
import type { SectionProps } from '../section-set.ts';
import { BestSellers, RankedSellers } from './best-sellers.tsx';
import { DealOfTheWeek } from './deal-of-the-week.tsx';
import type { ProductDesign } from './design.ts';
import { FlashDeals } from './flash-deals.tsx';
import { useLinkedEntry } from './linked-entry.ts';
import { NewArrivals } from './new-arrivals.tsx';
import { PlainProducts } from './plain-products.tsx';
import { SectionProducts } from './section-products.tsx';

interface Design {
  /** What it is called where the content says nothing. SPEC section 9 names two of them, spelled as it does. */
  standard: string;
  columns: 4 | 5 | 6;
  Show: ComponentType<ProductDesign>;
}

const DESIGNS: Readonly<Record<number, Design>> = {
  1: { standard: 'Products', columns: 4, Show: PlainProducts },
  2: { standard: 'Flash Deals', columns: 5, Show: FlashDeals },
  3: { standard: 'New Arrivals', columns: 6, Show: NewArrivals },
  4: { standard: 'Deal of the Week', columns: 4, Show: DealOfTheWeek },
  6: { standard: 'Top Saled Items', columns: 4, Show: BestSellers },
  7: { standard: 'Top Saled Items', columns: 4, Show: RankedSellers },
};

export function ProductSection({ entry: given, design }: SectionProps) {
  const entry = useLinkedEntry(given);
  const look = DESIGNS[design];
  if (!look) return null;
  const { standard, columns, Show } = look;
  return (
    <SectionProducts entry={entry} standard={standard} columns={columns}>
      {(products) => <Show entry={entry} products={products} standard={standard} />}
    </SectionProducts>
  );
}
