import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

type Props = {
  /** The name for screen readers. It includes the row, and begins with the visible label. */
  name: string;
  /** The key A presses this button in its row. */
  isNext?: boolean;
  isHard?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A small button in a row of a table. */
export function RowButton({ name, isNext = false, isHard = false, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-label={name}
      data-next={isNext ? '' : undefined}
      onClick={onPress}
      className={cx(
        'inline-flex h-11 items-center rounded-control border border-outline bg-paper px-3 text-small font-semibold whitespace-nowrap hover:bg-grey-1 w1200:h-8',
        isHard && 'text-danger',
      )}
    >
      {children}
    </button>
  );
}
