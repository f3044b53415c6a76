import { SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Column } from './columns.ts';
import { useGrid } from './use-grid.ts';

type Props = {
  icon: LucideIcon;
  title: string;
  /** The next thing to do. */
  text: string;
  look?: 'plain' | 'good' | 'bad';
  heading?: 'h1' | 'h2';
  actions?: ReactNode;
};

const LOOKS = {
  plain: 'bg-grey-1 text-secondary',
  good: 'bg-sell-tint text-sell-text',
  bad: 'bg-danger-tint text-danger',
};

/** Empty, nothing found, failed or forbidden: says which, and what to do next. */
export function ListState({
  icon: Icon,
  title,
  text,
  look = 'plain',
  heading: Heading = 'h2',
  actions,
}: Props) {
  return (
    <div
      role={look === 'bad' ? 'alert' : undefined}
      className="grid min-h-74 content-center justify-items-center px-6 py-10 text-center"
    >
      <span className={cx('grid size-13 place-items-center rounded-box', LOOKS[look])}>
        <Icon size={22} />
      </span>
      <Heading className="mt-4 text-[1.0625rem] leading-6 font-semibold">{title}</Heading>
      <p className="mt-1 max-w-75 text-balance text-muted">{text}</p>
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}

/** Placeholder rows while a list loads. */
export function ListSkeleton<R>({
  columns,
  hasTicks = true,
}: {
  columns: readonly Column<R>[];
  hasTicks?: boolean;
}) {
  const { look } = useGrid(columns, hasTicks);
  return (
    <div aria-hidden="true" className="overflow-hidden max-w768:grid max-w768:gap-2">
      {Array.from({ length: 8 }, (_, row) => (
        <div
          key={row}
          style={look.style}
          className={cx(
            'max-w768:block! max-w768:h-40 max-w768:rounded-card max-w768:border max-w768:border-border max-w768:bg-paper max-w768:p-4 w768:min-h-17 w768:items-center w768:border-b w768:border-grey-2 w1200:min-h-13',
            look.className,
          )}
        >
          {hasTicks && <span className="max-w768:hidden" />}
          {look.columns.map(({ key, className }, index) => (
            <span key={key} className={cx('grid gap-1.5', className, index > 2 && 'max-w768:hidden')}>
              <Skeleton className="h-3.5 w-16 rounded-badge" />
              <Skeleton className="h-3 w-24 max-w-[80%] rounded-badge" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Placeholder texts while a list of texts loads. */
export function StackSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="grid gap-2 border-b border-grey-2 p-5">
          <Skeleton className="h-4 w-40 rounded-badge" />
          <Skeleton className="h-4 w-72 max-w-full rounded-badge" />
          <Skeleton className="h-10 max-w-[68ch] rounded-badge" />
        </div>
      ))}
    </div>
  );
}

/** A search that finds nothing in the open tab. */
export function NothingMatches({ text, onDrop }: { text: string; onDrop: () => void }) {
  return (
    <ListState
      icon={SearchX}
      title="Nothing matches"
      text={text}
      actions={
        <Button size={40} variant="outline" onClick={onDrop}>
          Drop the search
        </Button>
      }
    />
  );
}
