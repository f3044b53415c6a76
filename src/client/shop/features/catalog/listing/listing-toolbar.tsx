import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FilterQuery } from '#contract/first-calls.ts';
import { SORTS, type Sort } from '#rules/catalog/sorts.ts';
import { Button } from '#client/ui/button.tsx';
import { RemovableChip } from '#client/ui/chip.tsx';
import { InlineSelect } from '#client/ui/select.tsx';
import type { AppliedFilter } from './applied-filters.ts';

const SORT_LABELS: Record<Sort, string> = {
  featured: 'Best match',
  newest: 'Newest',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
  rating: 'Highest rated',
  discount: 'Biggest saving',
};

const choices = SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

const COUNT_ID = 'listing-count';

/** Moves the focus to the count, for controls that disappear when pressed. */
export function focusCount(): void {
  document.getElementById(COUNT_ID)?.focus({ preventScroll: true });
}

type Props = {
  /** Such as '26 phones'; empty while nothing is known. */
  count: string;
  sort: Sort;
  applied: readonly AppliedFilter[];
  onSort: (sort: Sort) => void;
  onChange: (filters: FilterQuery) => void;
  onClear: () => void;
  /** The filters that a tablet has room for. */
  quick: ReactNode;
  onOpenFilters: () => void;
  onOpenFiltersLikely: () => void;
};

/**
 * On a desktop: count, chips and sort in one row. On a tablet: a bar with the most used filters. On a phone: two
 * buttons. The rest is below.
 */
export function ListingToolbar(props: Props) {
  const { count, sort, applied, onSort, onChange, onClear } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-4 w1024:flex-nowrap w1024:items-start">
      <div className="grid w-full grid-cols-2 gap-2 w600:flex w1024:order-last w1024:w-auto w1024:shrink-0">
        <Button
          variant="outline"
          className="w600:h-11! w600:border-ink! w600:bg-ink! w600:px-4! w600:text-small! w600:text-paper! w1024:hidden"
          aria-haspopup="dialog"
          onClick={props.onOpenFilters}
          onPointerEnter={props.onOpenFiltersLikely}
          onFocus={props.onOpenFiltersLikely}
        >
          <SlidersHorizontal size={20} />
          Filters
          {applied.length > 0 && (
            <span className="grid h-6 min-w-6 place-items-center rounded-badge bg-accent px-1 text-badge text-accent-on tabular-nums w600:rounded-full w600:bg-paper w600:text-ink">
              {applied.length}
              <span className="sr-only"> applied</span>
            </span>
          )}
        </Button>
        <div className="hidden gap-2 w600:flex max-w696:[&>:nth-child(3)]:hidden w1024:hidden">
          {props.quick}
        </div>
        <InlineSelect
          label="Sort"
          choices={choices}
          value={sort}
          onChange={(event) => onSort(SORTS.find((one) => one === event.target.value) ?? 'featured')}
          className="h-12! w-full! w600:ml-auto w600:h-11! w600:w-fit! max-w768:[&>span]:sr-only"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
        <p
          id={COUNT_ID}
          tabIndex={-1}
          className="mr-2 rounded-badge min-h-11 content-center font-semibold whitespace-nowrap tabular-nums"
        >
          {count}
        </p>
        {applied.map(({ key, label, rest }) => (
          <RemovableChip key={key} onClick={() => onChange(rest)}>
            {label}
          </RemovableChip>
        ))}
        {applied.length > 1 && (
          <button
            type="button"
            onClick={onClear}
            className="min-h-9 rounded-badge px-1 text-small font-semibold underline decoration-outline underline-offset-4 hover:decoration-current"
          >
            Clear all
          </button>
        )}
      </div>
    </div>
  );
}
