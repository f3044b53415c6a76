import { ChevronDown, LayoutGrid } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useMenuTitle } from './use-menu-title.ts';

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
