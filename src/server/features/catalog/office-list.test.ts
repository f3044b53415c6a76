import { beforeAll, describe, expect, it } from 'vitest';
import type { OfficeProductsQuery } from '#contract/products-office.ts';
import { PRODUCT_SORTS } from '#rules/catalog/office-states.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { readOfficeProducts, readProductIds } from './office-list.reads.ts';
import { readShelves } from './shelves.reads.ts';
import { STANDING_TABLES, STATE } from './standing.reads.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
  const change = (text: string) => shop.database.pool.query(text);
  await change(`update products set is_active = false where id % 11 = 0`);
  await change(`update products set is_published = false where id % 13 = 0`);
  await change(`update products set reserved_stock = stock where id % 5 = 0`);
  await change(`update variations set reserved_stock = stock where product_id % 7 = 0`);
  await change(`update businesses set hide_stock = true where id = 3`);
});

/** The same products, by reading all of them. */
async function idsWhere(condition: string): Promise<number[]> {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `select x.id from (select p.*, ${STATE} as state, held.can_buy, held.stock as held_stock, b.name as brand
      from ${STANDING_TABLES}) x where ${condition} order by x.id`,
  );
  return rows.map(({ id }) => id);
}

const has = (
  words: string,
) => `(x.name ilike '%${words}%' or x.sku ilike '%${words}%' or x.brand ilike '%${words}%'
  or exists (select from variations v where v.product_id = x.id and not v.is_removed and v.sku ilike '%${words}%'))`;
const LISTED = `x.state <> 'archived'`;

const CASES: readonly (readonly [
  query: OfficeProductsQuery,
  businessId: number | null,
  condition: string,
])[] = [
  [{}, null, LISTED],
  [{}, 2, `${LISTED} and x.business_id = 2`],
  [{ state: ['archived'] }, null, `x.state = 'archived'`],
  [{ state: ['sold_out', 'draft'] }, null, `x.state in ('sold_out', 'draft')`],
  [{ state: ['live'], business_id: 3 }, null, `x.state = 'live' and x.business_id = 3`],
  [{ stock: 'none' }, null, `${LISTED} and x.line = 1 and not x.can_buy`],
  [{ stock: 'unlimited', is_active_for: 1 }, null, `${LISTED} and x.line = 1 and x.held_stock is null`],
  [{ is_active_for: 2 }, null, `${LISTED} and x.line = 2`],
  [{ q: 'iphone' }, null, `${LISTED} and ${has('iphone')}`],
  [{ q: 'IP' }, 2, `${LISTED} and x.business_id = 2 and ${has('ip')}`],
  [
    { q: 'samsung', state: ['live', 'archived'] },
    null,
    `x.state in ('live', 'archived') and ${has('samsung')}`,
  ],
  [{ q: '100%_none' }, null, 'false'],
];

describe('The list of products', () => {
  it.each(CASES)(
    'shows each product that fits once, in every order: %j of %j',
    async (query, businessId, condition) => {
      const reader = { businessId, seesCost: false, mayPublish: false };
      const { ask } = shop.database;
      const wanted = await idsWhere(condition);
      expect(await readProductIds(ask, query, reader, { after: 0, most: 1000 })).toEqual(wanted);
      for (const sort of PRODUCT_SORTS) {
        const seen: number[] = [];
        let cursor: string | undefined;
        do {
          const page = await readOfficeProducts(
            ask,
            { ...query, sort, per_page: 40, ...(cursor && { cursor }) },
            reader,
          );
          if (page === 'bad cursor') throw new Error(page);
          seen.push(...page.data.map(({ id }) => id));
          cursor = page.next_cursor ?? undefined;
          const { archived: _archived, ...listed } = page.counts;
          const counted = Object.values(listed).reduce((sum, count) => sum + count, 0);
          // Tabs count the products of all states, so a filter by state has fewer.
          expect(query.state ? wanted.length : counted).toBe(wanted.length);
        } while (cursor);
        expect(sort === 'newest' ? seen.toReversed() : seen.toSorted((one, two) => one - two)).toEqual(
          wanted,
        );
      }
    },
  );

  it('reads the stock of variations by the SKU of their product', async () => {
    const [row] = (
      await shop.database.pool.query<{ sku: string; count: number }>(
        `select p.sku, count(*)::int as count from products p join variations v on v.product_id = p.id
         where p.line = 1 and p.type = 2 and p.is_active and v.counts_stock and not v.is_removed
         group by p.id having count(*) > 1 order by p.id limit 1`,
      )
    ).rows;
    const found = await readShelves(
      shop.database.ask,
      { q: row?.sku ?? '', per_page: 100 },
      { businessId: null, storeIds: null },
    );
    expect(found).toMatchObject({ counts: { all: row?.count } });
  });
});
