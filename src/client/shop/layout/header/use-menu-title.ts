import { shownMenu } from '#rules/page/menu.ts';
import { useCategories } from '#client/lib/categories.api.ts';
import { useViewer } from '#client/lib/session.ts';
import { useLeftMenu } from '#client/shop/features/site/site.api.ts';
import { MENU_TITLE } from './shell-words.ts';

/** What the menu of categories is called on a wide screen; undefined where there is none. */
export function useMenuTitle(): string | undefined {
  const menu = useLeftMenu();
  const viewer = useViewer();
  const categories = useCategories();
  const isThere = shownMenu(menu, viewer).length > 0 || (menu?.is_active !== false && categories.length > 0);
  return isThere ? menu?.menu_title.trim() || MENU_TITLE : undefined;
}
