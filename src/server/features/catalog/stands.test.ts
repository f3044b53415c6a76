import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { LEVELS, STAND } from './product-stands.reads.ts';
import { levelSql, SHELVES } from './shelves.reads.ts';
import { STANDING_TABLES, STATE } from './standing.reads.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const read = async (sql: string) => (await shop.database.pool.query<Record<string, unknown>>(sql)).rows;

/** What the lists pick by, as the products themselves say it. */
const STANDS_BY_PRODUCTS = `
  select p.id, p.business_id, p.category_id, p.brand_id, p.line, ${STATE} as state, held.price, held.stock,
    held.stock - held.reserved as available, p.sale_count, lower(p.name) as name,
    (p.line = 1 and not held.can_buy) as none,
    (held.stock is not null and held.stock - held.reserved between 1 and p.low_stock) as low,
    (held.stock is not null and held.stock - held.reserved > p.low_stock) as some, held.stock is null as unlimited
  from ${STANDING_TABLES} order by p.id`;
const STANDS_AS_KEPT = `
  select r.product_id as id, r.business_id, r.category_id, r.brand_id, r.line, ${STAND} as state, r.price, r.stock,
    r.available, r.sale_count, r.name, ${LEVELS.none} as none, coalesce(${LEVELS.low}, false) as low,
    coalesce(${LEVELS.some}, false) as some, ${LEVELS.unlimited} as unlimited
  from product_stands r order by r.product_id`;

const REST = `s.stock - coalesce((select sum(t.quantity) from store_stock t where t.product_id = s.product_id
  and t.variation_id is not distinct from s.variation_id), 0)`;
const SHELVES_BY_PRODUCTS = `
  select s.place, s.product_id, s.variation_id, s.business_id, lower(s.name) as name, s.low_stock,
    case when ${levelSql('none')} then 'none' when ${levelSql('low')} then 'low' else 'some' end as level,
    case when ${REST} <= 0 then 'none' when ${REST} <= s.low_stock then 'low' else 'some' end as rest_level,
    lower(concat_ws(E'\\n', s.name, case when s.variation_id is not null then p.sku end, s.full_name, s.sku)) as words
  from (${SHELVES}) s join products p on p.id = s.product_id order by s.place`;
const SHELVES_AS_KEPT = `
  select w.place, w.product_id, w.variation_id, w.business_id, w.name, w.low_stock, w.level, w.rest_level, w.words
  from shelves w where w.level is not null order by w.place`;

const WORDS_BY_PRODUCTS = `
  select p.id, p.business_id, lower(concat_ws(E'\\n', p.name, p.sku, string_agg(v.sku, E'\\n' order by v.id))) as words
  from products p left join variations v on v.product_id = p.id and not v.is_removed group by p.id order by p.id`;
const WORDS_AS_KEPT =
  'select w.product_id as id, w.business_id, w.words from product_words w order by w.product_id';

async function expectKept(): Promise<void> {
  expect(await read(STANDS_AS_KEPT)).toEqual(await read(STANDS_BY_PRODUCTS));
  expect(await read(SHELVES_AS_KEPT)).toEqual(await read(SHELVES_BY_PRODUCTS));
  expect(await read(WORDS_AS_KEPT)).toEqual(await read(WORDS_BY_PRODUCTS));
  expect(await read('select from stands_due')).toEqual([]);
}

/** Changes that move a product or variation between states and levels. The third part says which row it is. */
const PIECE = [
  'stock = stock + 1',
  'reserved_stock = stock',
  'reserved_stock = 0',
  `stock_status = case stock_status when 'instock' then 'outofstock' else 'instock' end`,
  'counts_stock = not counts_stock',
  'is_available = not is_available',
  'sale_price = regular_price - 1, is_on_sale = true',
  'is_on_sale = false',
  `sku = sku || 'x'`,
];
const CHANGES: readonly (readonly [table: string, changes: readonly string[]])[] = [
  [
    'variations',
    [
      ...PIECE,
      'is_active = not is_active and not is_removed',
      'is_active = false, is_default = false, is_removed = not is_removed',
    ],
  ],
  [
    'products',
    [
      ...PIECE,
      'is_active = not is_active',
      'is_published = not is_published, publish_at = null',
      `is_published = false, publish_at = now() + interval '1 day'`,
      'low_stock = (low_stock + 2) % 5',
      `name = name || ' Z'`,
      'sale_count = sale_count + 1',
      'type = 3 - type',
    ],
  ],
  ['categories', ['is_active = not is_active']],
  ['brands', ['is_active = not is_active']],
  ['businesses', ['is_active = not is_active', 'hide_stock = not hide_stock']],
  [
    'site_settings',
    ['is_active_for_buy = not is_active_for_buy', 'is_active_for_repair = not is_active_for_repair'],
  ],
];
const change = fc.oneof(
  ...CHANGES.map(([table, changes]) =>
    fc.record({ table: fc.constant(table), set: fc.constantFrom(...changes), row: fc.nat() }),
  ),
);

describe('What the lists of the office pick by', () => {
  it('is there for every product of the shop', async () => {
    expect((await read(STANDS_AS_KEPT)).length).toBeGreaterThan(100);
    await expectKept();
  });

  it('follows whatever a transaction changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 40, size: 'max' }), async (changes) => {
        await shop.database.transaction(async ({ ask }) => {
          for (const { table, set, row } of changes)
            await ask(
              {
                text: `update ${table} set ${set} where id = (select id from ${table} order by id
              offset $1::bigint % (select count(*) from ${table}) limit 1)`,
              },
              [row],
            );
        });
        await expectKept();
      }),
      { numRuns: 12 },
    );
  });

  it('follows goods into a store, new and deleted variations, and deleted products', async () => {
    await shop.database.transaction(async ({ ask }) => {
      await ask(
        {
          text: `
        insert into stock_movements (product_id, variation_id, store_id, quantity, reason)
        select p.id, v.id, min(s.id), 1, 'counted' from products p join stores s on s.business_id = p.business_id
        left join variations v on v.product_id = p.id where coalesce(v.stock, p.stock) > 0 group by p.id, v.id`,
        },
        [],
      );
    });
    expect(
      await read(`select from shelves where level is not null and rest_level <> level limit 1`),
    ).toHaveLength(1);
    await expectKept();
    const [{ id } = {}] = await read(
      'select product_id as id from variations group by 1 having count(*) > 2 limit 1',
    );
    await shop.database.pool.query(
      'delete from variations where id = (select max(id) from variations where product_id = $1)',
      [id],
    );
    await expectKept();
    await shop.database.pool.query('delete from products where id = $1', [id]);
    await expectKept();
  });

  it('is right after two orders at once for two variations of one product', async ({ skip }) => {
    if (shop.database.kind === 'embedded') skip('the embedded database has one session');
    const rows = await read(`
      select v.product_id, min(v.id) as first, max(v.id) as second from variations v join products p on p.id = v.product_id
      where v.counts_stock and v.is_active and p.type = 2 group by 1 having count(*) > 1 limit 1`);
    const { first, second } = rows[0] as { first: number; second: number };
    const add = 'update variations set stock = stock + 5, reserved_stock = 0 where id = $1';
    const [one, two] = [await shop.database.pool.connect(), await shop.database.pool.connect()];
    try {
      for (const client of [one, two]) await client.query('begin');
      await one.query(add, [first]);
      await two.query(add, [second]);
      await Promise.all([one.query('commit'), two.query('commit')]);
    } finally {
      one.release();
      two.release();
    }
    await expectKept();
  });
});
