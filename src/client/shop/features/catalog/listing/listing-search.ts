import type { FilterQuery } from '#contract/first-calls.ts';
import type { Sort } from '#rules/catalog/sorts.ts';

/** The query of a listing's URL for filters and a sort: the part that the contract's `listingQuery` reads. */
export function listingSearch(filters: FilterQuery, sort?: Sort): Record<string, string | undefined> {
  const terms = Object.entries(filters.terms ?? {}).filter(([, labels]) => labels.length > 0);
  return {
    q: filters.q,
    literal: filters.literal ? '1' : undefined,
    business: filters.business?.toString(),
    brands: filters.brand_ids?.join(','),
    categories: filters.category_ids?.join(','),
    conditions: filters.conditions?.join(','),
    min: filters.min_price?.toString(),
    max: filters.max_price?.toString(),
    in_stock: filters.in_stock ? '1' : undefined,
    on_sale: filters.on_sale ? '1' : undefined,
    terms: terms.map(([name, labels]) => `${name}:${labels.join('|')}`).join(';') || undefined,
    sort: sort === 'featured' ? undefined : sort,
  };
}

/** Adds a value to a list or removes it. An empty list is no filter. */
export function toggled<T>(list: readonly T[] | undefined, value: T): T[] | undefined {
  const next = list?.includes(value) ? list.filter((other) => other !== value) : [...(list ?? []), value];
  return next.length > 0 ? next : undefined;
}

export function toggledTerm(terms: FilterQuery['terms'], name: string, label: string): FilterQuery['terms'] {
  const { [name]: labels, ...others } = terms ?? {};
  const next = toggled(labels, label);
  const all = next ? { ...others, [name]: next } : others;
  return Object.keys(all).length > 0 ? all : undefined;
}

/** Without all filters. The rest of the URL (line, category, search text) stays. */
export function withoutFilters(filters: FilterQuery): FilterQuery {
  const { is_active_for, category, q, literal } = filters;
  return { is_active_for, category, q, literal };
}
