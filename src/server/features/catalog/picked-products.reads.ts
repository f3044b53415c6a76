import type { OfficeProductsQuery } from '#contract/products-office.ts';
import type { Ask } from '../../db/connect.ts';
import type { Keyset } from '../../db/keyset.ts';
import { anywhere, trigramSql } from '../../db/like.ts';
import { usedValues } from '../../db/used-values.ts';
import type { SortFacts } from './product-stands.reads.ts';
import { LEVELS, STAND, standsCondition } from './product-stands.reads.ts';

/** Which products are listed and counted. */
export interface ProductPicking extends Pick<
  OfficeProductsQuery,
  'q' | 'business_id' | 'category_id' | 'is_active_for' | 'stock'
> {
  /** null: of all businesses. */
  businessId: number | null;
}

interface Page extends Pick<OfficeProductsQuery, 'state'> {
  sort: SortFacts;
  after: Keyset | null;
  most: number;
}

/** The place of a product in its list. */
export interface Picked {
  id: number;
  key: string | number | Date;
}

/** The conditions that are asked for and no others, so that each statement is planned for what it needs. */
const filtersOf = (picking: ProductPicking): string[] =>
  [
    picking.businessId !== null && 'r.business_id = $1',
    picking.business_id !== undefined && 'r.business_id = $2',
    picking.is_active_for !== undefined && 'r.line = $3',
    picking.category_id !== undefined &&
      'r.category_id = any(array(select c.id from categories c where c.id = $4 or c.parent_id = $4))',
    picking.stock !== undefined && LEVELS[picking.stock],
  ].filter((one) => typeof one === 'string');

const valuesOf = (picking: ProductPicking) => [
  picking.businessId,
  picking.business_id,
  picking.is_active_for,
  picking.category_id,
  anywhere(picking.q),
];

async function run<R extends object>(
  ask: Ask,
  text: string,
  picking: ProductPicking,
  page?: Page,
): Promise<R[]> {
  const used = usedValues(text, [...valuesOf(picking), ...(page?.after ?? [null, null]), page?.most]);
  return ask<R>({ text: used.text }, used.values);
}

/** Rows of `r`, which have an id and a key, behind the cursor and in the order of the page. */
const pageSql = (from: string, key: string, { sort: { type, isDown }, after }: Page) => {
  const direction = isDown ? 'desc' : 'asc';
  return `
    select r.product_id as id, ${key} as key from ${from}
    ${after ? `and (${key}, r.product_id) ${isDown ? '<' : '>'} ($6::${type}, $7::int)` : ''}
    order by ${key} ${direction}, r.product_id ${direction} limit $8`;
};

/**
 * A page of what a list without a search shows. The whole list, or all that is for sale, is read from where the page
 * begins, by the index of its order. A filter may leave few rows, so its rows are all read, and then put in order.
 */
export async function pickProducts(ask: Ask, picking: ProductPicking, page: Page): Promise<Picked[]> {
  const { key } = page.sort;
  const from = `product_stands r where ${[standsCondition(page.state), ...filtersOf(picking)].join(' and ')}`;
  const text = isMostOfThem(picking, page)
    ? pageSql(from, key, page)
    : pageSql(`(select r.product_id, ${key} as key from ${from} offset 0) r where true`, 'r.key', page);
  return run(ask, text, picking, page);
}

const isMostOfThem = (
  {
    businessId,
    business_id: wanted,
    category_id: category,
    is_active_for: line = 1,
    stock = 'some',
  }: ProductPicking,
  { state }: Page,
) =>
  businessId === null &&
  wanted === undefined &&
  category === undefined &&
  line === 1 &&
  stock === 'some' &&
  (state === undefined || state.length === 0 || state.includes('live'));

/** How many products there are in each state, of everything that the other filters leave. */
export async function countProductStates(ask: Ask, picking: ProductPicking): Promise<Record<string, number>> {
  const text = `
    select ${STAND} as state, count(*)::int as count from product_stands r
    where ${['true', ...filtersOf(picking)].join(' and ')} group by 1`;
  const rows = await run<{ state: string; count: number }>(ask, text, picking);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Parts of names, of the SKUs of products and variations, and of names of brands. */
const foundSql = ({ q = '', businessId }: ProductPicking) => `
  select w.product_id from product_words w
  where ${trigramSql('w.words', q)} like lower($5) ${businessId === null ? '' : 'and w.business_id = $1'}
  union
  select b.product_id from product_stands b
  where b.brand_id in (select m.id from brands m where lower(m.name) like lower($5))`;

/** A search may find nearly everything. What it found is read once, for the page and for the counts. */
export async function searchProducts(
  ask: Ask,
  picking: ProductPicking,
  page: Page,
): Promise<{ picked: Picked[]; counts: Record<string, number> }> {
  const states = page.state?.map((state) => `'${state}'`).join(', ');
  const shown = states ? `r.state in (${states})` : `r.state <> 'archived'`;
  const text = `
    with listed as materialized (
      select r.product_id, ${page.sort.key} as key, ${STAND} as state from product_stands r
      where ${[`r.product_id in (${foundSql(picking)})`, ...filtersOf(picking)].join(' and ')}
    ), page as (
      ${pageSql(`listed r where ${shown}`, 'r.key', page)}
    )
    select id, key, null as state, null::int as count from page
    union all select null, null, state, count(*)::int from listed group by state`;
  const rows = await run<Picked & { state: string | null; count: number }>(ask, text, picking, page);
  return {
    picked: rows.filter(({ state }) => state === null).map(({ id, key }) => ({ id, key })),
    counts: Object.fromEntries(
      rows.flatMap(({ state, count }) => (state === null ? [] : [[state, count] as const])),
    ),
  };
}
