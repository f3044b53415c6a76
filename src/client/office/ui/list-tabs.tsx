import { useEffect, useRef } from 'react';
import { cx } from '#client/ui/cx.ts';

export interface ListTab<K extends string> {
  key: K;
  label: string;
  count: number | undefined;
  isUrgent?: boolean;
}

type Props<K extends string> = {
  name: string;
  tabs: readonly ListTab<K>[];
  shown: K;
  onShow: (tab: K) => void;
};

/**
 * The tabs of a list with their counts. If they do not fit, they scroll and fade out at the edge. On a wide
 * screen, where people do not expect to scroll sideways, they wrap.
 */
export function ListTabs<K extends string>({ name, tabs, shown, onShow }: Props<K>) {
  const row = useRef<HTMLDivElement>(null);
  // Counts make tabs wider, so the open tab is scrolled into view again after they have come.
  const hasCounts = tabs.some(({ count }) => count !== undefined);
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (row.current && open) row.current.scrollLeft = open.offsetLeft - 48;
  }, [shown, hasCounts]);
  return (
    <div
      ref={row}
      role="group"
      aria-label={name}
      className="relative flex gap-1 w1200:gap-0 overflow-x-auto overscroll-x-contain border-b border-border px-2 [scrollbar-width:none] pr-10 [mask-image:linear-gradient(to_left,transparent,#000_40px)] w1200:flex-wrap w1200:pr-2 w1200:[mask-image:none]"
    >
      {tabs.map(({ key, label, count, isUrgent = false }) => {
        const isShown = key === shown;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={isShown}
            onClick={() => onShow(key)}
            className={cx(
              'flex h-13 shrink-0 items-center gap-2 border-b-2 px-2.5 w1200:gap-1.5 w1200:px-2 text-small font-medium -outline-offset-4 w1280:h-11',
              isShown
                ? 'border-ink font-semibold text-ink'
                : 'border-transparent text-secondary hover:text-ink',
            )}
          >
            {label}
            {count !== undefined && (
              <span
                className={cx(
                  'grid h-5 min-w-6 place-items-center rounded-badge px-1.5 text-badge tabular-nums',
                  isShown
                    ? 'bg-ink text-paper'
                    : isUrgent && count > 0
                      ? 'bg-danger-tint text-danger'
                      : 'bg-grey-1 text-secondary',
                )}
              >
                {count.toLocaleString('en-GB')}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
