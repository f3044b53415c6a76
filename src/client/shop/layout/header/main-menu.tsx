import { ChevronDown } from 'lucide-react';
import type { MenuEntry } from '#contract/site.ts';
import { shownMenu } from '#rules/page/menu.ts';
import { useViewer } from '#client/lib/session.ts';
import { useMainMenu } from '#client/shop/features/site/site.api.ts';
import { cx } from '#client/ui/cx.ts';
import { hasColumns, hasPanel } from './has-panel.ts';
import { MenuLink } from './menu-link.tsx';
import { useDisclosure } from './use-disclosure.ts';

/**
 * The bar has room for this many entries, on a tablet for fewer. One button opens the rest, on a tablet in a
 * drawer.
 */
const ROOM = 5;
const ROOM_NARROW = 3;
const REST = 'More';

const item =
  'flex h-8 items-center gap-1.5 rounded-badge px-2 whitespace-nowrap underline-offset-4 hover:text-ink focus-visible:outline-offset-0';

export function useMainEntries(): MenuEntry[] {
  return shownMenu(useMainMenu(), useViewer());
}

/** The site's own menu, in the top bar of a wide screen. */
export function MainMenu() {
  const entries = useMainEntries();
  const title = useMainMenu()?.menu_title;
  if (entries.length === 0) return null;
  const fitting = entries.length > ROOM ? entries.slice(0, ROOM - 1) : entries;
  const rest = entries.slice(fitting.length);
  return (
    <nav aria-label={title || 'Main'}>
      <ul className="-mr-2 flex items-center gap-1">
        {fitting.map((entry, index) => (
          <li
            key={`${entry.title} ${entry.url}`}
            className={cx(index >= ROOM_NARROW && 'hidden w1024:block')}
          >
            {hasPanel(entry) ? (
              <MainDropdown entry={entry} />
            ) : (
              <MenuLink entry={entry} className={cx(item, 'hover:underline')} />
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li className="hidden w1024:block">
            <MainDropdown entry={{ title: REST, url: '#', child: rest }} />
          </li>
        )}
      </ul>
    </nav>
  );
}

const loadUnder = () => import('./main-under.tsx');

function MainDropdown({ entry }: { entry: MenuEntry }) {
  const menu = useDisclosure(loadUnder);
  // A wide panel is aligned with the end of the bar, where it has room, a small one with its button.
  const isWide = hasColumns(entry);
  return (
    <div {...menu.rootProps} className={isWide ? undefined : 'relative'}>
      <button type="button" {...menu.buttonProps} className={item}>
        {entry.title}
        <ChevronDown size={14} className={cx('transition-transform', menu.open && 'rotate-180')} />
      </button>
      {menu.panel && (
        <div
          {...menu.panelProps}
          className={cx('absolute top-full z-2 pt-1', isWide ? 'right-gutter' : 'right-0')}
        >
          <div className="max-h-[calc(100dvh-6rem)] max-w-[calc(100vw-3rem)] overflow-y-auto rounded-card border border-border bg-paper text-ink shadow-overlay">
            <menu.panel.MainUnder entry={entry} />
          </div>
        </div>
      )}
    </div>
  );
}
