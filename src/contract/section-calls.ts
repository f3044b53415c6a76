import { DEFAULT_SLIDES } from '#rules/presentation/slides-seen.ts';
import type { AnyCallRequest, ListingQuery } from './first-calls.ts';
import { requests } from './first-calls.ts';
import { MOST_PRODUCTS, type Section, type SectionOf } from './sections/registry.ts';
import type { TemplateRow } from './site.ts';

/** For whole categories, which don't say how many products to show. */
const MOST_OF_CATEGORIES = 12;

/** The query for a section's products, in the order of the section; undefined if it shows none. */
export function sectionProducts(entry: Section): ListingQuery | undefined {
  if (entry.section_type === 'product_section_single') return picked(entry.product_item_single);
  if (entry.section_type !== 'product_section') return undefined;
  const { ids, category_ids, on_sale } = entry.product_items ?? {};
  const query =
    picked(ids) ??
    (category_ids?.length ? { is_active_for: '1', category_ids, per_page: mostOf(entry) } : undefined);
  return query && on_sale ? { ...query, on_sale } : query;
}

/** How many products of a whole category are shown. A carousel has its usual number of slides. */
function mostOf({ carousel }: SectionOf<'product_section'>): number {
  return carousel === 'on' ? DEFAULT_SLIDES : MOST_OF_CATEGORIES;
}

function picked(ids: readonly number[] | undefined): ListingQuery | undefined {
  return ids?.length ? { ids: ids.slice(0, MOST_PRODUCTS), per_page: MOST_PRODUCTS } : undefined;
}

/**
 * The calls for a page's sections that go into its HTML. Lists that were made by hand are short and share many
 * products. Lists of whole categories are fetched when the visitor scrolls near them.
 */
export function sectionCalls(rows: readonly TemplateRow[]): AnyCallRequest[] {
  const queries = new Map<string, ListingQuery>();
  for (const entry of rows.flatMap((row) => row.template_meta_data)) {
    const query = sectionProducts(entry);
    if (query?.ids) queries.set(JSON.stringify(query), query);
  }
  return [...queries.values()].map(requests.products);
}
