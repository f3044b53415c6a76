import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductsQuery } from '#contract/catalog.ts';
import { SORTS } from '#rules/catalog/sorts.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { foldListing } from './index/public.ts';
import { refreshListing } from './writes.ts';

const PRODUCTS = 'GET /no/auth/web/site/products';
const FILTER = 'GET /no/auth/web/site/products/filter';

interface Row {
  product_id: number;
  line: number;
  category_id: number;
  root_category_id: number;
  brand_id: number;
  business_id: number;
  price: number;
  discount: number;
  in_stock: boolean;
  grades: string[];
  terms: string[];
}

let shop: TestApp;
let colour = 0;
let storage = 0;
beforeAll(async () => {
  shop = await buildTestApp();
  const { rows } = await shop.database.pool.query<{ id: number; name: string }>(
    'select id, name from attributes',
  );
  colour = rows.find(({ name }) => name === 'Colour')?.id ?? 0;
  storage = rows.find(({ name }) => name === 'Storage')?.id ?? 0;
});

const rowsOf = async () => (await shop.database.pool.query<Row>('select * from listing')).rows;

type Query = Pick<
  ProductsQuery,
  | 'category'
  | 'business'
  | 'brand_ids'
  | 'category_ids'
  | 'conditions'
  | 'min_price'
  | 'max_price'
  | 'in_stock'
  | 'on_sale'
  | 'terms'
> & { is_active_for: '1' | '2' | '3' };

/** Each filter as a test of one row. The bits must give the same result. */
function tests(query: Query): Record<string, (row: Row) => boolean> {
  const has = (attribute: number, labels: string[] | undefined) => (row: Row) =>
    !labels || labels.some((label) => row.terms.includes(`${attribute}:${label}`));
  return {
    brand: ({ brand_id }) => !query.brand_ids || query.brand_ids.includes(brand_id),
    category: (row) =>
      !query.category_ids ||
      [row.category_id, row.root_category_id].some((id) => query.category_ids?.includes(id)),
    grade: ({ grades }) => !query.conditions || query.conditions.some((grade) => grades.includes(grade)),
    price: ({ price }) =>
      price >= (query.min_price ?? 0) * 100 && price <= (query.max_price ?? Infinity) * 100,
    stock: ({ in_stock }) => !query.in_stock || in_stock,
    sale: ({ discount }) => !query.on_sale || discount > 0,
    colour: has(colour, query.terms?.['Colour']),
    storage: has(storage, query.terms?.['Storage']),
  };
}

