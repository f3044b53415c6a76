import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { VENDOR } from '#demo/people.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { countWrongStock } from '#server/features/catalog/public.ts';
import { returnStock, takeStock } from '#server/features/catalog/stock.writes.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { officeProductsOf, params, withKey, type OfficeProducts } from '#tests/support/office-products.ts';
import { addStaff, signIn } from '#tests/support/people.ts';

let shop: TestApp;
let goods: OfficeProducts;
/** Two stores of the vendor, and a store of another business. */
let here: number;
let there: number;
let foreign: number;
beforeAll(async () => {
  shop = await buildTestApp();
  goods = await officeProductsOf(shop);
  await shop.database.pool.query(
    `insert into stores (business_id, name, address, phone, post_code, latitude, longitude)
     select business_id, 'Northside Two', address, phone, post_code, latitude, longitude from stores
     where business_id = $1 limit 1`,
    [NORTHSIDE_PHONES],
  );
  const { data } = await shop.call('GET /office/stock/places', { headers: goods.vendor });
  [here, there] = data.map(({ id }) => id) as [number, number];
  const all = await shop.call('GET /office/stock/places', { headers: goods.admin });
  foreign = all.data.find(({ business_id: of }) => of !== NORTHSIDE_PHONES)?.id ?? 0;
});

type Product = { id: number };
const count = (product: Product, body: object, headers = goods.vendor) =>
  shop.call('PUT /office/products/{id}/stock', { headers, params: params(product), body: body as never });
const refusedCount = (product: Product, body: object, headers = goods.vendor) =>
  shop.refused('PUT /office/products/{id}/stock', { headers, params: params(product), body: body as never });
const moving = (product: Product, body: object, headers = goods.vendor) =>
  ({ headers: withKey(headers), params: params(product), body }) as never;
const move = (product: Product, body: object) =>
  shop.call('POST /office/products/{id}/stock-moves', moving(product, body));
const shelfOf = async (product: { name: string }, query: object = {}, headers = goods.vendor) => {
  const { data } = await shop.call('GET /office/stock', { headers, query: { q: product.name, ...query } });
  return data[0];
};
const placesOf = async (product: { name: string }) =>
  Object.fromEntries(
    (await shelfOf(product))?.places.map(({ store_id: id, stock }) => [id ?? 'none', stock]) ?? [],
  );
const movements = async (product: Product, query: object = {}, headers = goods.vendor) =>
  (await shop.call('GET /office/stock/movements', { headers, query: { product_id: product.id, ...query } }))
    .data;

describe('The stock of a store', () => {
  it('is counted separately, and the total follows', async () => {
    const made = await goods.create();
    await count(made, { store_id: here, now: 3, was: 0 });
    const { result } = await count(made, { store_id: null, now: 4, was: 5 });
    expect(result.stock).toBe(7);
    expect(await placesOf(made)).toEqual({ [here]: 3, none: 4 });
    expect(await shelfOf(made, { store: here })).toMatchObject({ stock: 7, here: 3 });
    expect(await shelfOf(made, { store: there })).toMatchObject({ stock: 7, here: 0 });
    expect(await shelfOf(made, { store: 'none' })).toMatchObject({ stock: 7, here: 4 });
    const [rest, first] = await movements(made);
    expect(rest).toMatchObject({ quantity: -1, after: 7, store: null });
    expect(first).toMatchObject({ quantity: 3, reason: 'counted', store: { id: here } });
    expect(await movements(made, { store: here })).toHaveLength(1);
    expect(await movements(made, { store: 'none' })).toHaveLength(2);
  });

  it('is counted neither over a colleague’s count nor below the reserved units', async () => {
    const made = await goods.create({ stock: 2 });
    await count(made, { store_id: here, now: 3, was: 0 });
    expect(await refusedCount(made, { store_id: here, now: 9, was: 0 })).toMatchObject({
      status: 409,
      message: 'There are 3 now: something was sold or counted since you looked.',
    });
    await shop.database.pool.query('update products set reserved_stock = 4 where id = $1', [made.id]);
    expect((await refusedCount(made, { store_id: here, now: 1, was: 3 })).errors).toHaveProperty('now');
    expect((await count(made, { store_id: here, now: 2, was: 3 })).result.stock).toBe(4);
  });

  it('grows by what is received there, and never shrinks by more than lies there', async () => {
    const made = await goods.create();
    await move(made, { move: 'receive', quantity: 4, store_id: here });
    await move(made, { move: 'write_off', quantity: 1, store_id: here });
    expect(await placesOf(made)).toEqual({ [here]: 3, none: 5 });
    const tooMany = moving(made, { move: 'write_off', quantity: 4, store_id: here });
    expect(await shop.refused('POST /office/products/{id}/stock-moves', tooMany)).toMatchObject({
      errors: { quantity: 'There are only 3 here' },
    });
  });

  it('belongs to the business of the product', async () => {
    const made = await goods.create();
    for (const id of [foreign, 999_999_999]) {
      const answer = await refusedCount(made, { store_id: id, now: 3, was: 0 });
      expect(answer.errors).toEqual({ store_id: 'There is no such store' });
    }
    expect(await movements(made, { store: foreign })).toEqual([]);
  });

  it('lists what is low and what is empty there', async () => {
    const made = await goods.create({ stock: 50 });
    await count(made, { store_id: here, now: 2, was: 0 });
    const found = async (query: object) => (await shelfOf(made, query))?.product_id;
    expect(await found({ store: here, level: 'low' })).toBe(made.id);
    expect(await found({ store: there, level: 'none' })).toBe(made.id);
    expect(await found({ store: 'none', level: 'low' })).toBeUndefined();
    expect(await found({ level: 'low' })).toBeUndefined();
  });
});

