import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { cx } from './cx.ts';

/** The page's column: 1280 wide with its gutter. */
export function Container({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx('mx-auto w-full max-w-page px-gutter', className)} />;
}

const grids = {
  3: 'grid-cols-2 gap-x-tiles [--grid-rows:1.75rem] w960:grid-cols-3 w960:[--grid-rows:3rem]',
  4: 'grid-cols-2 gap-x-tiles [--grid-rows:1.75rem] w650:grid-cols-3 w960:grid-cols-4 w960:gap-x-4 w1024:gap-x-6',
  5: 'grid-cols-2 gap-x-tiles [--grid-rows:1.75rem] w650:grid-cols-3 w960:grid-cols-5 w960:gap-x-4 w1024:gap-x-5',
  6: 'grid-cols-2 gap-x-3 [--grid-rows:0.75rem] w600:grid-cols-3 w600:gap-x-6 w768:grid-cols-6 w768:gap-x-3 w1024:gap-x-5 w1024:[--grid-rows:1.25rem]',
};

type GridProps = ComponentPropsWithRef<'div'> & { columns: 3 | 4 | 5 | 6 };

/** Cards in equal columns whose names, prices and buttons line up. One inside another element needs `card-cell` on it. */
export function CardGrid({ className, ...rest }: GridProps) {
  return <Grid {...rest} className={cx('card-rows', className)} />;
}

/** Equal columns: two on a phone, `columns` on a wide screen. */
export function Grid({ columns, className, ...rest }: GridProps) {
  return <div {...rest} className={cx('card-grid grid [&>*]:min-w-0', grids[columns], className)} />;
}

type HeadingProps = {
  title: string;
  /** The id of the title, for the section's `aria-labelledby`. */
  id?: string | undefined;
  text?: string | undefined;
  /** Beside the title, such as a countdown. */
  beside?: ReactNode;
  viewAll?: { href: string; label?: string } | undefined;
  /** At the end of the row, such as a carousel's arrows. */
  trailing?: ReactNode;
  level?: 'h1' | 'h2' | 'h3' | undefined;
};

export function SectionHeading(props: HeadingProps) {
  const { title, id, text, beside, viewAll, trailing, level: Level = 'h2' } = props;
  return (
    <div className="section-heading mb-5 flex items-center gap-3 w960:mb-7 w960:items-end w960:gap-6">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-5.5 gap-y-2">
          <Level id={id} className="text-h2">
            {title}
          </Level>
          {beside}
        </div>
        {text && <p className="mt-1.5 text-small text-muted w960:text-body">{text}</p>}
      </div>
      {viewAll && (
        <ButtonLink href={viewAll.href} variant="text" size={40} arrow>
          {viewAll.label ?? 'View all'}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
      )}
      {trailing && <div className="hidden w600:block">{trailing}</div>}
    </div>
  );
}
