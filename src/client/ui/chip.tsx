import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

const shape =
  'inline-flex h-9 shrink-0 items-center gap-1.5 rounded-full text-small font-medium whitespace-nowrap transition-colors';

/** An applied filter: pressing it takes the filter away. */
export function RemovableChip({ children, className, ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(shape, 'bg-accent-tint pr-2.5 pl-3.5 text-accent-text hover:bg-grey-2', className)}
    >
      <span className="sr-only">Remove </span>
      {children}
      <X size={16} />
    </button>
  );
}

/** A quick choice; `aria-pressed` marks the chosen one. */
export function Chip({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        shape,
        'border border-outline bg-paper px-3.5 text-ink hover:bg-grey-1 aria-pressed:border-accent-mark aria-pressed:bg-accent-tint aria-pressed:text-accent-text',
        className,
      )}
    />
  );
}
