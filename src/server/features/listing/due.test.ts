import { createHash } from 'node:crypto';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JobRunner } from '#server/jobs/runner.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { runDue, silentLog } from '#tests/support/jobs.ts';
import { listingJobs, listingRefresher } from './jobs.ts';
import { CARD_VERSION, rewriteListing } from './rows.writes.ts';
import { claimListing, refreshDue } from './writes.ts';

const IPHONE_14 = 8;
const CHARGER = 61;
const REPAIR_IPHONE_14 = 207;

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});
beforeEach(() => refreshDue(shop.database.db));

const run = (text: string, ...values: unknown[]) => shop.database.pool.query(text, values);

async function due(): Promise<number[]> {
  const { rows } = await run('select distinct product_id as id from listing_due order by id');
  return (rows as { id: number }[]).map(({ id }) => id);
}

async function cardOf(id: number): Promise<string> {
  const { rows } = await run('select card from listing_cards where product_id = $1', id);
  return (rows as { card: string }[])[0]?.card ?? '';
}

describe('A change at a prompt', () => {
  it('is seen in lists within two seconds', async () => {
    const refresher = listingRefresher(shop.database, silentLog);
    refresher.start();
    try {
      const listed = async (id: number) =>
        (await shop.call('GET /no/auth/web/site/products', { query: { ids: `[${id}]` } as never })).data;
      expect(await listed(CHARGER)).toHaveLength(1);
      await run('update products set is_active = false where id = $1', CHARGER);
      await expect.poll(() => listed(CHARGER), { timeout: 2_000 }).toEqual([]);
      await run('update products set is_active = true where id = $1', CHARGER);
      await expect.poll(() => listed(CHARGER), { timeout: 2_000 }).toHaveLength(1);
    } finally {
      await refresher.stop();
    }
  });

  it.each<[string, string, number]>([
    [
      'a price',
      `update variations set regular_price = regular_price + 100 where product_id = ${IPHONE_14}`,
      IPHONE_14,
    ],
    ['a picture', `update product_images set sort_order = 9 where product_id = ${CHARGER}`, CHARGER],
    [
      'a review',
      `insert into reviews (product_id, author, rating, title, body) values (${CHARGER}, 'A', 1, 'No', 'No')`,
      CHARGER,
    ],
    ['a review that goes', `delete from reviews where product_id = ${CHARGER}`, CHARGER],
    [
      'a question',
      `update questions set title = title || '?' where id in (select question_id from product_questions where product_id = ${REPAIR_IPHONE_14})`,
      REPAIR_IPHONE_14,
    ],
    [
      'the price of an answer',
      `update question_options set price = price + 100 where question_id in (select question_id from product_questions where product_id = ${REPAIR_IPHONE_14})`,
      REPAIR_IPHONE_14,
    ],
    [
      'a question that is asked no more',
      `delete from product_questions where product_id = ${REPAIR_IPHONE_14}`,
      REPAIR_IPHONE_14,
    ],
    ['the name of a term', `update attribute_terms set label = 'Night' where label = 'Midnight'`, IPHONE_14],
    ['the name of an attribute', `update attributes set name = 'Hue' where name = 'Colour'`, IPHONE_14],
    [
      'the name of a model',
      `update models set name = name || ' (2022)' where id = (select model_id from products where id = ${IPHONE_14})`,
      IPHONE_14,
    ],
    ['the name of a brand', `update brands set name = 'Apfel' where name = 'Apple'`, IPHONE_14],
    ['the name of a category', `update categories set name = 'Handsets' where slug = 'phones'`, IPHONE_14],
    [
      'the name of a business',
      `update businesses set name = 'Another' where id = (select business_id from products where id = ${CHARGER})`,
      CHARGER,
    ],
  ])('of %s makes its products due', async (_what, change, id) => {
    await run(change);
    expect(await due()).toContain(id);
  });

  it.each([
    ['the text of a category', `update categories set sub_title = 'Yes' where slug = 'phones'`],
    ['the address of a business', `update businesses set address = 'Elsewhere' where id = 1`],
    ['nothing', 'update products set stock = 1 where id = -1'],
  ])('of %s makes none due', async (_what, change) => {
    await run(change);
    expect(await due()).toEqual([]);
  });

  it('of the first swatch of an attribute makes all products with its terms due', async () => {
    await run(`update attribute_terms set swatch = null where attribute_id = 1`);
    await refreshDue(shop.database.db);
    await run(`insert into attribute_terms (attribute_id, label, swatch) values (1, 'Ink', '#112233')`);
    expect(await due()).toContain(IPHONE_14);
    await refreshDue(shop.database.db);
    await run(`insert into attribute_terms (attribute_id, label, swatch) values (1, 'Milk', '#ffffff')`);
    expect(await due()).toEqual([]);
  });
});

