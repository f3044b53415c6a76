import { addresses } from '#rules/addresses.ts';
import type { Line } from '#rules/lines.ts';
import { countOf } from '#client/lib/format.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { Grid } from '#client/ui/layout.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { topCategories, useCategories } from './categories.api.ts';

/** Six across: what does not fill a row is in the menu. */
const SHOWN = 6;

/** The categories of a line, each with its picture. */
export function CategoryTiles({ line }: { line: Line }) {
  const categories = topCategories(useCategories(), line).slice(0, SHOWN);
  return (
    <Grid columns={6}>
      {categories.map((category) => (
        <Anchor
          key={category.id}
          href={addresses.listing(line, category.slug)}
          className="group/tile relative flex h-43 flex-col overflow-hidden rounded-card bg-grey-1 p-4 w960:h-57 w960:p-5"
        >
          <span className="text-[1.0625rem] leading-6 font-semibold tracking-[-0.01em] underline-offset-4 group-hover/tile:underline">
            {category.name}
          </span>
          {line === 'buy' && (
            <span className="text-small text-muted tabular-nums">
              {countOf(category.product_count, 'model')}
            </span>
          )}
          <span className="absolute inset-x-2 -bottom-2 grid h-31 place-items-end justify-items-center w960:h-41">
            <Picture
              name={category.category_image ?? category.image}
              alt=""
              sizes="(min-width: 961px) 190px, 45vw"
              fallback="image"
              className="size-full object-bottom!"
            />
          </span>
        </Anchor>
      ))}
    </Grid>
  );
}
