import { Fragment } from 'react';
import { cx } from './cx.ts';

type CountdownProps = {
  /** Two-digit parts from the largest to the smallest: ['05', '42', '18']. */
  parts: readonly string[];
  /** The same in words, read once: '5 hours 42 minutes left'. */
  label: string;
  className?: string | undefined;
};

export function Countdown({ parts, label, className }: CountdownProps) {
  return (
    <span
      role="timer"
      aria-label={label}
      className={cx('inline-flex items-center gap-1 text-small', className)}
    >
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <span aria-hidden="true" className="font-semibold">
              :
            </span>
          )}
          <span
            aria-hidden="true"
            className="h-7 min-w-7.5 rounded-badge bg-ink px-1 text-center leading-7 font-semibold text-paper tabular-nums"
          >
            {part}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
