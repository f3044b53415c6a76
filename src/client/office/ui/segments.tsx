import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

type Props<K extends string> = {
  label: string;
  segments: readonly { key: K; label: string; icon?: ReactNode }[];
  shown: K;
  onShow: (key: K) => void;
  /** Lower on a desk, for the head of a box. */
  isSmall?: boolean;
  className?: string;
};

/** One of a few views of the same thing. */
export function Segments<K extends string>(props: Props<K>) {
  const { label, segments, shown, onShow, isSmall = false, className } = props;
  return (
    <span
      role="group"
      aria-label={label}
      className={cx('flex rounded-control bg-grey-2', isSmall ? 'p-0.5' : 'p-1', className)}
    >
      {segments.map(({ key, label: name, icon }) => (
        <button
          key={key}
          type="button"
          aria-pressed={shown === key}
          onClick={() => onShow(key)}
          className={cx(
            'flex h-11 items-center gap-1.5 rounded-[6px] px-3 font-semibold',
            isSmall ? 'text-caption w1024:h-7' : 'text-small w1280:h-8',
            shown === key ? 'bg-paper text-ink shadow-small' : 'text-secondary',
          )}
        >
          {icon}
          {name}
        </button>
      ))}
    </span>
  );
}
