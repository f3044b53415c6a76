import { ArrowRight, ChevronDown, ChevronRight } from 'lucide-react';
import type { MenuEntry } from '#contract/site.ts';
import { formatCount } from '#client/lib/format.ts';
import { CategoryThumb } from '#client/sections/categories/category-picture.tsx';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { cx } from '#client/ui/cx.ts';
import { hasPanel } from './has-panel.ts';
import { MenuColumns } from './menu-columns.tsx';
import { MenuLink } from './menu-link.tsx';
import { useEntryCategory } from './use-entry-category.ts';

const row =
  '-mx-3 flex min-h-12 items-center gap-3.5 rounded-box px-3 py-1 font-medium w600:min-h-14 w600:py-2 focus-visible:-outline-offset-2';

/** The category menu as rows of a drawer. A row with entries below it unfolds, one at a time. */
export function CategoryMenuList({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={`${entry.title} ${entry.url}`}>
          {hasPanel(entry) ? (
            <Folded entry={entry} />
          ) : (
            <MenuLink entry={entry} className={cx(row, 'hover:bg-grey-1')}>
              <Face entry={entry} />
              <ChevronRight size={18} className="text-muted" />
            </MenuLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Folded({ entry }: { entry: MenuEntry }) {
  const named = useEntryCategory(entry);
  return (
    <details name="category-menu" data-line={named?.line} className="disclosure group/row">
      <summary
        className={cx(
          row,
          'select-none hover:bg-grey-1 group-open/row:bg-accent-tint! group-open/row:font-semibold group-open/row:text-accent-text',
        )}
      >
        <Face entry={entry} />
        <ChevronDown
          size={20}
          className="text-muted transition-transform group-open/row:rotate-180 group-open/row:text-accent-text"
        />
      </summary>
      <div className="pt-1 pb-3 pl-13.5">
        <MenuColumns entry={entry} across={2} />
        <MenuLink
          entry={entry}
          className="flex min-h-11 w-fit items-center gap-2 rounded-badge text-label font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {/* Category names are common nouns and can be lower case. Other titles may be proper names. */}
          All {named ? entry.title.toLowerCase() : entry.title}
          <ArrowRight size={16} />
        </MenuLink>
      </div>
    </details>
  );
}

function Face({ entry }: { entry: MenuEntry }) {
  const named = useEntryCategory(entry);
  return (
    <>
      {named ? <CategoryThumb category={named.category} /> : <NamedIcon icon={entry.icon} size={20} />}
      <span className="min-w-0 flex-1">{entry.title}</span>
      {named?.line === 'buy' && (
        <span className="text-small font-normal text-muted tabular-nums">
          {formatCount(named.category.product_count)}
          <span className="sr-only"> models</span>
        </span>
      )}
    </>
  );
}
