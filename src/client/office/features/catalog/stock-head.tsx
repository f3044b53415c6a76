import type { ReactNode } from 'react';
import { officePaths, type OfficeArea } from '#rules/page/office-paths.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { cx } from '#client/ui/cx.ts';

export type StockPart = 'shelves' | 'transfers' | 'purchases';

const PARTS: readonly { part: StockPart; label: string; href: (area: OfficeArea) => string }[] = [
  { part: 'shelves', label: 'Shelves', href: officePaths.stock },
  { part: 'transfers', label: 'Transfers', href: officePaths.transfers },
  { part: 'purchases', label: 'Purchase orders', href: officePaths.purchases },
];

type Props = { area: OfficeArea; shown: StockPart; text: string; action?: ReactNode };

/** The head of the pages about stock, with the way to the others. */
export function StockHead({ area, shown, text, action }: Props) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-[1.625rem] leading-8 font-semibold tracking-[-0.02em]">Stock</h1>
          <p className="mt-1 text-label text-muted">{text}</p>
        </div>
        {action}
      </div>
      <nav aria-label="Stock" className="mb-4 flex flex-wrap gap-2">
        {PARTS.map(({ part, label, href }) => (
          <Anchor
            key={part}
            href={href(area)}
            aria-current={part === shown ? 'page' : undefined}
            className={cx(
              'inline-flex h-11 items-center rounded-control border px-4 text-small font-medium w1280:h-9',
              part === shown
                ? 'border-ink bg-ink text-paper'
                : 'border-outline bg-paper text-secondary hover:text-ink',
            )}
          >
            {label}
          </Anchor>
        ))}
      </nav>
    </>
  );
}
