import { useId } from 'react';
import type { ComponentType } from 'react';
import type { Category } from '#contract/catalog.ts';
import type { ShownDesign, SectionOf } from '#contract/sections/registry.ts';
import { SLIDES_SEEN, type SlideList } from '#rules/presentation/slides-seen.ts';
import { Grid } from '#client/ui/layout.tsx';
import { SectionCarousel } from '../parts/section-carousel.tsx';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-set.ts';
import { CardTile, ImageTile, RoundTile, SquareTile } from './tiles.tsx';
import { topCategories, useCategories } from '#client/lib/categories.api.ts';

interface Design {
  list: SlideList;
  columns: 4 | 5 | 6;
  Tile: ComponentType<{ category: Category }>;
}

const DESIGNS: Readonly<Record<number, Design>> = {
  1: { list: 'categories-1', columns: 4, Tile: ImageTile },
  2: { list: 'categories-2', columns: 6, Tile: RoundTile },
  3: { list: 'categories-3', columns: 5, Tile: CardTile },
  4: { list: 'categories-4', columns: 6, Tile: SquareTile },
} satisfies Record<ShownDesign<'categories_section'>, Design>;

export function CategoriesSection({ entry, design }: SectionProps<'categories_section'>) {
  const id = useId();
  const categories = useSectionCategories(entry);
  const look = DESIGNS[design];
  if (!look || categories.length === 0) return null;
  const { list, columns, Tile } = look;
  if (entry.type === 'carousel') {
    return (
      <SectionCarousel
        entry={entry}
        seen={SLIDES_SEEN[list]}
        slides={categories.map((category) => ({
          key: category.id,
          content: <Tile category={category} />,
        }))}
      />
    );
  }
  return (
    <section aria-labelledby={id}>
      <EntryHeading id={id} entry={entry} />
      <Grid columns={columns}>
        {categories.map((category) => (
          <Tile key={category.id} category={category} />
        ))}
      </Grid>
    </section>
  );
}

/** The categories of a section in their given order. SPEC: only those of level 0 are shown. */
function useSectionCategories({ categories_items: ids = [] }: SectionOf<'categories_section'>): Category[] {
  const top = topCategories(useCategories());
  return ids.flatMap((id) => top.find((category) => category.id === id) ?? []);
}
