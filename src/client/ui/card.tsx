import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';
import { Skeleton, SkeletonLine } from './skeleton.tsx';
import { unbroken } from './unbroken.tsx';

type CardProps = {
  href: string;
  newWindow?: boolean | undefined;
  title: string;
  tile: ReactNode;
  /** Left and right of the first row: a badge and a rating. */
  eyebrow?: ReactNode;
  aside?: ReactNode;
  subtitle?: string | undefined;
  swatches?: ReactNode;
  price?: ReactNode;
  /** A short line under the price. */
  note?: string | undefined;
  /** Shown with the price, such as a meter. */
  extra?: ReactNode;
  action?: ReactNode;
  /** Level of the title in the page's outline. */
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  className?: string | undefined;
};

const body = 'card-body px-0.5 pt-3.5';
const firstRow =
  'card-first mb-2 flex min-h-6 flex-col items-start gap-x-2 gap-y-1 w600:flex-row w600:flex-wrap w600:items-center w600:justify-between';
const subtitleRow = 'card-subtitle mt-1 text-caption text-muted w960:text-small';
const swatchesRow = 'card-swatches mt-1 empty:hidden';
const priceRow = 'card-price mt-2';
const noteRow = 'card-note mt-1 truncate text-caption text-muted';
const actionRow = 'card-action relative z-1 mt-1 pt-3.5';

export function Card(props: CardProps) {
  const Heading = props.heading ?? 'h3';
  return (
    <article data-later className={cx('group/card card relative min-w-0', props.className)}>
      {props.tile}
      <div className={body}>
        {(props.eyebrow || props.aside) && (
          <div className={firstRow}>
            {props.eyebrow ?? <span />}
            {props.aside}
          </div>
        )}
        <Heading className="card-name text-name wrap-anywhere">
          {/* The link covers the whole card. Controls inside are above it. */}
          <Anchor
            href={props.href}
            newWindow={props.newWindow}
            className="underline-offset-4 group-hover/card:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
          >
            {unbroken(props.title)}
          </Anchor>
        </Heading>
        {props.subtitle && <p className={subtitleRow}>{props.subtitle}</p>}
        {props.swatches && <div className={swatchesRow}>{props.swatches}</div>}
        {props.price && <div className={priceRow}>{props.price}</div>}
        {props.note && <p className={noteRow}>{props.note}</p>}
        {props.extra && <div className="card-extra mt-1 empty:hidden">{props.extra}</div>}
        {props.action && <div className={actionRow}>{props.action}</div>}
      </div>
    </article>
  );
}

type CardSkeletonProps = { swatches?: boolean; note?: boolean; action?: boolean };

/** The card's rows with bars instead of text, so that nothing moves when the data arrives. */
export function CardSkeleton({ swatches = false, note = true, action = false }: CardSkeletonProps) {
  return (
    <div aria-hidden="true" className="card min-w-0">
      <span className="skeleton block aspect-square rounded-card" />
      <div className={body}>
        <div className={firstRow}>
          <Skeleton className="h-6 w-18" />
          <SkeletonLine text="text-caption" width="w-16" />
        </div>
        <div className="card-name">
          <SkeletonLine text="text-name" width="w-3/4" />
        </div>
        <div className={subtitleRow}>
          <SkeletonLine text="text-caption w960:text-small" width="w-1/2" />
        </div>
        {swatches && (
          <div className={swatchesRow}>
            <Skeleton className="mt-2 h-3.5 w-20 rounded-full" />
          </div>
        )}
        <div className={priceRow}>
          <SkeletonLine text="text-price" width="w-21" />
        </div>
        {note && (
          <div className={noteRow}>
            <SkeletonLine text="text-caption" width="w-28" />
          </div>
        )}
        {action && (
          <div className={actionRow}>
            <Skeleton className="h-10 rounded-control" />
          </div>
        )}
      </div>
    </div>
  );
}
