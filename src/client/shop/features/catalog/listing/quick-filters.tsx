import type { FilterQuery } from '#contract/first-calls.ts';
import { formatPounds } from '#client/lib/format.ts';
import { DropDown } from '#client/ui/drop-down.tsx';
import {
  BrandFilter,
  ConditionFilter,
  gradesOf,
  hasPrices,
  PriceFilter,
  PRICE_TITLES,
  type FilterPartProps,
} from './filter-parts.tsx';

/** On a tablet the three filters that most people use are one press away. */
export function QuickFilters(props: FilterPartProps) {
  const { line, filters, facets } = props;
  const counted = (name: string, chosen: readonly unknown[] | undefined) =>
    chosen ? `${name}: ${chosen.length}` : name;
  return (
    <>
      {gradesOf(facets).length > 0 && (
        <DropDown label={counted('Condition', filters.conditions)} isSet={Boolean(filters.conditions)}>
          <ConditionFilter {...props} />
        </DropDown>
      )}
      {facets.brands.length > 0 && (
        <DropDown label={counted('Brand', filters.brand_ids)} isSet={Boolean(filters.brand_ids)}>
          <BrandFilter {...props} />
        </DropDown>
      )}
      {hasPrices(facets) && (
        <DropDown label={priceLabel(PRICE_TITLES[line], filters)} isSet={priceLimit(filters) !== undefined}>
          <PriceFilter {...props} />
        </DropDown>
      )}
    </>
  );
}

const priceLimit = ({ min_price, max_price }: FilterQuery) => max_price ?? min_price;

/** 'Price', 'Price: to £600', 'Price: from £100'. */
function priceLabel(title: string, { min_price, max_price }: FilterQuery): string {
  if (max_price !== undefined) return `${title}: to ${formatPounds(max_price)}`;
  return min_price === undefined ? title : `${title}: from ${formatPounds(min_price)}`;
}