/** Pseudo-random numbers, the same on every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; state = (state * 1_103_515_245 + 12_345) % 2 ** 31)
    yield Math.floor(state / 65_536);
}

function queries(rows: readonly Row[], count: number): Query[] {
  const chance = numbers(7);
  const next = () => chance.next().value as number;
  const one = <T>(things: readonly T[]) => things[next() % things.length];
  const sometimes = <T>(thing: () => T | undefined) => (next() % 3 === 0 ? thing() : undefined);
  return Array.from({ length: count }, () => ({
    is_active_for: one(['1', '1', '1', '2', '3'] as const) ?? '1',
    category: sometimes(() => one(['phones', 'iphone', 'laptops', 'tablets'])),
    brand_ids: sometimes(() => [one(rows)?.brand_id ?? 1, one(rows)?.brand_id ?? 1]),
    category_ids: sometimes(() => [one(rows)?.category_id ?? 1, one(rows)?.root_category_id ?? 1]),
    conditions: sometimes(() => ['Good' as const, one(['New', 'Fair', 'Pristine'] as const) ?? 'New']),
    min_price: sometimes(() => (next() % 60_000) / 100),
    max_price: sometimes(() => (next() % 120_000) / 100),
    in_stock: sometimes(() => true),
    on_sale: sometimes(() => true),
    terms: sometimes(() => ({ Colour: ['Blue', 'Black'], ...(next() % 2 && { Storage: ['128GB'] }) })),
  }));
}

/** Compares the facets and the list with a count of one row at a time. */
async function holdAgainstRows(query: Query): Promise<void> {
  const told = JSON.stringify(query);
  const all = await rowsOf();
  const { result: categories } = await shop.call('GET /no/auth/web/site/categories');
  const category = categories.find(({ slug }) => slug === query.category)?.id;
  const base = all.filter(
    (row) =>
      row.line === Number(query.is_active_for) &&
      (!query.category || row.category_id === category || row.root_category_id === category),
  );
  const choices = tests(query);
  const left = (facet: string, more: (row: Row) => boolean) =>
    base.filter(
      (row) => Object.entries(choices).every(([name, test]) => name === facet || test(row)) && more(row),
    ).length;
  const list = await shop.call(PRODUCTS, { query: { ...query, per_page: 100 } });
  expect(list.total, told).toBe(left('', () => true));
  expect(list.data.length, told).toBe(Math.min(100, list.total));
  const { data } = await shop.call(FILTER, { query });
  for (const [facet, values, column] of [
    ['brand', data.brands, 'brand_id'],
    ['', data.businesses, 'business_id'],
  ] as const) {
    expect(new Set(values.map(({ id }) => id)), told).toEqual(new Set(base.map((row) => row[column])));
    for (const { id, count } of values) expect(count, told).toBe(left(facet, (row) => row[column] === id));
  }
  for (const { id, count } of data.categories)
    expect(count, told).toBe(
      left('category', (row) => row.category_id === id || row.root_category_id === id),
    );
  for (const { label, count } of data.conditions)
    expect(count, told).toBe(left('grade', ({ grades }) => grades.includes(label)));
  for (const { attribute_id, terms } of data.attributes) {
    const facet = attribute_id === colour ? 'colour' : attribute_id === storage ? 'storage' : '';
    const known = new Set(
      base.flatMap((row) => row.terms).filter((term) => term.startsWith(`${attribute_id}:`)),
    );
    expect(terms.length, told).toBe(known.size);
    for (const { label, count } of terms)
      expect(count, told).toBe(left(facet, (row) => row.terms.includes(`${attribute_id}:${label}`)));
  }
  expect(data.in_stock, told).toBe(left('stock', (row) => row.in_stock));
  expect(data.on_sale, told).toBe(left('sale', ({ discount }) => discount > 0));
  const prices = base.map(({ price }) => price / 100);
  expect(data.price, told).toEqual({
    min: prices.length > 0 ? Math.min(...prices) : 0,
    max: prices.length > 0 ? Math.max(...prices) : 0,
  });
}

const pending = async () =>
  (await shop.database.pool.query<{ n: number }>('select count(*)::int as n from listing_changes')).rows[0]
    ?.n;

