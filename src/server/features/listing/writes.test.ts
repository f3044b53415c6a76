import { beforeAll, describe, expect, inject, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { ProductCard } from '#contract/catalog.ts';
import { shownPrice } from '#rules/money/prices.ts';
import { pence } from '#rules/money/money.ts';
import { connect, type Database } from '#server/db/connect.ts';
import { whenFileEnds } from '#tests/support/cleanup.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { rebuildListing, refreshDue } from './writes.ts';

const IPHONE_14 = 8;
const IPHONE_13 = 10;
const CHARGER = 61;
const SELL_IPHONE_15_PRO = 104;
const REPAIR_IPHONE_14 = 207;

let shop: Database;

beforeAll(async () => {
  const place = await freshDatabase(inject('template'), 'demo');
  shop = await connect(place);
  whenFileEnds(async () => {
    await shop.close();
    await place.remove();
  });
});

interface Listed {
  price: number;
  discount: number;
  in_stock: boolean;
  rating: number;
  grades: string[];
  terms: string[];
  raw_terms: string[];
}

async function listed(id: number): Promise<Listed | undefined> {
  return (await shop.pool.query<Listed>('select * from listing where product_id = $1', [id])).rows[0];
}

async function card(id: number): Promise<ProductCard> {
  const { rows } = await shop.pool.query<{ card: string }>(
    'select card from listing_cards where product_id = $1',
    [id],
  );
  return readCard(rows[0]?.card);
}

/** A card as in the answer of a list. */
function readCard(text: string | undefined): ProductCard {
  const answer = {
    status: 200,
    data: [JSON.parse(text ?? 'null') as unknown],
    total: 1,
    page: 1,
    per_page: 24,
  };
  const [read] = calls['GET /no/auth/web/site/products'].answer.parse(answer).data;
  if (!read) throw new Error('no card');
  return read;
}

/** Changes rows by SQL, refreshes the listing, reads, and undoes the change. */
async function after<T>(change: string, look: () => Promise<T>): Promise<T> {
  const [table = ''] = /(?<=update )\w+/.exec(change) ?? [];
  await shop.pool.query(`create table undo as select * from ${table}`);
  try {
    await shop.pool.query(change);
    await refreshDue(shop.db);
    return await look();
  } finally {
    const { rows } = await shop.pool.query<{ columns: string }>(
      `select string_agg(format('%1$I = undo.%1$I', column_name), ', ') as columns
       from information_schema.columns where table_name = $1 and is_generated = 'NEVER' and column_name <> 'id'`,
      [table],
    );
    await shop.pool.query(`update ${table} set ${rows[0]?.columns} from undo
       where undo.id = ${table}.id and to_jsonb(undo) <> to_jsonb(${table})`);
    await shop.pool.query('drop table undo');
    await refreshDue(shop.db);
  }
}

describe('A card', () => {
  it('is exactly what the contract says, for every product', async () => {
    const { rows } = await shop.pool.query<{ card: string }>('select card from listing_cards');
    expect(rows.length).toBeGreaterThan(120);
    for (const row of rows) expect(JSON.parse(row.card)).toEqual(readCard(row.card));
  });

  it('says nothing of costs and reservations', async () => {
    const { rows } = await shop.pool.query("select from listing_cards where card ~ 'cost_price|reserved'");
    expect(rows).toEqual([]);
  });

  it('leaves the count out where the business hides its stock', async () => {
    expect(await card(IPHONE_13)).not.toHaveProperty('available_stock');
    expect(await card(IPHONE_14)).toHaveProperty('available_stock');
  });

  it('is in stock by its status alone where the business hides its stock', async () => {
    const empty = 'update variations set stock = 0, reserved_stock = 0, is_available = false';
    const isInStock = async (id: number) => (await listed(id))?.in_stock;
    expect(await after(`${empty} where product_id = ${IPHONE_13}`, () => isInStock(IPHONE_13))).toBe(true);
    expect(await after(`${empty} where product_id = ${IPHONE_14}`, () => isInStock(IPHONE_14))).toBe(false);
  });

  it('shows the lowest price that can be bought, and its own discount', async () => {
    const { rows } = await shop.pool.query<{ regular: number; sale: number | null; on_sale: boolean }>(
      `select regular_price as regular, sale_price as sale, is_on_sale as on_sale from variations
       where product_id = $1 and is_active and stock_status = 'instock' and stock > reserved_stock`,
      [IPHONE_14],
    );
    const prices = rows.map((row) =>
      shownPrice({
        regular: pence(row.regular),
        sale: row.sale === null ? null : pence(row.sale),
        isOnSale: row.on_sale,
      }),
    );
    const lowest = Math.min(...prices.map(({ price }) => price));
    const { price, discount } = (await listed(IPHONE_14)) ?? {};
    expect(price).toBe(lowest);
    expect(discount).toBe(prices.find((one) => one.price === lowest)?.off);
    const shown = await card(IPHONE_14);
    expect(shown.sale_price).toBe(lowest / 100);
    expect(shown.regular_price).toBe((lowest + (discount ?? 0)) / 100);
    expect(shown.has_price_range).toBe(true);
  });

  it('carries grades best first and the terms that can be chosen', async () => {
    const { grades, terms } = (await listed(IPHONE_14)) ?? {};
    expect(grades).toEqual(['Pristine', 'Excellent', 'Good', 'Fair']);
    expect(terms).toContain('1:Blue');
    expect((await card(IPHONE_14)).terms.map((one) => one.attribute_name)).toEqual([
      'Colour',
      'Storage',
      'Condition',
    ]);
  });

  it('counts published reviews alone', async () => {
    const { rows } = await shop.pool.query<{ n: number; rating: number }>(
      `select count(*)::int as n, round(avg(rating), 2)::float as rating from reviews
       where product_id = $1 and is_published`,
      [IPHONE_14],
    );
    const shown = await card(IPHONE_14);
    expect(shown.product_rating_count).toBe(rows[0]?.n);
    expect(shown.product_rating).toBe(rows[0]?.rating);
  });

  it('shows the best offer when we buy, and the lowest fault when we repair', async () => {
    expect((await listed(SELL_IPHONE_15_PRO))?.price).toBe(35_000);
    expect((await card(SELL_IPHONE_15_PRO)).voucher_trade_in_value).toBe(385);
    expect((await listed(REPAIR_IPHONE_14))?.price).toBe(6_900);
    const { lowest_fault: fault } = await card(REPAIR_IPHONE_14);
    expect(fault?.label).toBe('Battery');
    expect(fault).toMatchObject({
      description: 'Drains fast, below 80%, swollen · 30 min · 12 months',
      bench: { days: 0, minutes: 30 },
    });
    expect((await card(SELL_IPHONE_15_PRO)).lowest_fault).toBeNull();
  });

  it('is filtered by the family of a colour, and found by its own name too', async () => {
    const { terms, raw_terms } = (await listed(IPHONE_14)) ?? {};
    expect(terms).toContain('1:Black');
    expect(terms).not.toContain('1:Midnight');
    expect(raw_terms).toContain('1:Midnight');
  });
});

describe('Stock in the listing', () => {
  it.each<[string, string, boolean]>([
    [
      'counted, some left',
      "counts_stock = true, stock_status = 'instock', stock = 3, reserved_stock = 2",
      true,
    ],
    [
      'counted, all reserved',
      "counts_stock = true, stock_status = 'instock', stock = 3, reserved_stock = 3",
      false,
    ],
    [
      'counted, none left',
      "counts_stock = true, stock_status = 'instock', stock = 0, reserved_stock = 0",
      false,
    ],
    [
      'counted, out of stock',
      "counts_stock = true, stock_status = 'outofstock', stock = 3, reserved_stock = 0",
      false,
    ],
    ['a flag that says yes', "counts_stock = false, is_available = true, stock_status = 'instock'", true],
    ['a flag that says no', "counts_stock = false, is_available = false, stock_status = 'instock'", false],
    ['a flag, out of stock', "counts_stock = false, is_available = true, stock_status = 'outofstock'", false],
  ])('%s', async (_, columns, expected) => {
    const inStock = await after(
      `update products set ${columns} where id = ${CHARGER}`,
      async () => (await listed(CHARGER))?.in_stock,
    );
    expect(inStock).toBe(expected);
  });

  it('prefers a variation that can be bought to a cheaper one that cannot', async () => {
    const change = `update variations set stock = 0, reserved_stock = 0
      where product_id = ${IPHONE_14} and name !~ '512GB.*Pristine'`;
    const price = await after(change, async () => (await listed(IPHONE_14))?.price);
    expect(price).toBe(42_900);
  });
});

describe('A product that visitors may not see has no row', () => {
  it.each([
    ['inactive', `update products set is_active = false where id = ${IPHONE_14}`],
    ['unpublished', `update products set is_published = false where id = ${IPHONE_14}`],
    ['its category is off', `update categories set is_active = false where slug = 'iphone'`],
    ['the category above is off', `update categories set is_active = false where slug = 'phones'`],
    ['its brand is off', `update brands set is_active = false where name = 'Apple'`],
    ['its business is off', `update businesses set is_active = false where id = 1`],
    ['its business waits for approval', `update businesses set approval = 'waiting' where id = 1`],
    [
      'its business is blocked',
      `update businesses set is_blocked = true, blocked_reason = 'test' where id = 1`,
    ],
    [
      'none of its variations is active',
      `update variations set is_active = false where product_id = ${IPHONE_14}`,
    ],
  ])('%s', async (_, change) => {
    const rows = await after(change, async () => [
      await listed(IPHONE_14),
      (await shop.pool.query('select from listing_cards where product_id = $1', [IPHONE_14])).rowCount,
    ]);
    expect(rows).toEqual([undefined, 0]);
    expect(await listed(IPHONE_14)).toBeDefined();
  });
});

describe('Rebuilding', () => {
  it('writes nothing where nothing changed', async () => {
    const versions = async () =>
      (await shop.pool.query<{ xmin: string }>('select xmin::text from listing order by product_id')).rows;
    const before = await versions();
    await rebuildListing(shop.db);
    expect(await versions()).toEqual(before);
  });
});
