import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { foldListing } from './listing-fold.writes.ts';
import { refreshListing } from './listing.writes.ts';

const PRODUCTS = 'GET /no/auth/web/site/products';
const SUGGEST = 'GET /no/auth/web/site/search';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const find = (q: string, more: object = {}) =>
  shop.call(PRODUCTS, { query: { is_active_for: '1', q, ...more } });

describe('A search', () => {
  it.each<[typed: string, first: RegExp, corrected: string | null]>([
    ['iphone 15', /^iPhone 15$/, null],
    ['iphone 15 pro max', /^iPhone 15 Pro Max$/, null],
    ['15 pro max 256', /^iPhone 15 Pro Max$/, null],
    ['apple iphone 14', /^iPhone 14$/, null],
    ['iphnoe 15 pormax', /^iPhone 15 Pro Max$/, 'iphone 15 pro max'],
    ['iphone 15 promax', /^iPhone 15 Pro Max$/, null],
    ['i phone 13', /^iPhone 13$/, null],
    ['galxy s24 ulta', /Galaxy S24 Ultra$/, 'galaxy s24 ultra'],
    ['macbok air', /^MacBook Air/, 'macbook air'],
    ['mac book air', /^MacBook Air/, null],
    ['playstaton', /^PlayStation/, 'playstation'],
    ['ps5', /^PlayStation 5/, 'playstation 5'],
    ['air pods', /^AirPods/, null],
    ['ÎPHONE-15', /^iPhone 15$/, null],
    ['watch 7', /Watch ?7/, null],
    ['galaxy watch7', /Galaxy Watch ?7/, null],
  ])('%j finds %s first', async (typed, first, corrected) => {
    const { data, search } = await find(typed);
    expect(data[0]?.title).toMatch(first);
    expect(search).toMatchObject({ corrected, near: false });
  });

  it('can be meant literally: nothing is corrected, nothing near is shown, the facets agree', async () => {
    const meant = await find('iphnoe 15');
    expect(meant).toMatchObject({ search: { corrected: 'iphone 15' } });
    expect(meant.total).toBeGreaterThan(0);
    expect(await find('iphnoe 15', { literal: true })).toMatchObject({
      total: 0,
      data: [],
      search: { corrected: null, near: false },
    });
    const { data } = await shop.call('GET /no/auth/web/site/products/filter', {
      query: { is_active_for: '1', q: 'iphnoe 15', literal: true },
    });
    expect(data.brands.reduce((sum, { count }) => sum + count, 0)).toBe(0);
    const same = await find('iphone 15', { literal: true });
    expect(same.total).toBe((await find('iphone 15')).total);
    expect(same.data[0]?.title).toBe('iPhone 15');
  });

  it('does not make one number of another', async () => {
    const { data } = await find('iphone 14');
    expect(data.length).toBeGreaterThan(0);
    for (const { title } of data) expect(title).toMatch(/14/);
  });

  it('counts storage', async () => {
    const { data } = await find('iphone 512gb');
    expect(data.length).toBeGreaterThan(0);
    for (const { terms } of data)
      expect(terms.flatMap(({ labels }) => labels.map(({ label }) => label))).toContain('512GB');
  });

  it('gives every match once over its pages, and its facets count them', async () => {
    const seen: number[] = [];
    const { total } = await find('apple');
    for (let page = 1; (page - 1) * 5 < total; page += 1)
      seen.push(...(await find('apple', { page, per_page: 5 })).data.map(({ id }) => id));
    expect(new Set(seen).size).toBe(total);
    const { data } = await shop.call('GET /no/auth/web/site/products/filter', {
      query: { is_active_for: '1', q: 'apple' },
    });
    expect(data.brands.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('can be sorted and filtered', async () => {
    const { data } = await find('iphone', { sort: 'price_asc', max_price: 400 });
    const prices = data.map((card) => card.sale_price ?? card.regular_price);
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('offers what has most of the words where nothing has all, and says what the other lines have', async () => {
    const { data, search } = await find('iphone 15 oled ultra');
    expect(search?.near).toBe(true);
    expect(data.length).toBeGreaterThan(0);
    const other = await shop.call(PRODUCTS, { query: { is_active_for: '2', q: 'iphone' } });
    const { search: note } = await find('iphone');
    expect(note?.other_lines.map(({ line }) => line)).toEqual(['sell', 'repair']);
    expect(note?.other_lines[0]?.total).toBe(other.total);
  });

  it('that filters leave empty is not taken for another one', async () => {
    const { total, search } = await find('iphone 15', { max_price: 1 });
    expect({ total, near: search?.near }).toEqual({ total: 0, near: false });
  });

  it.each(['xylophone bassoon', '%', `'; drop table products; --`, '🙂'])(
    '%j finds nothing',
    async (typed) => {
      const { data, total, search } = await find(typed);
      expect({ data, total, near: search?.near }).toEqual({ data: [], total: 0, near: false });
    },
  );

  it('knows a new name at once, and a gone one no longer', async () => {
    const { pool, db } = shop.database;
    const id = (await find('fairphone')).data[0]?.id ?? 0;
    await pool.query(`update products set name = 'Zenith Quasar 9' where id = $1`, [id]);
    await refreshListing(db, [id]);
    await expect.poll(async () => (await find('zenth quasar')).data[0]?.id).toBe(id);
    await foldListing(db);
    expect((await find('quasr 9')).data[0]?.id).toBe(id);
    await pool.query(`update products set name = 'Fairphone 5' where id = $1`, [id]);
    await refreshListing(db, [id]);
    await foldListing(db);
    await expect.poll(async () => (await find('quasar')).total).toBe(0);
  });
});

describe('Suggestions', () => {
  const suggest = async (q: string, line?: '1' | '2' | '3') =>
    (await shop.call(SUGGEST, { query: { q, is_active_for: line } })).result;

  it('come while the last word is being typed', async () => {
    expect((await suggest('iph')).products[0]?.title).toMatch(/^iPhone/);
    expect((await suggest('galaxy s2')).products[0]?.title).toMatch(/Galaxy S2/);
    expect((await suggest('iphone 1')).products[0]?.title).toMatch(/iPhone 1/);
    expect((await suggest('macbok a')).products[0]?.title).toMatch(/MacBook Air/);
  });

  it('name categories and brands, also through a slip', async () => {
    expect((await suggest('lapt')).categories.map(({ name }) => name)).toContain('Laptops');
    const { brands, corrected } = await suggest('samsng');
    expect(brands.map(({ name }) => name)).toEqual(['Samsung']);
    expect(corrected).toBe('samsung');
  });

  it('say how many results each line has', async () => {
    const { totals } = await suggest('iphone 14');
    expect(totals.map(({ line }) => line)).toEqual(['buy', 'sell', 'repair']);
    for (const [index, { total }] of totals.entries()) {
      const line = (['1', '2', '3'] as const)[index];
      const list = await shop.call(PRODUCTS, { query: { is_active_for: line, q: 'iphone 14' } });
      expect(list.total).toBe(total);
    }
  });

  it('keep to a line where one is asked for', async () => {
    const { products } = await suggest('iphone', '2');
    expect(products.length).toBeGreaterThan(0);
    for (const { is_active_for } of products) expect(is_active_for).toBe(2);
  });

  it('of nothing are none', async () => {
    const { products, categories, brands, totals } = await suggest('?!');
    expect({ products, categories, brands }).toEqual({ products: [], categories: [], brands: [] });
    expect(totals.every(({ total }) => total === 0)).toBe(true);
  });
});
