import type { MenuEntry } from '#contract/site.ts';
import { matchAddress } from '#rules/addresses.ts';
import { countOf } from '#client/lib/format.ts';
import { categoryBySlug, useCategories } from '#client/shop/features/catalog/categories.api.ts';
import { CategoryPicture } from '#client/shop/features/catalog/category-picture.tsx';
import { MenuLink } from './menu-link.tsx';

/** The category that an entry leads to, with its picture; nothing where it leads elsewhere. */
export function MegaPromo({ entry }: { entry: MenuEntry }) {
  const categories = useCategories();
  const address = matchAddress(entry.url);
  const category = address?.page === 'listing' ? categoryBySlug(categories, address.category) : undefined;
  if (address?.page !== 'listing' || !category) return null;
  return (
    <MenuLink
      entry={entry}
      data-line={address.line}
      className="group/promo relative hidden min-h-72 flex-col overflow-hidden rounded-card bg-ground p-5 w1150:flex"
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
