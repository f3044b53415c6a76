import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';
import { topCategories, useCategories } from '#client/lib/categories.api.ts';
import { CategoryPicture } from '#client/sections/categories/category-picture.tsx';
import { finderPath, type FinderLine } from './finder-words.ts';

/** The first choice: what it is. */
export function CategoryChoice({ line }: { line: FinderLine }) {
  const categories = topCategories(useCategories(), line);
  return (
    <div
      className={cx(
        'grid grid-cols-2 gap-3 w960:gap-5',
        categories.length > 6
          ? 'w650:grid-cols-3 w960:grid-cols-6'
          : 'w650:auto-cols-fr w650:grid-flow-col w650:grid-cols-none',
      )}
    >
      {categories.map((category) => (
        <Anchor
          key={category.id}
          href={finderPath(line, category.slug)}
          className="group/category relative flex h-40 flex-col overflow-hidden rounded-card bg-grey-1 p-4 w960:h-52 w960:p-5"
        >
          <span className="text-[1.0625rem] leading-6 font-semibold tracking-[-0.01em] underline-offset-4 group-hover/category:underline">
            {category.name}
          </span>
          <span className="absolute inset-x-2 -bottom-2 h-31 w960:h-40">
            <CategoryPicture
              category={category}
              look="cut-out"
              sizes="(min-width: 961px) 190px, 45vw"
              className="size-full object-bottom!"
            />
          </span>
        </Anchor>
      ))}
    </div>
  );
}
