import type { Answer } from '#contract/calls.ts';
import type { OfficeProductRow } from '#contract/products-office-shapes.ts';
import type { OfficeProductsQuery } from '#contract/products-office.ts';
import type { Ask } from '../../db/connect.ts';
import { readKeyset, writeKeyset } from '../../db/keyset.ts';
import type { Picked, ProductPicking } from './picked-products.reads.ts';
import { countProductStates, pickProducts, searchProducts } from './picked-products.reads.ts';
import { SORTS } from './product-stands.reads.ts';
import type { CatalogueReader, StandingRow } from './standing.reads.ts';
import { amountOf, amountOrNull, STANDING_COLUMNS, STANDING_TABLES, standingWire } from './standing.reads.ts';

const PER_PAGE = 25;

interface Row extends StandingRow {
  image: string | null;
  price: number;
  highest: number | null;
  was: number | null;
  cost_price: number | null;
  variation_count: number;
  stock: number | null;
  reserved: number;
  low_stock: number;
  can_buy: boolean;
}

const ROWS = {
  name: 'office-product-rows',
  text: `
  select ${STANDING_COLUMNS},
    coalesce(
      (select v.image from variations v where v.product_id = p.id and v.is_default and v.image is not null),
      (select i.name from product_images i where i.product_id = p.id order by i.sort_order, i.id limit 1)) as image,
    held.price, o.highest, case when p.type = 1 and p.is_on_sale and p.sale_price < p.regular_price
      then p.regular_price end as was, p.cost_price, coalesce(o.count, 0) as variation_count,
    held.stock, held.reserved, held.can_buy, p.low_stock
  from ${STANDING_TABLES}
  where p.id = any($1::int[]) and ($2::int is null or p.business_id = $2)`,
};

const pickingOf = (
  { q, business_id, category_id, is_active_for, stock }: OfficeProductsQuery,
  { businessId }: CatalogueReader,
): ProductPicking => ({ q, businessId, business_id, category_id, is_active_for, stock });

/** The ids of the products that a list shows on all its pages, some at a time in their order. */
export async function readProductIds(
  ask: Ask,
  query: OfficeProductsQuery,
  reader: CatalogueReader,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const sort = { ...SORTS.newest, isDown: false };
  const page = { state: query.state, sort, after: [after, after] as const, most };
  const picking = pickingOf(query, reader);
  const picked =
    query.q === undefined
      ? await pickProducts(ask, picking, page)
      : (await searchProducts(ask, picking, page)).picked;
  return picked.map(({ id }) => id);
}

/** A page of the products that the caller may see: picks their ids first, then reads the fields of its rows. */
export async function readOfficeProducts(
  ask: Ask,
  query: OfficeProductsQuery,
  reader: CatalogueReader,
): Promise<Answer<'GET /office/products'> | 'bad cursor'> {
  const { state, per_page: perPage = PER_PAGE } = query;
  const sort = SORTS[query.sort ?? 'sold'];
  const after = query.cursor === undefined ? null : readKeyset(query.cursor, sort.type);
  if (after === undefined) return 'bad cursor';
  const picking = pickingOf(query, reader);
  const page = { state, sort, after, most: perPage + 1 };
  const { picked, counts } =
    query.q === undefined
      ? {
          picked: await pickProducts(ask, picking, page),
          counts: await countProductStates(ask, picking),
        }
      : await searchProducts(ask, picking, page);
  const shown = picked.slice(0, perPage);
  const last = picked.length > perPage ? shown.at(-1) : undefined;
  const found = await ask<Row>(ROWS, [shown.map(({ id }) => id), reader.businessId]);
  const rows = new Map(found.map((row) => [row.id, row]));
  return {
    status: 200,
    data: shown.flatMap(({ id }) => rows.get(id) ?? []).map((row) => rowWire(row, reader)),
    next_cursor: last ? writeKeyset([keyOf(last.key), last.id]) : null,
    counts,
  };
}

const keyOf = (key: Picked['key']) => (key instanceof Date ? key.toISOString() : key);

function rowWire(row: Row, reader: CatalogueReader): OfficeProductRow {
  return {
    ...standingWire(row, reader),
    image: row.image,
    price: amountOf(row.price),
    has_price_range: row.highest !== null && row.highest > row.price,
    was: amountOrNull(row.was),
    ...(reader.seesCost && { cost_price: amountOrNull(row.cost_price) }),
    variation_count: row.variation_count,
    stock: row.stock,
    reserved_stock: row.reserved,
    low_stock: row.low_stock,
    is_available: row.can_buy,
  };
}
