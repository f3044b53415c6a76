import { cx } from './cx.ts';

export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'size-4.5 shrink-0 animate-spin rounded-full border-2 border-current/35 border-t-current',
        className,
      )}
    />
  );
}
