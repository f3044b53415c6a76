import type { MenuEntry, MenuLink as Link } from '#contract/site.ts';
import { cx } from '#client/ui/cx.ts';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { MenuLink } from './menu-link.tsx';

/** How many links are side by side: one in a small panel, two in a drawer, three in a wide panel. */
type Across = 1 | 2 | 3;

const link =
  'flex items-center gap-2.5 rounded-badge py-1 text-label underline-offset-4 hover:underline focus-visible:outline-offset-1';

/** Everything under one entry: a plain list, columns with headings, or sections of such columns. */
export function MenuColumns({ entry, across = 3 }: { entry: MenuEntry; across?: Across }) {
  return (
    <div className="grid gap-6">
      {entry.child && entry.child.length > 0 && <Links links={entry.child} across={across} />}
      {entry.megaMenu && entry.megaMenu.length > 0 && <Columns columns={entry.megaMenu} across={across} />}
      {entry.megaMenuWithSub?.map((section) => (
        <section key={section.title}>
          <MenuLink
            entry={section}
            className="mb-2 flex w-fit items-center gap-2.5 rounded-badge text-name underline-offset-4 hover:underline"
          >
            <NamedIcon icon={section.icon} />
            {section.title}
          </MenuLink>
          <Columns columns={section.megaMenu} across={across} />
        </section>
      ))}
    </div>
  );
}

function Columns({ columns, across }: { columns: NonNullable<MenuEntry['megaMenu']>; across: Across }) {
  return (
    <div className={cx('grid gap-x-8 gap-y-6', across === 3 && 'grid-cols-3')}>
      {columns.map((column) => (
        <div key={column.title}>
          <MenuLink
            entry={column}
            className="mb-1 flex w-fit items-center gap-2 rounded-badge text-small text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            <NamedIcon icon={column.icon} size={16} />
            {column.title}
          </MenuLink>
          <Links links={column.child} across={across === 2 ? 2 : 1} />
        </div>
      ))}
    </div>
  );
}

const grids: Record<Across, string> = { 1: '', 2: 'grid-cols-2 gap-x-3', 3: 'grid-cols-3 gap-x-8' };

function Links({ links, across }: { links: readonly Link[]; across: Across }) {
  return (
    <ul className={cx('grid', grids[across])}>
      {links.map((entry) => (
        <li key={`${entry.title} ${entry.url}`}>
          <MenuLink entry={entry} className={cx(link, across === 2 ? 'min-h-11' : 'min-h-9')}>
            <NamedIcon icon={entry.icon} />
            {entry.title}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