describe('Due products', () => {
  it('stay due where refreshing fails, and are refreshed later', async () => {
    await run(`update products set name = 'Charger of today' where id = ${CHARGER}`);
    await run(
      `alter table listing_cards add constraint refused check (card not like '%of today%') not valid`,
    );
    await expect(refreshDue(shop.database.db)).rejects.toThrow();
    expect(await due()).toContain(CHARGER);
    await run('alter table listing_cards drop constraint refused');
    await refreshDue(shop.database.db);
    expect(await due()).toEqual([]);
    expect(await cardOf(CHARGER)).toContain('Charger of today');
  });

  it('are forgotten with a product that is gone', async () => {
    const { rows } = await run(
      `insert into products (line, name, slug, category_id, brand_id, business_id, sku, regular_price, stock)
       select line, 'Short lived', 'short-lived', category_id, brand_id, business_id, 'SHORT-LIVED', 100, 1
       from products where id = ${CHARGER} returning id`,
    );
    const id = (rows as { id: number }[])[0]?.id ?? 0;
    await refreshDue(shop.database.db);
    expect(await cardOf(id)).toContain('Short lived');
    await run('update products set stock = 2 where id = $1', id);
    await run('delete from products where id = $1', id);
    await refreshDue(shop.database.db);
    expect(await due()).toEqual([]);
    expect(await cardOf(id)).toBe('');
  });

  it('neither wait for buyers nor make them wait', async ({ skip }) => {
    if (shop.database.kind === 'embedded') skip('the embedded database has one session');
    const { rows } = await run(
      'select id from variations where product_id = $1 order by id limit 2',
      IPHONE_14,
    );
    const [one, two] = (rows as { id: number }[]).map(({ id }) => id);
    const buy = 'update variations set stock = stock - 1 where id = $1';
    await run('update variations set stock = 50, reserved_stock = 0 where id = any($1)', [one, two]);
    const first = await shop.database.pool.connect();
    const second = await shop.database.pool.connect();
    try {
      for (const client of [first, second]) await client.query(`begin; set local lock_timeout = '100ms'`);
      await first.query(buy, [one]);
      await second.query(buy, [two]);
      await refreshDue(shop.database.db);
      await first.query('update products set sale_count = sale_count + 1 where id = $1', [IPHONE_14]);
      await refreshDue(shop.database.db);
      await first.query('commit');
      await second.query('commit');
    } finally {
      first.release();
      second.release();
    }
    await refreshDue(shop.database.db);
    expect(await due()).toEqual([]);
  });

  it('are right in the end, however many buy at once while nodes refresh', async () => {
    await run(
      `update products set stock = 1000, reserved_stock = 0, counts_stock = true, stock_status = 'instock' where id = ${CHARGER}`,
    );
    const buyers = Array.from({ length: 200 }, () =>
      run(`update products set stock = stock - 1 where id = $1 and stock >= 1`, CHARGER),
    );
    const nodes = Array.from({ length: 3 }, async () => {
      for (let rounds = 0; rounds < 10; rounds += 1) await refreshDue(shop.database.db);
    });
    await Promise.all([...buyers, ...nodes]);
    await refreshDue(shop.database.db);
    expect(JSON.parse(await cardOf(CHARGER))).toMatchObject({ available_stock: 800 });
  });
});

describe('The version of cards', () => {
  it('is counted up with every change of what writes them', () => {
    const { sql } = new PgDialect().sqlToQuery(rewriteListing([], new Map()));
    const written = createHash('sha256').update(sql).digest('hex').slice(0, 12);
    // When this fails, count up CARD_VERSION in rows.writes.ts and write the new pair here.
    expect([CARD_VERSION, written]).toEqual([5, '4eb7bab774f0']);
  });

  const claimed = (version: number) => run('update listing_refresher set version = $1', version);
  const oldCards = async () =>
    (await run('select from listing_cards where version <> $1', CARD_VERSION)).rowCount;

  it('of older code makes a start rewrite all cards in the background', async () => {
    await run(`update listing_cards set card = '{"old": 1}', version = 0`);
    await claimed(CARD_VERSION - 1);
    await claimListing(shop.database.db);
    expect(await oldCards()).toBeGreaterThan(100);
    const jobs = new JobRunner({ database: shop.database, log: silentLog });
    listingJobs(jobs, shop.database);
    await runDue(jobs);
    expect(await oldCards()).toBe(0);
    expect((await run(`select from listing_cards where card like '{"old%'`)).rowCount).toBe(0);
  });

  it('is claimed once by nodes that start together, and not again', async () => {
    const jobs = async () =>
      (await run(`select from jobs where kind = 'rebuild the listing' and done_at is null`)).rowCount;
    await claimListing(shop.database.db);
    expect(await jobs()).toBe(0);
    await claimed(CARD_VERSION - 1);
    await Promise.all([1, 2, 3].map(() => claimListing(shop.database.db)));
    expect(await jobs()).toBe(1);
  });

  it('of newer code makes older code that still runs leave refreshing to it', async () => {
    await claimed(CARD_VERSION + 1);
    await run(`update products set sale_count = sale_count + 1 where id = ${CHARGER}`);
    await refreshDue(shop.database.db);
    expect(await due()).toEqual([CHARGER]);
    await claimed(CARD_VERSION);
  });
});
