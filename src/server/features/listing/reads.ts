import type { Category, ProductFilters, ProductsQuery } from '#contract/catalog.ts';
import { PER_PAGE } from '#contract/catalog.ts';
import type { Sort } from '#rules/catalog/sorts.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import { FAULT_WORD } from '#rules/repair/repair.ts';
import type { SearchTerm } from '#rules/search/word-readings.ts';
import type { Ask } from '../../db/connect.ts';
import type { AttributeFact } from '../catalog/public.ts';
import { ATTRIBUTE, FACET, ListingFilter, pickProducts } from './index/public.ts';

export const ORDERS: Record<Sort, string> = {
  featured: 'l.featured_rank, l.product_id',
  newest: 'l.created_at desc nulls last, l.product_id',
  price_asc: 'l.price, l.product_id',
  price_desc: 'l.price desc, l.product_id',
  rating: 'l.rating desc nulls last, l.product_id',
  discount: 'l.discount desc nulls last, l.product_id',
};

/** Shorter names match a search better: the model itself comes before its accessories. */
export const NEAREST_NAME = 'l.name_size, l.line, l.featured_rank, l.product_id';

export interface ProductsPage {
  /** Cards joined by commas, as inside a JSON array. */
  cards: string;
  ids: readonly number[];
  total: number;
  page: number;
  perPage: number;
}

/**
 * One page of a listing with its total, in one query. The cards are finished JSON, written when the product changed, so
 * that reading a list builds nothing.
 */
export async function readProducts(
  ask: Ask,
  query: ProductsQuery,
  facts: CatalogFacts,
  alternatives: Alternatives | undefined,
): Promise<ProductsPage | undefined> {
  const filter = listingFilter(query, facts, alternatives);
  if (!filter) return undefined;
  const page = query.page ?? 1;
  const perPage = query.per_page ?? PER_PAGE;
  const isRanked = alternatives !== undefined && namesDevice(alternatives) && !query.sort && !query.ids;
  const order = query.sort
    ? ORDERS[query.sort]
    : query.ids
      ? `array_position(${filter.parameter(query.ids, 'int[]')}, l.product_id)`
      : isRanked
        ? NEAREST_NAME
        : ORDERS.featured;
  const picked = pickProducts(filter, {
    mask: filter.every(),
    ranks: isRanked ? filter.ranks() : [],
    where: isRanked ? 'true' : filter.walked(order.startsWith('l.price') ? 'price' : 'other'),
    order,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const within = pickedOrder(filter, isRanked ? alternatives : undefined);
  const rows = await ask<{ total: string; cards: string | null; ids: number[] }>(
    {
      text: `${picked}
     , ordered as (
       select picked.product_id, row_number() over (order by ${within}) as place
       from picked join listing l on l.product_id = picked.product_id
     )
     select counted.total, (
       select string_agg(c.card, ',' order by ordered.place)
       from ordered join listing_cards c on c.product_id = ordered.product_id
     ) as cards, array(select product_id from ordered order by place) as ids
     from counted`,
    },
    filter.values,
  );
  const [row] = rows;
  return { cards: row?.cards ?? '', ids: row?.ids ?? [], total: Number(row?.total ?? 0), page, perPage };
}

/**
 * The order of the picked products, with `listing l`. If the search names a device, names with the words in the same
 * order come first: 'iPad Pro' before 'iPad mini (A17 Pro)', and a case before earbuds that come in one.
 */
export function pickedOrder(filter: ListingFilter, named: Alternatives | undefined): string {
  if (!named) return 'picked.rank, picked.place';
  const said = named.map((terms) => terms.filter(isOfDevice).map(({ text }) => text));
  const phrases = said.filter(({ length }) => length > 0).map((words) => ` ${words.join(' ')} `);
  return `picked.rank, not exists (
    select from unnest(${filter.parameter(phrases, 'text[]')}) as phrase
    where strpos(' ' || array_to_string(search_words(l.name), ' ') || ' ', phrase) > 0
  ), picked.place`;
}

/** The readings of a search, the best first. */
export type Alternatives = readonly (readonly SearchTerm[])[];

/** Whether some word names a device. For a fault alone, all devices match equally well. */
export function namesDevice(alternatives: Alternatives): boolean {
  return alternatives.some((terms) => terms.some(isOfDevice));
}

const isOfDevice = ({ exact }: SearchTerm) => !exact.some((word) => word.startsWith(FAULT_WORD));

export interface CatalogFacts {
  categories: readonly Category[];
  attributes: readonly AttributeFact[];
}

/**
 * Turns the filters of a request into conditions; undefined if they name a category or attribute that doesn't exist.
 * `alternatives` are the readings of the search.
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
