import { ChevronDown, LayoutGrid } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { MegaPanel } from './mega-panel.tsx';
import { useCategoryMenu } from './use-category-menu.ts';
import { useDisclosure } from './use-disclosure.ts';

export function MegaMenu() {
  const { title, entries } = useCategoryMenu();
  const menu = useDisclosure();
  if (entries.length === 0) return null;
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
      {menu.open && <MegaPanel title={title} entries={entries} panelProps={menu.panelProps} />}
    </div>
  );
}
