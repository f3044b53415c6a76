import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ProductCard as Product } from '#contract/catalog.ts';
import type { SlidesSeen } from '#rules/presentation/slides-seen.ts';
import { CardGrid, Grid } from '#client/ui/layout.tsx';
import { SectionCarousel } from '../parts/section-carousel.tsx';
import { EntryHeading } from '../parts/section-heading.tsx';
import { isCarousel, type ProductDesign } from './design.ts';

type Props = ProductDesign & {
  seen: SlidesSeen;
  columns: 3 | 4 | 5 | 6;
  beside?: ReactNode;
  /** Cards that are not made of the rows of `Card`. */
  isWide?: boolean;
  card: (product: Product) => ReactNode;
};

/** Wide cards need more room beside other sections. */
const WIDE = '[--cell:15rem]';

/** Cards of one kind in a carousel or in a grid, as the section asks. */
export function Cards({ entry, products, seen, columns, beside, isWide = false, card }: Props) {
  const id = useId();
  if (isCarousel(entry)) {
    return (
      <SectionCarousel
        entry={entry}
        seen={seen}
        beside={beside}
        hasCards={!isWide}
        slides={products.map((product) => ({ key: product.id, content: card(product) }))}
      />
    );
  }
  const Columns = isWide ? Grid : CardGrid;
  return (
    <section aria-labelledby={id}>
      <EntryHeading id={id} entry={entry} beside={beside} />
      <Columns columns={columns} {...(isWide && { className: WIDE })}>
        {products.map((product) => (
          <div key={product.id} className={isWide ? undefined : 'card-cell'}>
            {card(product)}
          </div>
        ))}
      </Columns>
    </section>
  );
}
