import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';
import { LineDot } from './lines.tsx';
import type { Line } from './lines.tsx';

type TabNavProps = {
  label: string;
  items: readonly {
    href: string;
    label: string;
    current: boolean;
    /** Present but undefined: not known yet, but its space is reserved. */
    count?: number | undefined;
    line?: Line;
  }[];
};

/** Links that look like tabs: each is a page with its own address. */
export function TabNav({ label, items }: TabNavProps) {
  // One line of a small phone has room for five. More are put in rows, so that none is cut off.
  const isMany = items.length > 5;
  const columns = items.length % 3 === 0 ? 'max-w600:grid-cols-3' : 'max-w600:grid-cols-4';
  return (
    <nav
      aria-label={label}
      className={cx(
        'flex overflow-x-auto border-b border-border',
        isMany ? `max-w600:grid ${columns} w768:gap-2` : 'w500:gap-2',
      )}
    >
      {items.map((item) => (
        <Anchor
          key={item.href}
          href={item.href}
          data-line={item.line}
          aria-current={item.current ? 'page' : undefined}
          className={cx(
            'flex shrink-0 items-center gap-2 border-b-3 py-3 text-label font-semibold transition-colors focus-visible:-outline-offset-2',
            isMany
              ? 'justify-center max-w600:text-caption w600:px-1.5 w768:px-2 w960:px-4'
              : 'px-1.5 max-w500:first:pl-0 max-w500:last:pr-0 w500:px-4',
            item.current ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {item.line && <LineDot line={item.line} />}
          {item.label}
          {'count' in item && (
            <span
              className={cx(
                'min-w-6 rounded-full bg-grey-2 px-2 text-center text-caption leading-5 text-ink tabular-nums',
                item.count === undefined && 'invisible',
              )}
            >
              {item.count ?? 0}
            </span>
          )}
        </Anchor>
      ))}
    </nav>
  );
}
