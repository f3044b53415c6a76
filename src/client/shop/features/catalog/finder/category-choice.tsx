import { Anchor } from '#client/ui/anchor.tsx';
import { topCategories, useCategories } from '#client/lib/categories.api.ts';
import { CategoryPicture } from '#client/sections/categories/category-picture.tsx';
import { acrossOf, FILLED_ROWS } from './filled-rows.ts';
import { finderPath, type FinderLine } from './finder-words.ts';

/** The first choice: the kind of device. */
export function CategoryChoice({ line }: { line: FinderLine }) {
  const categories = topCategories(useCategories(), line);
  return (
    <div
      className={`${FILLED_ROWS} w960:[--gap:1.25rem]`}
      style={acrossOf(categories.length, { tablet: categories.length > 6 ? 4 : 6, desk: 6 })}
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
