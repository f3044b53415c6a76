import type { MenuEntry } from '#contract/site.ts';
import { addresses } from '#rules/page/addresses.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { shownMenu } from '#rules/page/menu.ts';
import { MENU_TITLE } from './shell-words.ts';
import { useViewer } from '#client/lib/session.ts';
import { categoryBySlug, isActiveFor, topCategories, useCategories } from '#client/lib/categories.api.ts';
import { useLeftMenu } from '#client/shop/features/site/site.api.ts';
import { menuInLine } from './url-in-line.ts';
import { useCurrentLine } from './use-current-line.ts';

/** The same menu on a narrow screen, where it holds more than categories. */
const DEFAULT_TITLE_NARROW = 'Menu';

/**
 * The menu of categories. Without a custom menu, it lists the categories. If it is switched off, there is none.
 */
export function useCategoryMenu(): { title: string; titleNarrow: string; entries: MenuEntry[] } {
  const menu = useLeftMenu();
  const viewer = useViewer();
  const categories = useCategories();
  const line = useCurrentLine() ?? 'buy';
  const written = menuInLine(shownMenu(menu, viewer), line, (slug) => {
    const category = categoryBySlug(categories, slug);
    return category && isActiveFor(category, line);
  });
  const title = menu?.menu_title.trim();
  return {
    title: title || MENU_TITLE,
    titleNarrow: title || DEFAULT_TITLE_NARROW,
    entries: written.length > 0 || menu?.is_active === false ? written : fromCategories(categories, line),
  };
}

function fromCategories(categories: ReturnType<typeof useCategories>, line: Line): MenuEntry[] {
  return topCategories(categories, line).map((top) => ({
    title: top.name,
    url: addresses.listing(line, top.slug),
    child: categories
      .filter((category) => category.parent_id === top.id && isActiveFor(category, line))
      .map((category) => ({ title: category.name, url: addresses.listing(line, category.slug) })),
  }));
}
