import { ChevronRight } from 'lucide-react';
import type { MenuEntry } from '#contract/site.ts';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { hasPanel } from './header/has-panel.ts';
import { MenuColumns } from './header/menu-columns.tsx';
import { MenuLink } from './header/menu-link.tsx';
import { useCategoryMenu } from './header/use-category-menu.ts';
import { useDisclosure } from './header/use-disclosure.ts';

/** The category menu as a column beside a page's content. The content of an entry opens beside it. */
export function LeftMenu() {
  const { title, entries } = useCategoryMenu();
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby="left-menu" className="rounded-hero bg-grey-1 p-5">
      <h2 id="left-menu" className="px-3 pb-2 text-h3">
        {title}
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.title} ${entry.url}`}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const menu = useDisclosure();
  const unfolds = hasPanel(entry);
  return (
    <div
      {...(unfolds ? menu.rootProps : {})}
      className="relative flex items-center rounded-control hover:bg-grey-2"
    >
      <MenuLink
        entry={entry}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control px-3 text-label font-medium focus-visible:outline-offset-0"
      >
        <NamedIcon icon={entry.icon} />
        {entry.title}
      </MenuLink>
      {unfolds && (
        <button
          type="button"
          {...menu.buttonProps}
          aria-label={`More in ${entry.title}`}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted focus-visible:outline-offset-0"
        >
          <ChevronRight size={18} />
        </button>
      )}
      {unfolds && menu.open && (
        <div {...menu.panelProps} className="absolute top-0 left-full z-20 pl-2">
          <div className="max-h-120 w-160 overflow-y-auto rounded-card border border-border bg-paper p-6 shadow-overlay">
            <MenuColumns entry={entry} />
          </div>
        </div>
      )}
    </div>
  );
}
