import { cx } from '#client/ui/cx.ts';

type Props = { number: number; isSelected: boolean; className?: string };

/** The number of a store in its list, which is also on its pin. */
export function StoreNumber({ number, isSelected, className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-6 shrink-0 place-items-center rounded-full border text-badge tabular-nums',
        isSelected ? 'border-ink bg-ink text-paper' : 'border-control',
        className,
      )}
    >
      {number}
    </span>
  );
}
