import type { Facets } from '#contract/catalog.ts';
import type { FilterQuery } from '#contract/first-calls.ts';
import { GRADES } from '#rules/conditions.ts';
import type { Line } from '#rules/lines.ts';
import { AccordionPanel } from '#client/ui/accordion.tsx';
import { Checkbox } from '#client/ui/check.tsx';
import { RangeFields } from '#client/ui/range-fields.tsx';
import { FilterValues } from './filter-values.tsx';
import { toggled, toggledTerm } from './listing-search.ts';

export type FilterPanelProps = {
  line: Line;
  filters: FilterQuery;
  facets: Facets;
  onChange: (filters: FilterQuery) => void;
};

/** Groups open from the start; of the attributes only the first, so that the panel stays on the screen. */
const OPEN_ATTRIBUTES = 1;

/** Every filter shows how many it would leave; one that leaves none stays in its place, disabled. */
export function FilterPanel({ line, filters, facets, onChange }: FilterPanelProps) {
  const grades = GRADES.flatMap((grade) => facets.conditions.filter(({ label }) => label === grade));
  const attributes = facets.attributes.filter(({ attribute_name }) => attribute_name !== 'Condition');
  return (
    <div className="border-t border-border">
      {grades.length > 0 && (
        <AccordionPanel flush open title="Condition">
          <FilterValues
            values={grades.map(({ label, count }) => ({ key: label, label, count }))}
            isOn={(label) => filters.conditions?.some((grade) => grade === label) ?? false}
            onToggle={(label) => {
              const grade = GRADES.find((one) => one === label);
              if (grade) onChange({ ...filters, conditions: toggled(filters.conditions, grade) });
            }}
          />
        </AccordionPanel>
      )}
      {facets.brands.length > 0 && (
        <AccordionPanel flush open title="Brand">
          <FilterValues
            values={facets.brands.map(({ id, name, count }) => ({ key: String(id), label: name, count }))}
            isOn={(key) => filters.brand_ids?.includes(Number(key)) ?? false}
            onToggle={(key) => onChange({ ...filters, brand_ids: toggled(filters.brand_ids, Number(key)) })}
          />
        </AccordionPanel>
      )}
      {facets.price.max > facets.price.min && (
        <AccordionPanel flush open title="Price">
          <PriceRange filters={filters} facets={facets} onChange={onChange} />
        </AccordionPanel>
      )}
      {attributes.map(({ attribute_id, attribute_name, terms }, index) => (
        <AccordionPanel
          key={attribute_id}
          flush
          open={index < OPEN_ATTRIBUTES || filters.terms?.[attribute_name] !== undefined}
          title={attribute_name}
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
        </AccordionPanel>
      ))}
      {line === 'buy' && (
        <AccordionPanel flush open title="Availability">
          <Checkbox
            label="In stock"
            trailing={facets.in_stock}
            checked={filters.in_stock ?? false}
            disabled={facets.in_stock === 0 && !filters.in_stock}
            onChange={() => onChange({ ...filters, in_stock: filters.in_stock ? undefined : true })}
          />
          <Checkbox
            label="On sale"
            trailing={facets.on_sale}
            checked={filters.on_sale ?? false}
            disabled={facets.on_sale === 0 && !filters.on_sale}
            onChange={() => onChange({ ...filters, on_sale: filters.on_sale ? undefined : true })}
          />
        </AccordionPanel>
      )}
    </div>
  );
}

/** Whole pounds: nobody looks for a phone between £99.50 and £101.30. */
function PriceRange({ filters, facets, onChange }: Omit<FilterPanelProps, 'line'>) {
  const min = Math.floor(facets.price.min);
  const max = Math.ceil(facets.price.max);
  const within = (amount: number) => Math.min(max, Math.max(min, amount));
  return (
    <RangeFields
      label="Price"
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
