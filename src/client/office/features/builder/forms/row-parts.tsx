import { GripVertical } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '#client/ui/cx.ts';

const SMALL =
  'grid w-9 shrink-0 place-items-center self-stretch rounded-control text-secondary hover:bg-grey-2 pointer-coarse:w-11';

/** Moves its row: held by a mouse or finger, or with Alt and the arrow keys. */
export function Handle(props: ComponentPropsWithRef<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={cx(SMALL, 'min-h-9 cursor-grab touch-none pointer-coarse:min-h-11')}
    >
      <GripVertical size={16} />
    </button>
  );
}

export function SmallButton({ label, ...rest }: ComponentPropsWithRef<'button'> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        SMALL,
        'min-h-9 disabled:text-faint disabled:hover:bg-transparent pointer-coarse:min-h-11',
      )}
    />
  );
}

/** A row of a list whose order can be changed, with a line where a dragged one will land. */
export const rowLook = (index: number, count: number, dragged: number | undefined, gap: number | undefined) =>
  cx(
    'relative min-w-0',
    dragged === index && 'opacity-40',
    gap === index && 'before:absolute before:inset-x-0 before:-top-1 before:h-0.5 before:bg-buy',
    gap === count &&
      index === count - 1 &&
      'after:absolute after:inset-x-0 after:-bottom-1 after:h-0.5 after:bg-buy',
  );
