import { cx } from '#client/ui/cx.ts';
import { countOfTab, TABS, type TabKey } from './state-words.ts';

type Props = {
  shown: TabKey;
  counts: Readonly<Record<string, number>> | undefined;
  onShow: (tab: TabKey) => void;
};

export function OrderTabs({ shown, counts, onShow }: Props) {
  return (
    <div
      role="group"
      aria-label="Which orders"
      className="flex gap-1 overflow-x-auto overscroll-x-contain border-b border-border px-2 [scrollbar-width:none]"
    >
      {TABS.map(({ key, label }) => {
        const count = counts && countOfTab(key, counts);
        const isShown = key === shown;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={isShown}
            onClick={() => onShow(key)}
            className={cx(
              'flex h-13 shrink-0 items-center gap-2 border-b-2 px-2.5 text-small font-medium -outline-offset-4 w1280:h-11',
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
                    : key === 'late' && count > 0
                      ? 'bg-danger-tint text-danger'
                      : 'bg-grey-1 text-secondary',
                )}
              >
                {count}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
