import { FolderTree } from 'lucide-react';
import type { OfficeCategory } from '#contract/categories-office.ts';
import { CategoryCard, categoryColumns } from '../features/catalog/category-columns.tsx';
import { CategoryDialog } from '../features/catalog/category-dialog.tsx';
import { placeCategory, removeCategory, useCategories } from '../features/catalog/lists.api.ts';
import { useCategoryDrag } from '../features/catalog/use-category-drag.tsx';
import { usePlacing } from '../features/catalog/use-placing.ts';
import { CatalogueList } from './catalogue-list.tsx';

/** The tree of categories, in the order of the shop. */
export function CategoriesPage() {
  const categories = useCategories();
  const all = categories.data?.data ?? [];
  const movesOf = usePlacing<OfficeCategory>(({ name }) => name, placeCategory);
  const { mark, onHold } = useCategoryDrag(all);
  const withOrder = { all, movesOf, onHold };
  return (
    <>
      <CatalogueList
        shown="categories"
        one="category"
        many="categories"
        icon={FolderTree}
        help="Menus and lists of the shop are made of them. Every product is in one."
        list={categories}
        nameOf={({ name }) => name}
        columns={(actions) => categoryColumns({ ...actions, ...withOrder })}
        card={(category, actions) => (
          <CategoryCard category={category} actions={{ ...actions, ...withOrder }} />
        )}
        dialog={(category, more) => (
          <CategoryDialog key={category?.id} category={category} all={all} {...more} />
        )}
        usersOf={({ id, product_count: products }) => {
          const inside = all.filter(({ parent_id: of }) => of === id).length;
          return [
            [products, 'product'],
            [inside, 'category', 'categories'],
          ];
        }}
        remove={removeCategory}
      />
      {mark}
    </>
  );
}
