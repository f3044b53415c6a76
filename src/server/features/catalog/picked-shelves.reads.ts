import type { ShelvesQuery } from '#contract/stock-office.ts';
import type { ShelfLevel } from '#rules/catalog/stock-moves.ts';
import type { Ask } from '../../db/connect.ts';
import type { Keyset } from '../../db/keyset.ts';
import { anywhere, trigramSql } from '../../db/like.ts';
import { usedValues } from '../../db/used-values.ts';
import type { StockKeeper } from './places.reads.ts';

/** Which shelves are listed and counted. */
export interface ShelfPicking extends StockKeeper, Pick<ShelvesQuery, 'q' | 'store'> {}

interface Page extends Pick<ShelvesQuery, 'level'> {
  after: Keyset | null;
  most: number;
}

/** The place of a shelf in the list by name. */
export interface PickedShelf {
  place: number;
  productId: number;
  name: string;
}

export interface ShelfCounts {
  all: number;
  low: number;
  none: number;
}

/** Where goods are looked for: the stores whose sum counts, or undefined where the shelf itself knows its level. */
const storesOf = ({ store, storeIds }: ShelfPicking): readonly number[] | undefined => {
  if (typeof store === 'number') return [store];
  return store === undefined ? (storeIds ?? undefined) : undefined;
};

/** What lies in the stores that are looked at. */
const HERE = `
  left join (
    select t.product_id, coalesce(t.variation_id, 0) as variation_id, sum(t.quantity)::int as quantity
    from store_stock t where t.store_id = any($3::int[]) group by 1, 2
  ) h on h.product_id = w.product_id and h.variation_id = coalesce(w.variation_id, 0)`;

const levelSql = (picking: ShelfPicking): string => {
  if (storesOf(picking)) return 'stock_level(coalesce(h.quantity, 0), w.low_stock)';
  return picking.store === 'none' ? 'w.rest_level' : 'w.level';
};

/** The conditions that are asked for and no others, so that each statement uses the index that fits. */
const filtersOf = ({ businessId, store, q }: ShelfPicking): string =>
  [
    'w.level is not null',
    businessId !== null && 'w.business_id = $1',
    typeof store === 'number' && 'w.business_id = (select s.business_id from stores s where s.id = $4)',
    q !== undefined && `${trigramSql('w.words', q)} like lower($2)`,
  ]
    .filter((one) => typeof one === 'string')
    .join(' and ');

async function run<R extends object>(
  ask: Ask,
  text: string,
  picking: ShelfPicking,
  page?: Page,
): Promise<R[]> {
  const { businessId, q, store } = picking;
  const values = [businessId, anywhere(q), storesOf(picking), store];
  const used = usedValues(text, [...values, ...(page?.after ?? [null, null]), page?.most]);
  return ask<R>({ text: used.text }, used.values);
}

const pageSql = (from: string, { after }: Page, conditions: readonly string[]) => `
  select w.place, w.product_id as "productId", w.name from ${from} w
  where ${[...conditions, ...(after ? ['(w.name, w.place) > ($5, $6::int)'] : [])].join(' and ')}
  order by w.name, w.place limit $7`;

interface LevelCount {
  level: ShelfLevel | 'some';
  count: number;
}

function countsOf(rows: readonly LevelCount[]): ShelfCounts {
  const of = { some: 0, low: 0, none: 0, ...Object.fromEntries(rows.map((row) => [row.level, row.count])) };
  return { all: of.some + of.low + of.none, low: of.low, none: of.none };
}

/** A page of the shelves by name, and how many there are, run low, or have nothing left. */
export async function pickShelves(
  ask: Ask,
  picking: ShelfPicking,
  page: Page,
): Promise<{ picked: PickedShelf[]; counts: ShelfCounts }> {
  if (picking.q !== undefined || storesOf(picking)) return searchShelves(ask, picking, page);
  const level = levelSql(picking);
  const conditions = [filtersOf(picking), ...(page.level ? [`${level} = '${page.level}'`] : [])];
  const picked = await run<PickedShelf>(ask, pageSql('shelves', page, conditions), picking, page);
  const counts = await run<LevelCount>(
    ask,
    `select ${level} as level, count(*)::int as count from shelves w where ${filtersOf(picking)} group by 1`,
    picking,
  );
  return { picked, counts: countsOf(counts) };
}

/** What a search found, or what lies in some stores, is read once, for the page and for the counts. */
async function searchShelves(ask: Ask, picking: ShelfPicking, page: Page) {
  const text = `
    with listed as materialized (
      select w.place, w.product_id, w.name, ${levelSql(picking)} as level
      from shelves w ${storesOf(picking) ? HERE : ''} where ${filtersOf(picking)}
    ), page as (
      ${pageSql('listed', page, [page.level ? `w.level = '${page.level}'` : 'true'])}
    )
    select place, "productId", name, null as level, null::int as count from page
    union all select null, null, null, level, count(*)::int from listed group by level`;
  const rows = await run<
    (PickedShelf & { level: null }) | (LevelCount & { [key in keyof PickedShelf]: null })
  >(ask, text, picking, page);
  return {
    picked: rows.flatMap((row) => (row.level === null ? [row] : [])),
    counts: countsOf(rows.flatMap((row) => (row.level === null ? [] : [row]))),
  };
}
