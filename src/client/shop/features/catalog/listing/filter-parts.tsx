import type { Facets } from '#contract/catalog.ts';
import type { FilterQuery } from '#contract/first-calls.ts';
import { GRADES } from '#rules/catalog/conditions.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { RangeFields } from '#client/ui/range-fields.tsx';
import { FilterValues } from './filter-values.tsx';
import { toggled } from './listing-search.ts';

export type FilterPartProps = {
  line: Line;
  filters: FilterQuery;
  facets: Facets;
  onChange: (filters: FilterQuery) => void;
};

/** The meaning of the sum depends on the line. */
export const PRICE_TITLES: Record<Line, string> = { buy: 'Price', sell: 'Cash offer', repair: 'Price' };

export const gradesOf = (facets: Facets) =>
  GRADES.flatMap((grade) => facets.conditions.filter(({ label }) => label === grade));

export const hasPrices = ({ price }: Facets): boolean => price.max > price.min;

export function ConditionFilter({ filters, facets, onChange }: FilterPartProps) {
  return (
    <FilterValues
      values={gradesOf(facets).map(({ label, count }) => ({ key: label, label, count }))}
      isOn={(label) => filters.conditions?.some((grade) => grade === label) ?? false}
      onToggle={(label) => {
        const grade = GRADES.find((one) => one === label);
        if (grade) onChange({ ...filters, conditions: toggled(filters.conditions, grade) });
      }}
    />
  );
}

export function BrandFilter({ filters, facets, onChange }: FilterPartProps) {
  return (
    <FilterValues
      values={named(facets.brands)}
      isOn={(key) => filters.brand_ids?.includes(Number(key)) ?? false}
      onToggle={(key) => onChange({ ...filters, brand_ids: toggled(filters.brand_ids, Number(key)) })}
    />
  );
}

/** Whole pounds: shoppers don't look for a phone between £99.50 and £101.30. */
export function PriceFilter({ line, filters, facets, onChange }: FilterPartProps) {
  const min = Math.floor(facets.price.min);
  const max = Math.ceil(facets.price.max);
  const within = (amount: number) => Math.min(max, Math.max(min, amount));
  return (
    <RangeFields
      label={PRICE_TITLES[line]}
      unit="£"
      min={min}
      max={max}
      value={[within(filters.min_price ?? min), within(filters.max_price ?? max)]}
      onCommit={([low, high]) =>
        onChange({
          ...filters,
          min_price: low > min ? low : undefined,
          max_price: high < max ? high : undefined,
        })
      }
    />
  );
}

export const named = (values: readonly { id: number; name: string; count: number }[]) =>
  values.map(({ id, name, count }) => ({ key: String(id), label: name, count }));
