import type { MenuEntry } from '#contract/site.ts';
import { countOf } from '#client/lib/format.ts';
import { CategoryPicture } from '#client/sections/categories/category-picture.tsx';
import { MenuLink } from './menu-link.tsx';
import { useEntryCategory } from './use-entry-category.ts';

/** The category that an entry leads to, with its picture. Its number and title speak of goods to buy: other lines have none. */
export function MegaPromo({ entry }: { entry: MenuEntry }) {
  const named = useEntryCategory(entry);
  if (named?.line !== 'buy') return null;
  const { line, category } = named;
  return (
    <MenuLink
      entry={entry}
      data-line={line}
      className="group/promo relative hidden min-h-72 flex-col overflow-hidden rounded-card bg-grey-1 p-5 w1150:flex"
    >
      <span className="text-small font-semibold text-accent-text">
        {countOf(category.product_count, 'model')}
      </span>
      <span className="mt-1 text-h3 underline-offset-4 group-hover/promo:underline">
        {category.title || category.name}
      </span>
      <span className="mt-auto -mb-5 grid place-items-center pt-3">
        <CategoryPicture category={category} look="cut-out" sizes="224px" className="h-44 w-full" />
      </span>
    </MenuLink>
  );
}
