import type { Facets } from '#contract/catalog.ts';
import type { FilterQuery } from '#contract/first-calls.ts';
import { formatPounds } from '#client/lib/format.ts';
import { toggled, toggledTerm } from './listing-search.ts';

export interface AppliedFilter {
  /** Unique among the filters: a colour and a strap may both be called Black. */
  key: string;
  label: string;
  /** The filters without this one. */
  rest: FilterQuery;
}

function priceLabel(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `${formatPounds(min)} to ${formatPounds(max)}`;
  return min === undefined ? `up to ${formatPounds(max ?? 0)}` : `from ${formatPounds(min)}`;
}

/** All applied filters, each with the filters that remain without it. */
export function appliedFilters(filters: FilterQuery, facets: Facets | undefined): AppliedFilter[] {
  const nameIn = (list: readonly { id: number; name: string }[] | undefined, id: number) =>
    list?.find((one) => one.id === id)?.name;
  const hasPrice = filters.min_price !== undefined || filters.max_price !== undefined;
  return [
    ...(filters.business === undefined
      ? []
      : [
          {
            key: 'business',
            label: nameIn(facets?.businesses, filters.business) ?? 'One store',
            rest: { ...filters, business: undefined },
          },
        ]),
    ...(filters.conditions ?? []).map((grade) => ({
      key: `grade ${grade}`,
      label: grade,
      rest: { ...filters, conditions: toggled(filters.conditions, grade) },
    })),
    ...(filters.brand_ids ?? []).map((id) => ({
      key: `brand ${id}`,
      label: nameIn(facets?.brands, id) ?? 'Brand',
      rest: { ...filters, brand_ids: toggled(filters.brand_ids, id) },
    })),
    ...(filters.category_ids ?? []).map((id) => ({
      key: `category ${id}`,
      label: nameIn(facets?.categories, id) ?? 'Category',
      rest: { ...filters, category_ids: toggled(filters.category_ids, id) },
    })),
    ...(hasPrice
      ? [
          {
            key: 'price',
            label: priceLabel(filters.min_price, filters.max_price),
            rest: { ...filters, min_price: undefined, max_price: undefined },
          },
        ]
      : []),
    ...Object.entries(filters.terms ?? {}).flatMap(([name, labels]) =>
      labels.map((label) => ({
        key: `${name} ${label}`,
        label,
        rest: { ...filters, terms: toggledTerm(filters.terms, name, label) },
      })),
    ),
    ...(filters.in_stock
      ? [{ key: 'in stock', label: 'In stock', rest: { ...filters, in_stock: undefined } }]
      : []),
    ...(filters.on_sale
      ? [{ key: 'on sale', label: 'On sale', rest: { ...filters, on_sale: undefined } }]
      : []),
  ];
}
