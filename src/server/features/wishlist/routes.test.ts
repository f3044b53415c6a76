import { beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from '#demo/examples.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let shopper: { cookie: string };
beforeAll(async () => {
  shop = await buildTestApp();
  shopper = await signIn(shop, 'shopper@threefold.example');
});

const add = (headers: Record<string, string>, productId: number) =>
  shop.call('POST /web/site/wishlist', { headers, body: { product_id: productId } });
const refuseToAdd = (headers: Record<string, string>, productId: number) =>
  shop.refused('POST /web/site/wishlist', { headers, body: { product_id: productId } });
const wishes = async (headers: Record<string, string>) =>
  (await shop.call('GET /web/site/wishlist', { headers })).result;

async function productIds(line: number, count: number): Promise<number[]> {
  const { rows } = await shop.database.pool.query<{ product_id: number }>(
    'select product_id from listing where line = $1 order by product_id limit $2',
    [line, count],
  );
  return rows.map((row) => row.product_id);
}

describe('a wishlist', () => {
  it('keeps what a shopper puts on it, with the price of then and of now', async () => {
    const [first = 0, second = 0] = await productIds(1, 2);
    await add(shopper, first);
    await add(shopper, second);
    await shop.database.pool.query('update wishlist set price_then = 99900 where product_id = $1', [first]);
    const list = await wishes(shopper);
    expect(list.map((wish) => wish.product_id)).toEqual([second, first]);
    expect(list[1]).toMatchObject({ price_then: 999, product: { id: first } });
  });

  it('has one of each, however often and however parallel it is added', async () => {
    const [, , product = 0] = await productIds(1, 3);
    const added = await Promise.all(Array.from({ length: 8 }, () => add(shopper, product)));
    expect(new Set(added.map(({ result }) => result.id)).size).toBe(1);
    expect((await wishes(shopper)).filter((wish) => wish.product_id === product)).toHaveLength(1);
  });

  it('loses a removed wish, which only its owner can remove', async () => {
    const [wish] = await wishes(shopper);
    const other = await signIn(shop, 'admin@threefold.example');
    const params = { id: wish?.id ?? 0 };
    const remove = 'DELETE /web/site/wishlist/{id}';
    expect((await shop.refused(remove, { headers: other, params })).status).toBe(404);
    await shop.call(remove, { headers: shopper, params });
    expect((await shop.refused(remove, { headers: shopper, params })).status).toBe(404);
    expect((await wishes(shopper)).map(({ id }) => id)).not.toContain(wish?.id);
  });

  it('says so when the shop no longer shows something', async () => {
    const [wish] = await wishes(shopper);
    await shop.database.pool.query('delete from listing_cards where product_id = $1', [wish?.product_id]);
    expect((await wishes(shopper))[0]).toMatchObject({ name: wish?.name, product: null });
  });

  it('takes at most 200, also when two come at once for the last place', async () => {
    const { pool } = shop.database;
    const admin = await signIn(shop, 'admin@threefold.example');
    await pool.query(
      `insert into products (line, type, name, slug, category_id, brand_id, business_id, sku, regular_price)
       select line, type, name || n, slug || '-' || n, category_id, brand_id, business_id, sku || n, regular_price
       from (select * from products where line = 1 order by id limit 1) as p, generate_series(1, 199) as n`,
    );
    await pool.query(
      `insert into wishlist (user_id, product_id, price_then)
       select u.id, p.id, 100 from products p, users u
       where u.email = 'admin@threefold.example' order by p.id desc limit 199`,
    );
    const products = await productIds(1, 2);
    await Promise.allSettled(products.map((id) => add(admin, id)));
    expect(await wishes(admin)).toHaveLength(200);
    expect((await refuseToAdd(admin, (await productIds(1, 3))[2] ?? 0)).status).toBe(409);
  });
});

describe('a wishlist refuses', () => {
  it('visitors and owners of a business', async () => {
    const vendor = await signIn(shop, 'vendor@threefold.example');
    const [product = 0] = await productIds(1, 1);
    for (const [headers, status] of [
      [{}, 401],
      [vendor, 403],
    ] as const) {
      expect((await shop.refused('GET /web/site/wishlist', { headers })).status).toBe(status);
      expect((await refuseToAdd(headers, product)).status).toBe(status);
    }
  });

  it.each([
    ['an unknown product', async () => 2_000_000_000],
    ['a device to sell', async () => (await productIds(2, 1))[0]],
    ['a product of a blocked business', () => idOf(EXAMPLES['product of a blocked business'])],
  ])('%s', async (_what, product) => {
    expect((await refuseToAdd(shopper, (await product()) ?? 0)).status).toBe(404);
  });

  it('names that are not asked for, such as a price', async () => {
    const body = { product_id: 1, price_then: 1 };
    const { errors } = await shop.refused('POST /web/site/wishlist', { headers: shopper, body });
    expect(errors).toHaveProperty('price_then');
  });
});

async function idOf(sku: string): Promise<number | undefined> {
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from products where sku = $1', [
    sku,
  ]);
  return rows[0]?.id;
}
