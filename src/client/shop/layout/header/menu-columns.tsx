import type { MenuEntry, MenuLink as Link } from '#contract/site.ts';
import { cx } from '#client/ui/cx.ts';
import { NamedIcon } from '#client/shop/features/site/named-icon.tsx';
import { MenuLink } from './menu-link.tsx';

const link =
  'flex min-h-9 items-center gap-2.5 rounded-badge py-1 text-label underline-offset-4 hover:underline focus-visible:outline-offset-1';

/** Everything under one entry: a plain list, columns with headings, or sections of such columns. */
export function MenuColumns({ entry, narrow = false }: { entry: MenuEntry; narrow?: boolean }) {
  return (
    <div className="grid gap-6">
      {entry.child && entry.child.length > 0 && <Links links={entry.child} columns={narrow ? 1 : 3} />}
      {entry.megaMenu && entry.megaMenu.length > 0 && <Columns columns={entry.megaMenu} narrow={narrow} />}
      {entry.megaMenuWithSub?.map((section) => (
        <section key={section.title}>
          <MenuLink
            entry={section}
            className="mb-2 flex w-fit items-center gap-2.5 rounded-badge text-name underline-offset-4 hover:underline"
          >
            <NamedIcon icon={section.icon} />
            {section.title}
          </MenuLink>
          <Columns columns={section.megaMenu} narrow={narrow} />
        </section>
      ))}
    </div>
  );
}

function Columns({ columns, narrow }: { columns: NonNullable<MenuEntry['megaMenu']>; narrow: boolean }) {
  return (
    <div className={cx('grid gap-x-8 gap-y-6', !narrow && 'grid-cols-3')}>
      {columns.map((column) => (
        <div key={column.title}>
          <MenuLink
            entry={column}
            className="mb-1 flex w-fit items-center gap-2 rounded-badge text-small text-muted underline-offset-4 hover:text-ink hover:underline"
          >
            <NamedIcon icon={column.icon} size={16} />
            {column.title}
          </MenuLink>
          <Links links={column.child} columns={1} />
        </div>
      ))}
    </div>
  );
}

function Links({ links, columns }: { links: readonly Link[]; columns: 1 | 3 }) {
  return (
    <ul className={cx('grid', columns === 3 && 'grid-cols-3 gap-x-8')}>
      {links.map((entry) => (
        <li key={`${entry.title} ${entry.url}`}>
          <MenuLink entry={entry} className={link}>
            <NamedIcon icon={entry.icon} />
            {entry.title}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
