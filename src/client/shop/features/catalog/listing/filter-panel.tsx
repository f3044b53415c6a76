import type { Facets } from '#contract/catalog.ts';
import type { FilterQuery } from '#contract/first-calls.ts';
import { GRADES } from '#rules/conditions.ts';
import type { Line } from '#rules/lines.ts';
import { formatCount } from '#client/lib/format.ts';
import { Checkbox } from '#client/ui/check.tsx';
import { RangeFields } from '#client/ui/range-fields.tsx';
import { categoryChoices } from './category-choices.ts';
import { FilterGroup } from './filter-group.tsx';
import { FilterValues } from './filter-values.tsx';
import { toggled, toggledTerm } from './listing-search.ts';
import { SellerChoice } from './seller-choice.tsx';

export type FilterPanelProps = {
  line: Line;
  filters: FilterQuery;
  facets: Facets;
  /** Everybody who sells what the other filters leave. */
  sellers: Facets['businesses'];
  onChange: (filters: FilterQuery) => void;
};

/** Groups open from the start; of the attributes only the first, so that the panel stays on the screen. */
const OPEN_ATTRIBUTES = 1;

/** Every filter shows how many it would leave; one that leaves none stays in its place, disabled. */
export function FilterPanel({ line, filters, facets, sellers, onChange }: FilterPanelProps) {
  const categories = categoryChoices(facets.categories, filters.category);
  const grades = GRADES.flatMap((grade) => facets.conditions.filter(({ label }) => label === grade));
  const attributes = facets.attributes.filter(({ attribute_name }) => attribute_name !== 'Condition');
  return (
    <div className="border-t border-border">
      {(categories.length > 1 || filters.category_ids) && (
        <FilterGroup title="Category" open>
          <FilterValues
            values={named(categories)}
            isOn={(key) => filters.category_ids?.includes(Number(key)) ?? false}
            onToggle={(key) =>
              onChange({ ...filters, category_ids: toggled(filters.category_ids, Number(key)) })
            }
          />
        </FilterGroup>
      )}
      {grades.length > 0 && (
        <FilterGroup title="Condition" open>
          <FilterValues
            values={grades.map(({ label, count }) => ({ key: label, label, count }))}
            isOn={(label) => filters.conditions?.some((grade) => grade === label) ?? false}
            onToggle={(label) => {
              const grade = GRADES.find((one) => one === label);
              if (grade) onChange({ ...filters, conditions: toggled(filters.conditions, grade) });
            }}
          />
        </FilterGroup>
      )}
      {facets.brands.length > 0 && (
        <FilterGroup title="Brand" open>
          <FilterValues
            values={named(facets.brands)}
            isOn={(key) => filters.brand_ids?.includes(Number(key)) ?? false}
            onToggle={(key) => onChange({ ...filters, brand_ids: toggled(filters.brand_ids, Number(key)) })}
          />
        </FilterGroup>
      )}
      {facets.price.max > facets.price.min && (
        <FilterGroup title={PRICE_TITLES[line]} open>
          <PriceRange line={line} filters={filters} facets={facets} onChange={onChange} />
        </FilterGroup>
      )}
      {attributes.map(({ attribute_id, attribute_name, terms }, index) => (
        <FilterGroup
          key={attribute_id}
          title={attribute_name}
          open={index < OPEN_ATTRIBUTES || filters.terms?.[attribute_name] !== undefined}
        >
          <FilterValues
            values={terms.map(({ label, term_image, count }) => ({
              key: label,
              label,
              count,
              swatch: term_image,
            }))}
            isOn={(label) => filters.terms?.[attribute_name]?.includes(label) ?? false}
            onToggle={(label) =>
              onChange({ ...filters, terms: toggledTerm(filters.terms, attribute_name, label) })
            }
          />
        </FilterGroup>
      ))}
      {line === 'buy' && (
        <FilterGroup title="Availability" open>
          <Checkbox
            label="In stock"
            trailing={formatCount(facets.in_stock)}
            checked={filters.in_stock ?? false}
            disabled={facets.in_stock === 0 && !filters.in_stock}
            onChange={() => onChange({ ...filters, in_stock: filters.in_stock ? undefined : true })}
          />
          <Checkbox
            label="On sale"
            trailing={formatCount(facets.on_sale)}
            checked={filters.on_sale ?? false}
            disabled={facets.on_sale === 0 && !filters.on_sale}
            onChange={() => onChange({ ...filters, on_sale: filters.on_sale ? undefined : true })}
          />
        </FilterGroup>
      )}
      {(sellers.length > 1 || filters.business !== undefined) && (
        <FilterGroup title={SELLER_TITLES[line]} open={filters.business !== undefined}>
          <SellerChoice
            title={SELLER_TITLES[line]}
            sellers={sellers}
            chosen={filters.business}
            onChange={(business) => onChange({ ...filters, business })}
          />
        </FilterGroup>
      )}
    </div>
  );
}

/** What the sum is, and who a visitor deals with, depends on the line. */
const PRICE_TITLES: Record<Line, string> = { buy: 'Price', sell: 'Cash offer', repair: 'Price' };
const SELLER_TITLES: Record<Line, string> = { buy: 'Sold by', sell: 'Bought by', repair: 'Repaired by' };

const named = (values: readonly { id: number; name: string; count: number }[]) =>
  values.map(({ id, name, count }) => ({ key: String(id), label: name, count }));

/** Whole pounds: nobody looks for a phone between £99.50 and £101.30. */
function PriceRange({ line, filters, facets, onChange }: Omit<FilterPanelProps, 'sellers'>) {
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
