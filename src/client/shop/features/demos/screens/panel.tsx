import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

/** A small drawn screen of rows. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <div
      className={
        'divide-y divide-grey-2 rounded-box bg-paper px-4.5 pt-1.5 text-small shadow-small ring-1 ring-ink/6'
      }
    >
      {children}
    </div>
  );
}

export function PanelHead({ title, badge }: { title: string; badge: string }) {
  return (
    <p className="flex items-center justify-between gap-2 py-2.5">
      <b className="truncate font-semibold">{title}</b>
      <span className="shrink-0 rounded-badge bg-accent-tint px-2 text-caption leading-6 font-medium text-accent-text">
        {badge}
      </span>
    </p>
  );
}

type RowProps = { name: ReactNode; isSum?: boolean; children: ReactNode };

export function PanelRow({ name, isSum = false, children }: RowProps) {
  return (
    <p className={cx('flex items-center justify-between gap-2.5 py-1.75', !isSum && 'text-secondary')}>
      <span className={cx('flex min-w-0 items-center gap-2.5 truncate', isSum && 'font-medium')}>{name}</span>
      <span
        className={cx(
          'shrink-0 text-ink tabular-nums',
          isSum ? 'text-[1.0625rem] font-price' : 'font-medium',
        )}
      >
        {children}
      </span>
    </p>
  );
}
