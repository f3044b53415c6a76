import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { refreshListing } from './writes.ts';

const PRODUCTS = 'GET /no/auth/web/site/products';
const SUGGEST = 'GET /no/auth/web/site/search';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const find = (q: string, more: object = {}) =>
  shop.call(PRODUCTS, { query: { is_active_for: '1', q, ...more } });

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

  const first = async (q: string) => (await suggest(q)).products[0];

  it.each<[q: string, title: RegExp, fault: string, label: RegExp]>([
    ['iphone 13 battery', /^iPhone 13$/, 'battery', /Battery/],
    ['ps5 hdmi', /^PlayStation 5$/, 'hdmi-port', /HDMI port/],
    ['cracked screen', /./, 'screen', /Screen/],
    ['won’t charge', /./, 'charging-port', /Charging port/],
    ['my galaxy s23 wont turn on', /Galaxy S23$/, 'something-else', /Something else/],
  ])('of a fault are repairs with price and time: %s', async (q, title, fault, label) => {
    const found = await first(q);
    expect(found).toMatchObject({ is_active_for: 3, title: expect.stringMatching(title) as string });
    expect(found?.fault?.values).toEqual([fault]);
    expect(found?.fault?.label).toMatch(label);
    expect(found?.fault?.time).toMatch(/min|h|day/);
    // A fault without a name has no price before the device is inspected.
    expect(found?.fault?.price === null).toBe(fault === 'something-else');
  });

  it('of two faults are one repair for both', async () => {
    const { fault } = (await first('iphone 13 screen and battery')) ?? {};
    expect(fault).toMatchObject({ values: ['screen', 'battery'], price: 119 + 65 });
  });

  it('of products that are named like a fault are the products', async () => {
    expect(await first('screen protector')).toMatchObject({ is_active_for: 1, fault: null });
  });

  it.each(['sell my s23', 'trade in macbook', 'how much is my iphone worth'])(
    '%s is for the line that buys',
    async (q) => {
      const { line, products } = await suggest(q);
      expect({ line, first: products[0]?.is_active_for }).toEqual({ line: 'sell', first: 2 });
    },
  );

  it('of a model that is not sold say so, and name the nearest, also to sell and to repair', async () => {
    const { unsold, products } = await suggest('iphnoe 14 pormax');
    expect(unsold).toBe('iphone 14 pro max');
    const near = (line: number) =>
      products.filter((one) => one.is_active_for === line).map(({ title }) => title);
    expect(near(1).slice(0, 3)).toEqual(['iPhone 14 Pro', 'iPhone 14', 'iPhone 15 Pro Max']);
    expect(near(2)[0]).toBe('iPhone 14 Pro');
    expect(near(3)[0]).toBe('iPhone 14 Pro');
    expect(products.every((one) => one.near)).toBe(true);
    expect(await suggest('iphone 12 pro')).toMatchObject({
      unsold: 'iphone 12 pro',
      products: expect.arrayContaining([expect.objectContaining({ title: 'iPhone 12' })]) as unknown[],
    });
    const list = await find('iphnoe 14 pormax');
    expect(list.search).toMatchObject({ unsold: 'iphone 14 pro max', near: true });
    expect(list.data.slice(0, 3).map(({ title }) => title)).toEqual(near(1).slice(0, 3));
  });

  it.each([
    ['iphone 8', 'iphone 8', ['iPhone 11', 'iPhone 12', 'iPhone 13']],
    ['pixel 6', 'pixel 6', ['Google Pixel 7a', 'Google Pixel 8', 'Google Pixel 9 Pro']],
    ['galaxy s10', 'galaxy s10', ['Samsung Galaxy S22', 'Samsung Galaxy S23', 'Samsung Galaxy S24']],
    ['galaxy s9', 'galaxy s9', ['Samsung Galaxy S22', 'Samsung Galaxy S23', 'Samsung Galaxy S24']],
    ['note 20', 'galaxy note 20', ['Samsung Galaxy S23', 'Samsung Galaxy S25', 'Samsung Galaxy S24']],
    ['galaxy note 20', 'galaxy note 20', ['Samsung Galaxy S23', 'Samsung Galaxy S25', 'Samsung Galaxy S24']],
    ['oneplus 9', 'oneplus 9', ['OnePlus 12']],
    ['xbox one', 'xbox one', ['Xbox Series X', 'Xbox Series S']],
    ['ps4', 'playstation 4', ['PlayStation 5 (slim, disc)', 'PlayStation 5 (slim, digital)']],
  ])('of %s are the nearest generations of the same family', async (q, model, nearest) => {
    const { unsold, corrected, products } = await suggest(q);
    expect({ unsold, corrected }).toEqual({ unsold: model, corrected: null });
    const toBuy = products.filter(({ is_active_for }) => is_active_for === 1).map(({ title }) => title);
    expect(toBuy.slice(0, 3)).toEqual(nearest);
  });

  it.each([
    ['nokia 3310', 'nokia 3310', null],
    ['lg g8', 'lg g8', null],
    ['sony xperia', 'sony xperia', null],
    ['huawei p30', 'huawei p30', null],
    ['motorolla', 'motorola', null],
    ['sell my nokia', 'nokia', 'sell'],
    ['nokia screen repair', 'nokia', 'repair'],
  ])('of %s say that we do not have it, and name no other device', async (q, name, line) => {
    const found = await suggest(q);
    expect(found).toMatchObject({ unsold: name, line, products: [], corrected: null });
    expect(found.instead).toMatchObject({ spellings: [] });
    expect(found.instead?.popular.length).toBeGreaterThan(2);
  });

  it.each([
    ['ipad mini 6 screen', 'ipad mini 6', /^iPad/],
    ['macbook pro 2015 battery', 'macbook pro 2015', /^MacBook/],
    ['galaxy s9 screen', 'galaxy s9', /Galaxy S2/],
  ])('of a fault of a device that is not repaired are the nearest repairs: %s', async (q, model, title) => {
    const { unsold, line, products } = await suggest(q);
    expect({ unsold, line }).toEqual({ unsold: model, line: 'repair' });
    expect(products[0]).toMatchObject({
      is_active_for: 3,
      near: true,
      title: expect.stringMatching(title) as string,
    });
    expect(products[0]?.fault).not.toBeNull();
  });

  it.each(['ps5', 'playstaton', 'xbox', 'galaxy a16'])(
    'of a device alone begin with what is sold: %s',
    async (q) => {
      expect(await first(q)).toMatchObject({ is_active_for: 1 });
    },
  );

  it.each([
    ['thinkpad battery', 'thinkpad', /ThinkPad/, /MacBook/, 'battery'],
    ['oneplus 12 cracked screen', 'oneplus 12', /OnePlus 12/, /phone|Galaxy|Pixel/i, 'screen'],
    ['steam deck repair', 'steam deck', /Steam Deck/, /PlayStation|Xbox|Switch/, undefined],
  ])('of a device that is sold and not repaired say so, and show it with its kind: %s', async (...row) => {
    const [q, device, sold, akin, fault] = row;
    const { unsold, line, products, totals } = await suggest(q);
    expect({ unsold, line }).toEqual({ unsold: device, line: 'repair' });
    expect(totals.find((one) => one.line === 'repair')?.total).toBe(0);
    expect(products[0]).toMatchObject({ is_active_for: 1, near: false });
    expect(products[0]?.title).toMatch(sold);
    const repairs = products.filter(({ is_active_for }) => is_active_for === 3);
    expect(repairs.length).toBeGreaterThan(0);
    for (const repair of repairs) {
      expect(repair.title).toMatch(akin);
      expect(repair.fault?.values).toEqual(fault === undefined ? undefined : [fault]);
    }
    const list = await shop.call(PRODUCTS, { query: { is_active_for: '3', q } });
    expect(list.search).toMatchObject({ unsold: device, near: true });
  });

  it('of a watch’s screen are no screens of phones', async () => {
    const { unsold, products, places } = await suggest('apple watch screen');
    expect(unsold).toBe('apple watch');
    expect(products.every(({ title }) => /Watch/.test(title))).toBe(true);
    expect(places).toContain('repair');
  });

  it('of a model that no line has are the nearest of every line', async () => {
    const { unsold, products } = await suggest('ipad mini 6');
    expect(unsold).toBe('ipad mini 6');
    expect([...new Set(products.map(({ is_active_for }) => is_active_for))]).toEqual([1, 2, 3]);
  });

  it('with a number elsewhere in the name still find that device', async () => {
    for (const [q, title] of [
      ['watch 10', /Watch Series 10/],
      ['macbook m2', /MacBook.*M2/],
      ['galaxy tab s9', /Galaxy Tab S9/],
    ] as const) {
      const { unsold, products } = await suggest(q);
      expect(unsold).toBeNull();
      expect(products[0]?.title).toMatch(title);
    }
  });

  it('of a town without a store name it, with the nearest stores', async () => {
    const { town, stores, order } = await suggest('birmingham');
    expect({ town, first: order[0] }).toEqual({ town: 'Birmingham', first: 'stores' });
    expect(stores.length).toBeGreaterThan(0);
    expect(await suggest('manchester')).toMatchObject({ town: null });
  });

  it('of words that nothing comes near to claim no correction', async () => {
    for (const q of ['gift card', 'apple pencil', 'asdfghjk', 'jobs', 'careers'])
      expect(await suggest(q)).toMatchObject({ corrected: null, unsold: null, products: [] });
  });

  it.each([
    ['joy con drift', /Nintendo Switch/],
    ['wont read disc', /PlayStation|Xbox/],
    ['disk stuck in ps5', /PlayStation/],
  ])('of a fault that only some devices have are their repairs: %s', async (q, device) => {
    const { line, corrected, products } = await suggest(q);
    expect({ line, corrected }).toEqual({ line: 'repair', corrected: null });
    expect(products[0]?.title).toMatch(device);
    expect(products[0]?.fault?.values).toEqual(['something-else']);
  });

  it('of a model that is only bought and repaired name those beside the nearest to buy', async () => {
    const { pool, db } = shop.database;
    const id = (await find('iphone 13 mini')).data[0]?.id ?? 0;
    await pool.query('update products set is_published = false where id = $1', [id]);
    await refreshListing(db, [id]);
    await expect.poll(async () => (await suggest('iphone 13 mini')).unsold).toBe('iphone 13 mini');
    const { products } = await suggest('iphone 13 mini');
    expect(products[0]).toMatchObject({ is_active_for: 1, near: true, title: 'iPhone 13' });
    for (const line of [2, 3]) {
      const own = products.find((one) => one.is_active_for === line);
      expect(own).toMatchObject({ title: 'iPhone 13 mini', near: false });
    }
    await pool.query('update products set is_published = true where id = $1', [id]);
    await refreshListing(db, [id]);
    await expect.poll(async () => (await suggest('iphone 13 mini')).unsold).toBeNull();
  });

  it('lead to help, to stores and to the shop’s own pages', async () => {
    expect((await suggest('returns')).pages[0]?.key).toBe('returns');
    expect((await suggest('warranty')).order[0]).toBe('pages');
    const { stores, order } = await suggest('opening hours manchester');
    expect(stores.map(({ name }) => name)).toEqual(['Northside Phones Manchester']);
    expect(stores[0]?.hours).toMatch(/Mon.* AM–.* PM/);
    expect(order[0]).toBe('stores');
    expect((await suggest('my basket')).places).toEqual(['cart']);
    expect((await suggest('where is my order')).places).toEqual(['orders']);
    const contact = await suggest('contact');
    expect(contact.pages.map(({ key }) => key)).toEqual(['contact', 'about']);
    expect(contact.places).toEqual(['stores']);
    const repair = await suggest('how long does a repair take');
    expect({ places: repair.places, first: repair.order[0] }).toEqual({
      places: ['repair'],
      first: 'places',
    });
  });

  it('of unknown words are other spellings and popular models', async () => {
    const { instead, products } = await suggest('chromebuuck');
    expect(products).toEqual([]);
    expect(instead?.spellings).toContain('chromebook');
    expect(instead?.popular.length).toBeGreaterThan(2);
    expect((await suggest('iphone')).instead).toBeNull();
  });

  it('are bounded, for any typed text', async () => {
    const words = '13 14 15 16 pro max mini ultra screen battery sell fix '.repeat(3).slice(0, 120);
    expect((await suggest(words)).products.length).toBeLessThanOrEqual(8);
    expect((await suggest('a'.repeat(120))).products).toEqual([]);
  });

  it('of nothing are none', async () => {
    const { products, categories, brands, totals } = await suggest('?!');
    expect({ products, categories, brands }).toEqual({ products: [], categories: [], brands: [] });
    expect(totals.every(({ total }) => total === 0)).toBe(true);
  });
});
