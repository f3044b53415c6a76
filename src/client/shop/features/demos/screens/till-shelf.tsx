import { Search } from 'lucide-react';
import { cx } from '#client/ui/cx.ts';
import { ThingPicture } from './thing-picture.tsx';
import type { TillMode } from './till-mode.ts';
import { SHELF } from './till-mode.ts';

const KINDS = ['Phones', 'Tablets', 'Laptops', 'Audio', 'Extras'];

/**
 * The products that can be tapped into the basket. Its right edge stays free where other screens cover the
 * till.
 */
export function TillShelf({ mode, className }: { mode: TillMode; className?: string | undefined }) {
  return (
    <div className={cx('flex-col bg-grey-1/40 p-4 w1150:pr-13', className)}>
      <p className="flex h-10 items-center gap-2 rounded-control border border-outline bg-paper px-3 text-small text-muted">
        <Search size={16} />
        <span className="truncate">{mode.search}</span>
      </p>
      <p className="my-3 flex gap-1.5 overflow-hidden text-caption font-medium text-secondary">
        {KINDS.map((kind, index) => (
          <span
            key={kind}
            className={cx('rounded-badge px-2.5 leading-7.5', index === 0 && 'bg-ink text-paper')}
          >
            {kind}
          </span>
        ))}
      </p>
      <div className="grid flex-1 grid-cols-2 gap-3 w960:grid-cols-3 w1150:min-h-0 w1150:grid-rows-[repeat(2,minmax(0,1fr))]">
        {SHELF.map(({ name, picture }, index) => (
          <div
            key={name}
            className="flex min-h-0 min-w-0 flex-col rounded-box border border-border bg-paper p-1.5"
          >
            <ThingPicture
              name={picture}
              shown={140}
              className="h-24 w-full rounded-control w1150:h-auto w1150:min-h-0 w1150:flex-1"
            />
            <b className="mx-1.5 mt-2 block truncate text-small font-medium">{name}</b>
            <p className="mx-1.5 mb-1 flex justify-between gap-2 text-caption whitespace-nowrap text-muted tabular-nums">
              <b className="font-semibold text-ink">{mode.shelf[index]?.price}</b>
              {mode.shelf[index]?.note}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
