import { FolderTree } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { OfficeCategory } from '#contract/categories-office.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { announce } from '#client/ui/announce.ts';
import { notifyError } from '#client/ui/toast-store.ts';
import { CATEGORY_GRID, CategoryCard, categoryColumns } from '../features/catalog/category-columns.tsx';
import { CategoryDialog } from '../features/catalog/category-dialog.tsx';
import { placeCategory, removeCategory, useCategories } from '../features/catalog/lists.api.ts';
import { CatalogueList } from './catalogue-list.tsx';

/** The tree of categories, in the order of the shop. */
export function CategoriesPage() {
  const categories = useCategories();
  const all = categories.data?.data ?? [];
  const [moved, setMoved] = useState<{ id: number; direction: 'up' | 'down' }>();
  // A row that changes its place loses the focus. The same arrow gets it back, or the other one at the end of the list.
  useEffect(() => {
    if (!moved) return;
    const row = document.querySelector(`[data-row="${moved.id}"]`);
    const arrow =
      row?.querySelector<HTMLElement>(`[data-move="${moved.direction}"]:enabled`) ??
      row?.querySelector<HTMLElement>('[data-move]:enabled');
    arrow?.focus();
  }, [moved]);

  async function place(category: OfficeCategory, direction: 'up' | 'down', beforeId: number | null) {
    try {
      await placeCategory(category.id, beforeId);
      announce(`${category.name} is moved ${direction}`);
      setMoved({ id: category.id, direction });
    } catch (error) {
      notifyError(messageOf(error));
    }
  }

  const withOrder = { all, onPlace: (...given: Parameters<typeof place>) => void place(...given) };
  return (
    <CatalogueList
      shown="categories"
      one="category"
      many="categories"
      icon={FolderTree}
      help="Menus and lists of the shop are made of them. Every product is in one."
      list={categories}
      nameOf={({ name }) => name}
      grid={CATEGORY_GRID}
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
  );
}
