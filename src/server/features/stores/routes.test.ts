import { beforeAll, describe, expect, it } from 'vitest';
import { CELLAR_DEALS } from '#demo/businesses.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';

const STORES = 'GET /no/auth/web/site/stores';
const PLACES = 'GET /no/auth/web/site/places';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const names = async () => (await shop.call(STORES)).result.map((store) => store.business_name);

describe('the stores', () => {
  it('are those of businesses that trade, each with its seven days', async () => {
    const { result } = await shop.call(STORES);
    expect(result).toHaveLength(10);
    expect(result.every(({ business_id }) => business_id !== CELLAR_DEALS)).toBe(true);
    expect(result[0]?.opening_hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([
    ['a blocked business', `update businesses set is_blocked = true, blocked_reason = 'Test' where id = 4`],
    ['a business that rests', `update businesses set is_active = false where id = 5`],
    ['a store that rests', `update stores set is_active = false where id = 10`],
  ])('of %s leave the list as soon as they must', async (_what, change) => {
    const before = await names();
    await shop.database.pool.query(change);
    await expect.poll(async () => (await names()).length).toBeLessThan(before.length);
  });

  it('show new hours as soon as they are written', async () => {
    await shop.call(STORES);
    await shop.database.pool.query(
      `update store_hours set closes = '21:45' where store_id = 1 and weekday = 1`,
    );
    const closes = async () => (await shop.call(STORES)).result[0]?.opening_hours[0]?.closes;
    await expect.poll(closes).toBe('21:45');
  });
});

describe('a place', () => {
  it.each([
    ['NW1 0LU', 'NW1 (Camden Town)'],
    ['nw1', 'NW1 (Camden Town)'],
    ['leeds', 'Leeds'],
    [' Kings  Lynn ', "King's Lynn"],
  ])('%s is found as %s', async (q, name) => {
    const { result } = await shop.call(PLACES, { query: { q } });
    expect(result[0]?.name).toBe(name);
  });

  it.each(['Atlantis', 'ZZ1 1AA', '%', "'; drop table stores"])('%s is nowhere', async (q) => {
    expect((await shop.call(PLACES, { query: { q } })).result).toEqual([]);
  });

  it.each(['', '?q=', `?q=${'x'.repeat(81)}`, '?q=a&q=b', '?near=NW1'])(
    'is not looked for by “%s”',
    async (query) => {
      expect((await shop.fetch(`/no/auth/web/site/places${query}`)).status).toBe(400);
    },
  );
});

describe('the map', () => {
  const MAP = 'GET /no/auth/web/site/map';

  it("is Leaflet's on OpenStreetMap where nothing else was said", async () => {
    expect((await shop.call(MAP)).result).toEqual({
      google_maps_key: null,
      tiles_url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    });
  });

  it("is Google's with a key, and pages with a map alone are open to Google", async () => {
    const other = await buildTestApp({
      env: { GOOGLE_MAPS_KEY: 'AIza-a-key-of-tests', MAP_TILES_URL: 'none' },
    });
    expect((await other.call(MAP)).result).toEqual({
      google_maps_key: 'AIza-a-key-of-tests',
      tiles_url: null,
    });
    const seen = async (app: TestApp, path: string) => {
      const response = await app.fetch(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      const maps = /<html[^>]* data-maps="(\w+)"/.exec(await response.text())?.[1];
      return { isOpen: policy.includes('https://maps.googleapis.com'), maps };
    };
    expect(await seen(shop, '/stores')).toEqual({ isOpen: false, maps: undefined });
    const withMap = { isOpen: true, maps: 'google' };
    const without = { isOpen: false, maps: 'elsewhere' };
    expect(await seen(other, '/stores?q=camden')).toEqual(withMap);
    expect(await seen(other, '/design')).toEqual(withMap);
    expect(await seen(other, '/buy/products/All/1')).toEqual(without);
    expect(await seen(other, '/account')).toEqual(without);
    expect((await seen(other, MAP.slice(4))).isOpen).toBe(false);
  });
});
