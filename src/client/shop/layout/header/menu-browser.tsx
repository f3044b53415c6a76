import { ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { MenuEntry } from '#contract/site.ts';
import { cx } from '#client/ui/cx.ts';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { hasPanel } from './has-panel.ts';
import { MenuLink } from './menu-link.tsx';

/**
 * A pointer on its way to the columns crosses other entries, so an entry is chosen only if the pointer rests
 * on it.
 */
const CHOOSE_AFTER = 90;

type Props = {
  entries: readonly MenuEntry[];
  /** The columns under the chosen entry. */
  columns: (entry: MenuEntry) => ReactNode;
  /** A picture beside it. */
  aside?: (entry: MenuEntry) => ReactNode;
};

/**
 * Entries on the left, and the content of the chosen one beside them. Up and Down move between the entries,
 * Right moves into the content.
 */
export function MenuBrowser({ entries, columns, aside }: Props) {
  const [chosen, setChosen] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const entry = entries[chosen];

  function walk(event: KeyboardEvent, index: number) {
    const links = list.current?.querySelectorAll('a');
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      links?.[(index + step + entries.length) % entries.length]?.focus();
    } else if (event.key === 'ArrowRight') {
      event.preventDefault();
      beside.current?.querySelector('a')?.focus();
    }
  }

  return (
    <>
      <ul ref={list} className="border-r border-border pr-5">
        {entries.map((one, index) => (
          <li key={`${one.title} ${one.url}`}>
            <MenuLink
              entry={one}
              aria-current={index === chosen ? 'true' : undefined}
              onFocus={() => setChosen(index)}
              onPointerEnter={() => {
                clearTimeout(timer.current);
                timer.current = setTimeout(() => setChosen(index), CHOOSE_AFTER);
              }}
              onPointerLeave={() => clearTimeout(timer.current)}
              onKeyDown={(event) => walk(event, index)}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-control px-3 text-label transition-colors focus-visible:outline-offset-0',
                index === chosen ? 'bg-accent-tint font-medium text-accent-text' : 'hover:bg-grey-1',
              )}
            >
              <NamedIcon icon={one.icon} />
              <span className="min-w-0 flex-1">{one.title}</span>
              {hasPanel(one) && <ChevronRight size={16} className="text-muted" />}
            </MenuLink>
          </li>
        ))}
      </ul>
      <div
        ref={beside}
        role="group"
        aria-label={entry?.title}
        className="px-8 py-2"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowLeft') return;
          event.preventDefault();
          list.current?.querySelectorAll('a')[chosen]?.focus();
        }}
      >
        {entry && columns(entry)}
      </div>
      {entry && aside?.(entry)}
    </>
  );
}