describe('Stock leaves', () => {
  const orderOf = (quantity: number, made: Product, storeId: number | null) =>
    shop.database.transaction((at) =>
      takeStock(at.ask, [{ productId: made.id, variationId: null, quantity }], {
        source: 'TF-TEST',
        now: new Date(),
        storeId,
      }),
    );
  const spread = async () => {
    const made = await goods.create({ stock: 2 });
    await count(made, { store_id: here, now: 3, was: 0 });
    await count(made, { store_id: there, now: 5, was: 0 });
    return made;
  };

  it('from the store where it is collected, then from no store, then from the fullest store', async () => {
    const made = await spread();
    await orderOf(2, made, here);
    expect(await placesOf(made)).toEqual({ [here]: 1, [there]: 5, none: 2 });
    await orderOf(4, made, here);
    expect(await placesOf(made)).toEqual({ [there]: 4 });
    const sold = await movements(made, { reason: 'sold' });
    expect(sold.map(({ quantity, store }) => [quantity, store?.id])).toEqual([
      [-1, there],
      [-2, undefined],
      [-1, here],
      [-2, here],
    ]);
  });

  it('from no store for a delivery, and a count of all takes the same way', async () => {
    const made = await spread();
    await orderOf(3, made, null);
    expect(await placesOf(made)).toEqual({ [here]: 3, [there]: 4 });
    await count(made, { now: 5, was: 7 });
    expect(await placesOf(made)).toEqual({ [here]: 3, [there]: 2 });
    await count(made, { now: 6, was: 5 });
    expect(await placesOf(made)).toEqual({ [here]: 3, [there]: 2, none: 1 });
  });

  it('A store that closes leaves its goods to the business', async () => {
    const made = await goods.create();
    const { rows } = await shop.database.pool.query<{ id: number }>(
      `insert into stores (business_id, name, address, phone, post_code, latitude, longitude)
       select business_id, 'Northside Three', address, phone, post_code, latitude, longitude from stores
       where id = $1 returning id`,
      [here],
    );
    const id = rows[0]?.id ?? 0;
    await count(made, { store_id: id, now: 3, was: 0 });
    await shop.database.pool.query('delete from stores where id = $1', [id]);
    expect(await placesOf(made)).toEqual({ none: 8 });
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });
});

