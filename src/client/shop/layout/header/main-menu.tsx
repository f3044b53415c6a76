import { ChevronDown } from 'lucide-react';
import type { MenuEntry } from '#contract/site.ts';
import { shownMenu } from '#rules/menu.ts';
import { useViewer } from '#client/lib/session.ts';
import { useMainMenu } from '#client/shop/features/site/site.api.ts';
import { cx } from '#client/ui/cx.ts';
import { hasPanel } from './has-panel.ts';
import { MenuBrowser } from './menu-browser.tsx';
import { MenuColumns } from './menu-columns.tsx';
import { MenuLink } from './menu-link.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** The bar has room for this many; the rest stand under one button. */
const ROOM = 5;
const REST = 'More';

const item =
  'flex h-8 items-center gap-1.5 rounded-badge px-2 underline-offset-4 hover:text-ink focus-visible:outline-offset-0';

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
        {fitting.map((entry) => (
          <li key={`${entry.title} ${entry.url}`}>
            {hasPanel(entry) ? (
              <MainDropdown entry={entry} />
            ) : (
              <MenuLink entry={entry} className={cx(item, 'hover:underline')} />
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <MainDropdown entry={{ title: REST, url: '#', child: rest }} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function MainDropdown({ entry }: { entry: MenuEntry }) {
  const menu = useDisclosure();
  return (
    <div {...menu.rootProps} className="relative">
      <button type="button" {...menu.buttonProps} className={item}>
        {entry.title}
        <ChevronDown size={14} className={cx('transition-transform', menu.open && 'rotate-180')} />
      </button>
      {menu.open && (
        <div {...menu.panelProps} className="absolute top-full right-0 z-2 pt-1">
          <div className="max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-border bg-paper text-ink shadow-overlay">
            <Under entry={entry} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Sections of columns are browsed one by one; the other kinds are seen at once. */
function Under({ entry }: { entry: MenuEntry }) {
  const sections = entry.megaMenuWithSub ?? [];
  if (sections.length > 0) {
    return (
      <div className="grid w-200 grid-cols-[176px_1fr] p-6">
        <MenuBrowser entries={sections} columns={(section) => <MenuColumns entry={section} />} />
      </div>
    );
  }
  const isWide = (entry.megaMenu?.length ?? 0) > 0;
  return (
    <div className={isWide ? 'w-160 p-6' : 'w-60 px-4 py-2.5'}>
      <MenuColumns entry={entry} narrow={!isWide} />
    </div>
  );
}
