import type { ProductsQuery } from '#contract/catalog.ts';
import { PER_PAGE } from '#contract/catalog.ts';
import type { Sort } from '#rules/catalog/sorts.ts';
import type { Ask } from '../../db/connect.ts';
import type { Alternatives, CatalogFacts } from './filter.reads.ts';
import { listingFilter, namesDevice } from './filter.reads.ts';
import { pickProducts } from './index/public.ts';

const ORDERS: Record<Sort, string> = {
  featured: 'l.featured_rank, l.product_id',
  newest: 'l.created_at desc nulls last, l.product_id',
  price_asc: 'l.price, l.product_id',
  price_desc: 'l.price desc, l.product_id',
  rating: 'l.rating desc nulls last, l.product_id',
  discount: 'l.discount desc nulls last, l.product_id',
};

/** Of the names that match a search, the shorter is nearer: the model itself comes before what is made for it. */
export const NEAREST_NAME = 'l.name_size, l.line, l.featured_rank, l.product_id';

export interface ProductsPage {
  /** One after the other, as a JSON array has them between its brackets. */
  cards: string;
  ids: readonly number[];
  total: number;
  page: number;
  perPage: number;
}

/**
 * One page of a listing with its total, in one query. The cards are finished JSON: they were written when the
 * product changed, so that reading a list builds nothing.
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
  const rows = await ask<{ total: string; cards: string | null; ids: number[] }>(
    {
      text: `${picked}
     select counted.total, (
       select string_agg(c.card, ',' order by picked.rank, picked.place)
       from picked join listing_cards c on c.product_id = picked.product_id
     ) as cards, array(select product_id from picked order by rank, place) as ids
     from counted`,
    },
    filter.values,
  );
  const [row] = rows;
  return { cards: row?.cards ?? '', ids: row?.ids ?? [], total: Number(row?.total ?? 0), page, perPage };
}