describe('Staff of some stores', () => {
  it('see and count these alone', async () => {
    const made = await goods.create();
    await count(made, { store_id: here, now: 3, was: 0 });
    await count(made, { store_id: there, now: 2, was: 0 });
    const email = 'shelves@north.example';
    await addStaff(shop, email, { ownedBy: VENDOR, rights: ['stock'], storeIds: [here] });
    const mine: Record<string, string> = await signIn(shop, email);
    const places = await shop.call('GET /office/stock/places', { headers: mine });
    expect(places).toMatchObject({ data: [{ id: here }], has_rest: false });
    expect((await shelfOf(made, {}, mine))?.places).toEqual([expect.objectContaining({ store_id: here })]);
    expect(await movements(made, {}, mine)).toHaveLength(1);
    expect(await shelfOf(made, {}, mine)).toMatchObject({ stock: 3, here: 3, reserved_stock: 0 });
    const elsewhere = await goods.create();
    expect(await shelfOf(elsewhere, {}, mine)).toMatchObject({ stock: 0, here: 0, places: [] });
    expect(await shelfOf(elsewhere, { level: 'none' }, mine)).toBeDefined();
    for (const store of [there, 'none'] as const)
      expect(await shop.refused('GET /office/stock', { headers: mine, query: { store } })).toMatchObject({
        status: 404,
      });
    await count(made, { store_id: here, now: 4, was: 3 }, mine);
    expect((await refusedCount(made, { store_id: there, now: 4, was: 2 }, mine)).status).toBe(404);
    expect((await refusedCount(made, { store_id: null, now: 4, was: 5 }, mine)).status).toBe(403);
    expect((await refusedCount(made, { now: 4, was: 11 }, mine)).status).toBe(403);
    const price = {
      headers: withKey(mine),
      params: params(made),
      body: { version: 1, how: 'set', amount: 1 },
    };
    expect((await shop.refused('POST /office/products/{id}/prices', price as never)).status).toBe(403);
  });
});

describe('The whole is the sum of its places', () => {
  const operation = fc.record({
    what: fc.constantFrom('count', 'count all', 'receive', 'write off', 'sell', 'return'),
    place: fc.constantFrom('here', 'there', 'none'),
    quantity: fc.integer({ min: 0, max: 6 }),
  });

  it('after anything that people do', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 12 }), async (operations) => {
        const made = await goods.create();
        for (const { what, place, quantity } of operations) {
          const store = { here, there, none: null }[place];
          const sale = [{ productId: made.id, variationId: null, quantity }];
          const why = { source: 'TF-TEST', now: new Date(), storeId: store };
          const [shelf, stock] = [await placesOf(made), (await goods.read(made)).stock];
          const was = shelf[store ?? 'none'] ?? 0;
          if (what === 'count') await count(made, { store_id: store, now: quantity, was });
          if (what === 'count all') await count(made, { now: quantity, was: stock });
          if (what === 'receive' && quantity > 0)
            await move(made, { move: 'receive', quantity, store_id: store });
          if (what === 'write off' && quantity > 0 && quantity <= was)
            await move(made, { move: 'write_off', quantity, store_id: store });
          if (what === 'sell') await shop.database.transaction((at) => takeStock(at.ask, sale, why));
          if (what === 'return') await shop.database.transaction((at) => returnStock(at.ask, sale, why));
        }
        const places = Object.values(await placesOf(made));
        expect(places.reduce((sum, one) => sum + one, 0)).toBe((await goods.read(made)).stock);
        expect(places.every((one) => one > 0)).toBe(true);
      }),
      { numRuns: 25 },
    );
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('when many count, sell and write off at once', async () => {
    const made = await goods.create({ stock: 10 });
    await count(made, { store_id: here, now: 10, was: 0 });
    const sale = { source: 'TF-TEST', now: new Date() };
    const wish = [{ productId: made.id, variationId: null, quantity: 1 }];
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const storeId = index % 2 === 0 ? here : null;
        if (index % 3 === 0)
          return shop.database.transaction((at) => takeStock(at.ask, wish, { ...sale, storeId }));
        const body = { move: index % 3 === 1 ? 'write_off' : 'receive', quantity: 1, store_id: storeId };
        return shop.fetch(`/office/products/${made.id}/stock-moves`, {
          method: 'POST',
          headers: { ...withKey(goods.vendor), 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      }),
    );
    const places = Object.values(await placesOf(made));
    expect(places.reduce((sum, one) => sum + one, 0)).toBe((await goods.read(made)).stock);
    expect(await countWrongStock(shop.database.ask)).toBe(0);
  });

  it('and the database itself refuses anything else', async () => {
    const made = await goods.create({ stock: 1 });
    await count(made, { store_id: here, now: 3, was: 0 });
    await expect(
      shop.database.pool.query('update products set stock = 2 where id = $1', [made.id]),
    ).rejects.toThrow('the stores hold 3 of a stock of 2');
  });
});
