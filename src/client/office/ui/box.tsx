import { useId } from 'react';
import type { ReactNode } from 'react';

type Props = { title: string; note?: ReactNode; children: ReactNode };

/** A titled box, such as a part of an order. */
export function Box({ title, note, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-border bg-paper">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pt-4 pb-3">
        <h2 id={id} className="text-[1.0625rem] leading-6 font-semibold">
          {title}
        </h2>
        {note}
      </div>
      <div className="px-5 pb-5">{children}</div>
    </section>
  );
}

/** A name and a number in one row. */
export function Row({
  name,
  strong = false,
  children,
}: {
  name: ReactNode;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={
        strong
          ? 'flex justify-between gap-4 py-1 text-label font-semibold'
          : 'flex justify-between gap-4 py-1'
      }
    >
      <dt className={strong ? undefined : 'text-secondary'}>{name}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}
