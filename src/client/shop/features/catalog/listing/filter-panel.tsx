import type { ComponentProps, ReactNode } from 'react';
import type { Facets } from '#contract/catalog.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { isColourSwatch } from '#rules/page/safe-colour.ts';
import { formatCount } from '#client/lib/format.ts';
import { Checkbox } from '#client/ui/check.tsx';
import { categoryChoices } from './category-choices.ts';
import {
  BrandFilter,
  ConditionFilter,
  gradesOf,
  hasPrices,
  named,
  PriceFilter,
  PRICE_TITLES,
  type FilterPartProps,
} from './filter-parts.tsx';
import { FilterValues } from './filter-values.tsx';
import { toggled, toggledTerm } from './listing-search.ts';
import { SellerChoice } from './seller-choice.tsx';
import { SwatchValues } from './swatch-values.tsx';
import { useState } from 'react';
import { AccordionPanel } from '#client/ui/accordion.tsx';

export type FilterPanelProps = FilterPartProps & {
  /** All sellers of the products that the other filters leave. */
  sellers: Facets['businesses'];
};

/** Groups open from the start; of the attributes only the first, so that the panel stays on the screen. */
const OPEN_ATTRIBUTES = 1;

/** Every filter value shows how many products it would leave. A value with none is disabled. */
export function FilterPanel({ line, filters, facets, sellers, onChange }: FilterPanelProps) {
  const categories = categoryChoices(facets.categories, filters.category);
  const part = { line, filters, facets, onChange };
  const attributes = facets.attributes.filter(({ attribute_role }) => attribute_role !== 'grade');
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
      {gradesOf(facets).length > 0 && (
        <FilterGroup title="Condition" open>
          <ConditionFilter {...part} />
        </FilterGroup>
      )}
      {facets.brands.length > 0 && (
        <FilterGroup title="Brand" open>
          <BrandFilter {...part} />
        </FilterGroup>
      )}
      {hasPrices(facets) && (
        <FilterGroup title={PRICE_TITLES[line]} open>
          <PriceFilter {...part} />
        </FilterGroup>
      )}
      {attributes.map(({ attribute_id, attribute_name, terms }, index) => (
        <FilterGroup
          key={attribute_id}
          title={attribute_name}
          open={index < OPEN_ATTRIBUTES || filters.terms?.[attribute_name] !== undefined}
        >
          <AttributeValues
            label={attribute_name}
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

/** The visitor deals with a seller, a buyer or a repairer, depending on the line. */
const SELLER_TITLES: Record<Line, string> = { buy: 'Sold by', sell: 'Bought by', repair: 'Repaired by' };

/** Colours as swatches, everything else as names. */
function AttributeValues(props: ComponentProps<typeof SwatchValues>) {
  const isColour = props.values.every(({ swatch }) => isColourSwatch(swatch ?? null));
  return isColour ? <SwatchValues {...props} /> : <FilterValues {...props} />;
}

type Props = { title: string; open: boolean; children: ReactNode };

/** `open` is only the initial state. After that the visitor opens and closes it. */
function FilterGroup({ title, open, children }: Props) {
  const [startsOpen] = useState(open);
  return (
    <AccordionPanel flush open={startsOpen} title={title}>
      {children}
    </AccordionPanel>
  );
}
