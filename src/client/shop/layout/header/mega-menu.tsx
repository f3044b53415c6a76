import { ChevronDown, LayoutGrid } from 'lucide-react';
import { shownMenu } from '#rules/page/menu.ts';
import { useCategories } from '#client/lib/categories.api.ts';
import { useViewer } from '#client/lib/session.ts';
import { useLeftMenu } from '#client/shop/features/site/site.api.ts';
import { cx } from '#client/ui/cx.ts';
import { MENU_TITLE } from './shell-words.ts';
import { useDisclosure } from './use-disclosure.ts';

const loadPanel = () => import('./mega-panel.tsx');

export function MegaMenu() {
  const title = useMenuTitle();
  const menu = useDisclosure(loadPanel);
  if (!title) return null;
  return (
    <div {...menu.rootProps} className="flex shrink-0 items-center">
      <button
        type="button"
        {...menu.buttonProps}
        className="flex h-10 items-center gap-2.5 rounded-control bg-ink pr-3.5 pl-3 text-small font-semibold text-paper transition-colors hover:bg-ink-hover focus-visible:outline-ink"
      >
        <LayoutGrid size={20} />
        {title}
        <ChevronDown size={16} className={cx('transition-transform', menu.open && 'rotate-180')} />
      </button>
      {menu.panel && <menu.panel.MegaPanel panelProps={menu.panelProps} />}
    </div>
  );
}

/** The name of the menu of categories on a wide screen; undefined where there is none. */
function useMenuTitle(): string | undefined {
  const menu = useLeftMenu();
  const viewer = useViewer();
  const categories = useCategories();
  const isThere = shownMenu(menu, viewer).length > 0 || (menu?.is_active !== false && categories.length > 0);
  return isThere ? menu?.menu_title.trim() || MENU_TITLE : undefined;
}
