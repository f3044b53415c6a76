import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';
import { pageWindow } from './page-window.ts';

type PaginationProps = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  className?: string | undefined;
};

const cell =
  'grid h-11 min-w-9 place-items-center rounded-control text-label font-medium tabular-nums transition-colors w500:min-w-11';

export function Pagination({ page, pages, hrefOf, className }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className={className}>
      <ul className="flex items-center justify-center gap-0.5 w500:gap-1.5">
        <li>
          <Neighbour to={page > 1 ? hrefOf(page - 1) : undefined} label="Previous page" rel="prev">
            <ChevronLeft size={20} />
          </Neighbour>
        </li>
        {pageWindow(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden="true" className="grid h-11 min-w-5 place-items-center text-muted">
                …
              </span>
            ) : (
              <Anchor
                href={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={cx(cell, number === page ? 'bg-ink text-paper' : 'hover:bg-grey-1')}
              >
                {number}
              </Anchor>
            )}
          </li>
        ))}
        <li>
          <Neighbour to={page < pages ? hrefOf(page + 1) : undefined} label="Next page" rel="next">
            <ChevronRight size={20} />
          </Neighbour>
        </li>
      </ul>
    </nav>
  );
}

type NeighbourProps = { to: string | undefined; label: string; rel: string; children: ReactNode };

function Neighbour({ to, label, rel, children }: NeighbourProps) {
  if (to === undefined) {
    return (
      <span aria-hidden="true" className={cx(cell, 'text-faint')}>
        {children}
      </span>
    );
  }
  return (
    <Anchor href={to} rel={rel} aria-label={label} className={cx(cell, 'hover:bg-grey-1')}>
      {children}
    </Anchor>
  );
}
