import type { Answer } from '#contract/calls.ts';
import type { OfficeProductRow } from '#contract/products-office-shapes.ts';
import type { OfficeProductsQuery } from '#contract/products-office.ts';
import type { ProductSort, StockLevel } from '#rules/catalog/office-states.ts';
import type { Ask } from '../../db/connect.ts';
import type { KeyType } from '../../db/keyset.ts';
import { readKeyset, writeKeyset } from '../../db/keyset.ts';
import { anywhere } from '../../db/like.ts';
import type { CatalogueReader, StandingRow } from './standing.reads.ts';
import {
  amountOf,
  amountOrNull,
  STANDING_COLUMNS,
  STANDING_TABLES,
  standingWire,
  STATE,
} from './standing.reads.ts';

const PER_PAGE = 25;

interface SortFacts {
  key: string;
  type: KeyType;
  isDown: boolean;
}

/** A cursor has milliseconds, like JavaScript. Without a count there is no end to the stock. */
const SORTS: Readonly<Record<ProductSort, SortFacts>> = {
  sold: { key: 'p.sale_count', type: 'int', isDown: true },
  newest: { key: 'p.id', type: 'int', isDown: true },
  updated: { key: "date_trunc('milliseconds', p.updated_at)", type: 'timestamptz', isDown: true },
  name: { key: 'lower(p.name)', type: 'text', isDown: false },
  price_asc: { key: 'held.price', type: 'int', isDown: false },
  price_desc: { key: 'held.price', type: 'int', isDown: true },
  stock: { key: 'coalesce(held.stock, 2147483647)', type: 'int', isDown: false },
};

const AVAILABLE = '(held.stock - held.reserved)';
const LEVELS: Readonly<Record<StockLevel, string>> = {
  none: '(p.line = 1 and not held.can_buy)',
  low: `(held.stock is not null and ${AVAILABLE} between 1 and p.low_stock)`,
  some: `(held.stock is not null and ${AVAILABLE} > p.low_stock)`,
  unlimited: '(held.stock is null)',
};

const THEIRS = `
  ($1::int is null or p.business_id = $1) and ($2::int is null or p.business_id = $2)
  and ($3::text is null or p.name ilike $3 or p.sku ilike $3
    or exists (select from variations w where w.product_id = p.id and not w.is_removed and w.sku ilike $3))
  and ($4::int is null or p.line = $4) and ($5::int is null or p.category_id = $5 or c.parent_id = $5)`;

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
  sort_key: string | number | Date;
}

const listSql = ({ key, type, isDown }: SortFacts, level: StockLevel | undefined) => `
  select ${STANDING_COLUMNS},
    coalesce(
      (select v.image from variations v where v.product_id = p.id and v.is_default and v.image is not null),
      (select i.name from product_images i where i.product_id = p.id order by i.sort_order, i.id limit 1)) as image,
    held.price, o.highest, case when p.type = 1 and p.is_on_sale and p.sale_price < p.regular_price
      then p.regular_price end as was, p.cost_price, coalesce(o.count, 0) as variation_count,
    held.stock, held.reserved, held.can_buy, p.low_stock, ${key} as sort_key
  from ${STANDING_TABLES}
  where ${THEIRS} and ${level ? LEVELS[level] : 'true'}
    and case when $6::text[] is null then p.is_active else ${STATE} = any($6) end
    and ($7::${type} is null or (${key}, p.id) ${isDown ? '<' : '>'} ($7::${type}, $8::int))
  order by ${key} ${isDown ? 'desc' : 'asc'}, p.id ${isDown ? 'desc' : 'asc'} limit $9`;

const countSql = (level: StockLevel | undefined) => `
  select state, count(*)::int as count from (
    select ${STATE} as state from ${STANDING_TABLES} where ${THEIRS} and ${level ? LEVELS[level] : 'true'}
  ) own group by state`;

const theirsOf = (query: OfficeProductsQuery, { businessId }: CatalogueReader) => [
  businessId,
  query.business_id ?? null,
  anywhere(query.q),
  query.is_active_for ?? null,
  query.category_id ?? null,
];
const statesOf = ({ state }: OfficeProductsQuery) => (state && state.length > 0 ? state : null);

const idsSql = (level: StockLevel | undefined) => `
  select p.id from ${STANDING_TABLES}
  where ${THEIRS} and ${level ? LEVELS[level] : 'true'}
    and case when $6::text[] is null then p.is_active else ${STATE} = any($6) end and p.id > $7
  order by p.id limit $8`;

/** The ids of the products that a list shows on all its pages, some at a time in their order. */
export async function readProductIds(
  ask: Ask,
  query: OfficeProductsQuery,
  reader: CatalogueReader,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const values = [...theirsOf(query, reader), statesOf(query), after, most];
  return (await ask<{ id: number }>({ text: idsSql(query.stock) }, values)).map(({ id }) => id);
}

/** A page of the products that somebody in an office may see, archived ones only where they are asked for. */
export async function readOfficeProducts(
  ask: Ask,
  query: OfficeProductsQuery,
  reader: CatalogueReader,
): Promise<Answer<'GET /office/products'> | 'bad cursor'> {
  const { stock, sort = 'sold', per_page: perPage = PER_PAGE } = query;
  const facts = SORTS[sort];
  const cursor = query.cursor === undefined ? null : readKeyset(query.cursor, facts.type);
  if (cursor === undefined) return 'bad cursor';
  const theirs = theirsOf(query, reader);
  const [value = null, id = null] = cursor ?? [];
  const rows = await ask<Row>({ text: listSql(facts, stock) }, [
    ...theirs,
    statesOf(query),
    value,
    id,
    perPage + 1,
  ]);
  const counts = await ask<{ state: string; count: number }>({ text: countSql(stock) }, theirs);
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    status: 200,
    data: shown.map((row) => rowWire(row, reader)),
    next_cursor: last ? writeKeyset([keyOf(last.sort_key), last.id]) : null,
    counts: Object.fromEntries(counts.map((one) => [one.state, one.count])),
  };
}

const keyOf = (key: Row['sort_key']) => (key instanceof Date ? key.toISOString() : key);

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
