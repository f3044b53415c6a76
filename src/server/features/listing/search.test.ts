import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { foldListing } from './index/public.ts';
import { refreshListing } from './writes.ts';

const PRODUCTS = 'GET /no/auth/web/site/products';

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
    ['ps5', /^PlayStation 5/, null],
    ['screen protecter', /screen protector/, 'screen protector'],
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

  it('of a colour finds what the filter of that colour has', async () => {
    const { data } = await shop.call('GET /no/auth/web/site/products/filter', {
      query: { is_active_for: '1', q: 'phone' },
    });
    const colours = data.attributes.find(({ attribute_name }) => attribute_name === 'Colour');
    const purple = colours?.terms.find(({ label }) => label === 'Purple')?.count;
    expect(purple).toBeGreaterThan(4);
    expect(await find('purple phone')).toMatchObject({ total: purple, search: { near: false } });
    const { data: samsung, search } = await find('purple samsung');
    expect(search?.near).toBe(false);
    for (const { title } of samsung) expect(title).toMatch(/Samsung/);
  });

  it('can be sorted and filtered', async () => {
    const { data } = await find('iphone', { sort: 'price_asc', max_price: 400 });
    const prices = data.map((card) => card.sale_price ?? card.regular_price);
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('suggests products to buy up to the named price', async () => {
    const suggest = async (q: string) =>
      (await shop.call('GET /no/auth/web/site/search', { query: { q } })).result.products.filter(
        ({ is_active_for }) => is_active_for === 1,
      );
    const cheap = await suggest('phones under £200');
    expect(cheap.length).toBeGreaterThan(0);
    for (const { price } of cheap) expect(price).toBeLessThanOrEqual(200);
    expect((await suggest('macbook under 20')).length, 'where nothing is that cheap').toBeGreaterThan(0);
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

  it('of a fault lists its repairs, each with the fault to preselect', async () => {
    const { data, total, search } = await find('hdmi', { is_active_for: '3' });
    expect(search?.faults).toEqual(['hdmi-port']);
    expect(total).toBe(data.length);
    expect(data.map(({ title }) => title).sort()).toEqual(['PlayStation 5', 'Xbox Series X']);
    expect(await find('iphone 13 battery', { is_active_for: '3' })).toMatchObject({
      data: [{ title: 'iPhone 13' }, { title: 'iPhone 13 mini' }],
      search: { near: false, line: 'repair' },
    });
  });

  it.each<[typed: string, line: string, unsold: string]>([
    ['fix iphone xr', '3', 'iphone xr'],
    ['iphone xr cracked screen', '3', 'iphone xr'],
    ['sell my iphone xs', '2', 'iphone xs'],
    ['used iphone xr', '1', 'iphone xr'],
  ])('%j says that the shop does not have the model', async (typed, line, unsold) => {
    const { data, search } = await find(typed, { is_active_for: line });
    expect(search).toMatchObject({ unsold, near: true });
    expect(data[0]?.title).toMatch(/^iPhone 1/);
  });

  it('of a fault that the device cannot have names no price', async () => {
    const { data, search } = await find('iphone 13 hdmi', { is_active_for: '3' });
    expect(data[0]?.title).toBe('iPhone 13');
    expect(search?.repairs[0]).toMatchObject({ label: 'Something else', price: null });
  });

  it('of a fault says what each repair asks for it', async () => {
    const { data, search } = await find('cracked screen', { is_active_for: '3' });
    expect(new Set(search?.repairs.map(({ id }) => id))).toEqual(new Set(data.map(({ id }) => id)));
    for (const { label, price, values } of search?.repairs ?? []) {
      expect({ label, values }).toEqual({ label: 'Screen', values: ['screen'] });
      expect(price).toBeGreaterThan(0);
    }
    expect((await find('iphone 13', { is_active_for: '3' })).search?.repairs).toEqual([]);
  });

  it('of a condition finds the goods that were used before', async () => {
    const { data, total } = await find('refurbished', { per_page: 48 });
    expect(total).toBeGreaterThan(40);
    expect(data.filter(({ conditions }) => conditions.join() === 'New')).toEqual([]);
    expect((await find('used laptop')).data.every(({ conditions }) => conditions.length > 0)).toBe(true);
    expect((await find('second hand iphone 17')).data[0]?.title).toBe('iPhone 17');
  });

  it('that finds nothing names what many look for, also where it is meant literally', async () => {
    for (const more of [{}, { literal: true }]) {
      const { total, search } = await find('zxqvzxqv', more);
      expect(total).toBe(0);
      expect(search?.popular.length).toBeGreaterThan(2);
    }
    expect((await find('iphone')).search?.popular).toEqual([]);
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
