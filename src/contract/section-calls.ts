import { DEFAULT_SLIDES } from '#rules/presentation/slides-seen.ts';
import type { AnyCallRequest, ListingQuery } from './first-calls.ts';
import { requests } from './first-calls.ts';
import { MOST_PRODUCTS, type Section, type SectionOf } from './sections/registry.ts';
import type { TemplateRow } from './site.ts';

/** Of whole categories, which name no number. */
const MOST_OF_CATEGORIES = 12;

/** The products that a section shows, in the order in which they were put there; undefined where it shows none. */
export function sectionProducts(entry: Section): ListingQuery | undefined {
  if (entry.section_type === 'product_section_single') return picked(entry.product_item_single);
  if (entry.section_type !== 'product_section') return undefined;
  const { ids, category_ids, on_sale } = entry.product_items ?? {};
  const query =
    picked(ids) ??
    (category_ids?.length ? { is_active_for: '1', category_ids, per_page: mostOf(entry) } : undefined);
  return query && on_sale ? { ...query, on_sale } : query;
}

/** Whole categories name no number of products; a carousel of them has its usual number of slides. */
function mostOf({ carousel }: SectionOf<'product_section'>): number {
  return carousel === 'on' ? DEFAULT_SLIDES : MOST_OF_CATEGORIES;
}

function picked(ids: readonly number[] | undefined): ListingQuery | undefined {
  return ids?.length ? { ids: ids.slice(0, MOST_PRODUCTS), per_page: MOST_PRODUCTS } : undefined;
}

/**
 * What the sections of a page show at first, for its HTML. Lists that were put together by hand are short and
 * share many products; those of whole categories are fetched when the visitor comes near them.
 */
export function sectionCalls(rows: readonly TemplateRow[]): AnyCallRequest[] {
  const queries = new Map<string, ListingQuery>();
  for (const entry of rows.flatMap((row) => row.template_meta_data)) {
    const query = sectionProducts(entry);
    if (query?.ids) queries.set(JSON.stringify(query), query);
  }
  return [...queries.values()].map(requests.products);
}