describe('Counts agree with the rows', () => {
  it('for any choice', async () => {
    const asked = queries(await rowsOf(), 40);
    for (const query of asked) await holdAgainstRows(query);
    expect(asked).toHaveLength(40);
  });

  it('at the limits of a price', async () => {
    const prices = (await rowsOf()).filter(({ line }) => line === 1).map(({ price }) => price);
    const [cheapest, dearest] = [Math.min(...prices), Math.max(...prices)];
    const limits = [
      { min_price: 0 },
      { max_price: 0 },
      { min_price: 0, max_price: 1_000_000 },
      { min_price: 1_000_000 },
      { min_price: 500, max_price: 100 },
      ...[cheapest, dearest, ...prices.slice(0, 4)].flatMap((price) => [
        { min_price: price / 100, max_price: price / 100 },
        { min_price: (price + 1) / 100 },
        { max_price: (price - 1) / 100 },
      ]),
    ];
    for (const limit of limits) await holdAgainstRows({ is_active_for: '1', ...limit });
    const only = { is_active_for: '1' as const, min_price: dearest / 100, max_price: dearest / 100 };
    expect((await shop.call(PRODUCTS, { query: only })).total).toBeGreaterThan(0);
  });

  it('for products that changed, appeared or went, before and after their bits are folded', async () => {
    const { pool, db } = shop.database;
    await foldListing(db);
    const rows = await rowsOf();
    const [changed, gone, added] = rows.filter(({ line }) => line === 1).map(({ product_id }) => product_id);
    await pool.query(
      `update products set regular_price = 12345, sale_price = 11111, is_on_sale = true, type = 1,
         counts_stock = true, stock = 0 where id = $1`,
      [changed],
    );
    await pool.query('delete from listing where product_id = $1', [added]);
    await foldListing(db);
    await pool.query('update products set is_published = false where id = $1', [gone]);
    await refreshListing(db, [changed ?? 0, gone ?? 0, added ?? 0]);
    expect(await pending()).toBe(3);
    const asked = [{ is_active_for: '1' } as const, ...queries(rows, 12)];
    for (const query of asked) await holdAgainstRows(query);
    await foldListing(db);
    expect(await pending()).toBe(0);
    for (const query of asked) await holdAgainstRows({ ...query, max_price: 5_000 });
  });

  it('after a product was deleted outright', async () => {
    const { pool } = shop.database;
    const id = (await rowsOf()).find(({ line }) => line === 3)?.product_id;
    await pool.query('delete from products where id = $1', [id]);
    await expect.poll(async () => (await shop.call(PRODUCTS, { query: { ids: [id ?? 0] } })).total).toBe(0);
    await holdAgainstRows({ is_active_for: '3' });
  });
});

const COLUMNS = {
  featured: 'featured_rank',
  newest: 'created_at desc',
  price_asc: 'price',
  price_desc: 'price desc',
  rating: 'rating desc',
  discount: 'discount desc',
};

/** Adds a product with a high id. Matches are then rare among the ids, so the query takes them from the bits. */
async function addFarProduct(): Promise<void> {
  const { pool, db } = shop.database;
  await pool.query(
    `insert into products
     select (jsonb_populate_record(p, '{"id": 9000000, "sku": "FAR", "slug": "far"}')).* from products p
     where p.type = 1 and p.line = 1 order by id limit 1`,
  );
  await refreshListing(db, [9_000_000]);
}

describe.each([
  ['walked along the order', () => Promise.resolve()],
  ['taken from the bits', addFarProduct],
])('Pages %s', (_how, prepare) => {
  beforeAll(prepare);

  it.each(SORTS)('are the rows by %s', async (sort) => {
    const filters = { is_active_for: '1' as const, category: 'phones', in_stock: true };
    const { rows } = await shop.database.pool.query<{ product_id: number }>(
      `select product_id from listing where line = 1 and in_stock
         and root_category_id = (select id from categories where slug = 'phones')
       order by ${COLUMNS[sort]}, product_id`,
    );
    const ids: number[] = [];
    for (let page = 1; (page - 1) * 7 < rows.length; page += 1) {
      const { data } = await shop.call(PRODUCTS, { query: { ...filters, sort, page, per_page: 7 } });
      ids.push(...data.map(({ id }) => id));
    }
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).toEqual(rows.map(({ product_id }) => product_id));
  });

  it('of a search are what has the words, the shortest names first', async () => {
    const { rows } = await shop.database.pool.query<{ product_id: number }>(
      `select product_id from listing where line = 1 and 'iphone' = any(words)
       order by name_size, featured_rank, product_id`,
    );
    const { data } = await shop.call(PRODUCTS, { query: { is_active_for: '1', q: 'iphone', per_page: 100 } });
    expect(data.map(({ id }) => id)).toEqual(rows.map(({ product_id }) => product_id));
  });

  it('agree with the counts', async () => {
    await expect(holdAgainstRows({ is_active_for: '1' })).resolves.toBeUndefined();
    await expect(
      holdAgainstRows({ is_active_for: '1', category: 'phones', max_price: 300 }),
    ).resolves.toBeUndefined();
  });
});
