import type { MenuEntry } from '#contract/site.ts';
import { AccordionPanel } from '#client/ui/accordion.tsx';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { hasPanel } from './has-panel.ts';
import { MenuColumns } from './menu-columns.tsx';
import { MenuLink } from './menu-link.tsx';

/** The site's own menu as rows. A row with entries below it unfolds. */
export function MainMenuList({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={`${entry.title} ${entry.url}`}>
          {hasPanel(entry) ? (
            <AccordionPanel flush title={<Face entry={entry} />}>
              <MenuColumns entry={entry} across={2} />
            </AccordionPanel>
          ) : (
            <MenuLink
              entry={entry}
              className="flex min-h-15 items-center border-b border-border font-semibold focus-visible:outline-offset-0"
            >
              <Face entry={entry} />
            </MenuLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ entry }: { entry: MenuEntry }) {
  return (
    <span className="flex items-center gap-3">
      <NamedIcon icon={entry.icon} size={20} />
      {entry.title}
    </span>
  );
}
