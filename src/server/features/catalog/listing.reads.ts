import type pg from 'pg';
import type { ProductsQuery } from '#contract/catalog.ts';
import { PER_PAGE } from '#contract/catalog.ts';
import type { Sort } from '#rules/sorts.ts';
import { wordsOf } from '#rules/search-words.ts';
import type { CatalogFacts, ListingFilter } from './filter.reads.ts';
import { listingFilter } from './filter.reads.ts';

const ORDERS: Record<Sort, string> = {
  featured: 'l.featured_rank, l.product_id',
  newest: 'l.created_at desc, l.product_id',
  price_asc: 'l.price, l.product_id',
  price_desc: 'l.price desc, l.product_id',
  rating: 'l.rating desc, l.product_id',
  discount: 'l.discount desc, l.product_id',
};

/** The order nobody asked for: as the ids were given, nearest to the words, or the shop's own. */
function defaultOrder(query: ProductsQuery, filter: ListingFilter): string {
  if (query.ids) return `array_position(${filter.parameter(query.ids)}::int[], l.product_id)`;
  if (query.q) {
    const text = filter.parameter(wordsOf(query.q).join(' '));
    return `word_similarity(${text}, lower(l.name)) desc, length(l.name), ${ORDERS.featured}`;
  }
  return ORDERS.featured;
}

export interface ProductsPage {
  cards: string[];
  total: number;
  page: number;
  perPage: number;
}

/**
 * One page of a listing with its total, in one query. The cards are finished JSON: they were written when the
 * product changed, so that reading a list builds nothing.
 */
export async function readProducts(
  pool: pg.Pool,
  query: ProductsQuery,
  facts: CatalogFacts,
): Promise<ProductsPage | undefined> {
  const filter = listingFilter(query, facts);
  if (!filter) return undefined;
  const page = query.page ?? 1;
  const perPage = query.per_page ?? PER_PAGE;
  const where = filter.all();
  const order = query.sort ? ORDERS[query.sort] : defaultOrder(query, filter);
  const limit = filter.parameter(perPage);
  const offset = filter.parameter((page - 1) * perPage);
  const { rows } = await pool.query<{ total: string; card: string | null }>(
    `select n.total, c.card
     from (select count(*) as total from listing l where ${where}) n
     left join (
       select l.product_id, row_number() over (order by ${order}) as place
       from listing l where ${where} order by ${order} limit ${limit} offset ${offset}
     ) p on true
     left join listing_cards c on c.product_id = p.product_id
     order by p.place`,
    filter.values,
  );
  return {
    cards: rows.flatMap(({ card }) => (card === null ? [] : [card])),
    total: Number(rows[0]?.total ?? 0),
    page,
    perPage,
  };
}
