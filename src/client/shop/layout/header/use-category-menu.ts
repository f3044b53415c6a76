import type { MenuEntry } from '#contract/site.ts';
import { addresses } from '#rules/addresses.ts';
import { shownMenu } from '#rules/menu.ts';
import { MENU_TITLE } from '#rules/shell-words.ts';
import { useViewer } from '#client/lib/session.ts';
import { topCategories, useCategories } from '#client/shop/features/catalog/categories.api.ts';
import { useLeftMenu } from '#client/shop/features/site/site.api.ts';

/** The same menu on a narrow screen, where it holds more than categories. */
const DEFAULT_TITLE_NARROW = 'Menu';

/**
 * The menu of categories. Where nobody wrote one, the categories themselves are it; switched off, there is none.
 */
export function useCategoryMenu(): { title: string; titleNarrow: string; entries: MenuEntry[] } {
  const menu = useLeftMenu();
  const viewer = useViewer();
  const categories = useCategories();
  const written = shownMenu(menu, viewer);
  const title = menu?.menu_title.trim();
  return {
    title: title || MENU_TITLE,
    titleNarrow: title || DEFAULT_TITLE_NARROW,
    entries: written.length > 0 || menu?.is_active === false ? written : fromCategories(categories),
  };
}

function fromCategories(categories: ReturnType<typeof useCategories>): MenuEntry[] {
  return topCategories(categories, 'buy').map((top) => ({
    title: top.name,
    url: addresses.listing('buy', top.slug),
    child: categories
      .filter((category) => category.parent_id === top.id && category.is_active_for_buy)
      .map((category) => ({ title: category.name, url: addresses.listing('buy', category.slug) })),
  }));
}
