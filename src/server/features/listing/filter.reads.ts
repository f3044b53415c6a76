import type { Category, ProductFilters } from '#contract/catalog.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { FAULT_WORD } from '#rules/repair/repair.ts';
import type { SearchTerm } from '#rules/search/word-readings.ts';
import { ATTRIBUTE, FACET, ListingFilter } from './index/public.ts';
import type { AttributeFact } from '../catalog/public.ts';

/** What a search looks for, the nearest first. */
export type Alternatives = readonly (readonly SearchTerm[])[];

/** Some word names a device; a fault alone is mended in all of them, and none is nearer than another. */
export function namesDevice(alternatives: Alternatives): boolean {
  return alternatives.some((terms) =>
    terms.some(({ exact }) => !exact.some((word) => word.startsWith(FAULT_WORD))),
  );
}

export interface CatalogFacts {
  categories: readonly Category[];
  attributes: readonly AttributeFact[];
}

/**
 * Turns the wire's filters into conditions; undefined where they name a category or attribute that isn't there.
 * `alternatives` is how the words of a search were understood.
 */
export function listingFilter(
  query: ProductFilters,
  facts: CatalogFacts,
  alternatives: Alternatives | undefined,
): ListingFilter | undefined {
  const filter = new ListingFilter();
  filter.base.line(query.is_active_for);
  if (query.ids) filter.base.ids(query.ids);
  if (query.business) filter.base.value(FACET.business, [query.business]);
  if (query.category) {
    const found = facts.categories.find(({ slug }) => slug === query.category);
    if (!found) return undefined;
    filter.base.category(found.id, found.level === 0);
  }
  if (alternatives) filter.base.search(alternatives);

  if (query.category_ids) filter.chosen(FACET.category).value(FACET.category, query.category_ids);
  if (query.brand_ids) filter.chosen(FACET.brand).value(FACET.brand, query.brand_ids);
  if (query.conditions) filter.chosen(FACET.grade).value(FACET.grade, query.conditions);
  if (query.min_price !== undefined || query.max_price !== undefined) {
    const [from, upTo] = [query.min_price, query.max_price].map(penceOf);
    filter.chosen(FACET.price).price({ from, upTo });
  }
  if (query.in_stock) filter.chosen(FACET.stock).value(FACET.stock, [1]);
  if (query.on_sale) filter.chosen(FACET.sale).value(FACET.sale, [1]);
  for (const [name, labels] of Object.entries(query.terms ?? {})) {
    const attribute = facts.attributes.find((known) => known.name === name);
    if (!attribute) return undefined;
    filter.chosen(ATTRIBUTE + attribute.id).term(attribute.id, labels);
  }
  return filter;
}

const penceOf = (pounds: number | undefined) => (pounds === undefined ? undefined : penceFromPounds(pounds));
