import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AddBody } from '#contract/cart.ts';
import { EXAMPLES } from '#demo/examples.ts';
import { DEMO_PASSWORD, SHOPPER, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addable, setStock, variationOf, visitorsCart } from '#tests/support/carts.ts';
import { signIn } from '#tests/support/people.ts';
import { forgetOldCarts } from './jobs.ts';
import { sessionCarts } from './public.ts';

const CHARGER = EXAMPLES['simple product, counted, in stock'];
const GLASS = EXAMPLES['simple product, yes or no, in stock'];
const PHONE = EXAMPLES['variation, counted, in stock'];

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});
beforeEach(async () => {
  await shop.database.pool.query('delete from carts');
});

const cartOf = async (...things: AddBody[]) => (await visitorsCart(shop, ...things)).cartId;

const userId = async (email: string): Promise<number> => {
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from users where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? 0;
};

/** Merges carts as a login does. */
const merge = async (email: string, ids: { buy?: string; sell?: string }) => {
  const { merge: mergeCarts } = sessionCarts(shop.database, async () => {});
  const visitors = { buy_local_storage_cart_id: ids.buy, sell_local_storage_cart_id: ids.sell };
  const id = await userId(email);
  await shop.database.db.transaction((tx) => mergeCarts(tx, id, visitors));
};

const ownCart = async (email: string, line: 'buy' | 'sell' = 'buy') => {
  const headers = await signIn(shop, email);
  return (await shop.call('GET /web/site/cart/{line}', { params: { line }, headers })).result;
};

const skus = ({ Cart_items: items }: Awaited<ReturnType<typeof ownCart>>) =>
  Object.fromEntries(items.map(({ sku, quantity }) => [sku, quantity]));

describe("a visitor's carts at login", () => {
  it("join the account's, line by line, and the session names them", async () => {
    const headers = await signIn(shop, SHOPPER);
    await shop.call('POST /web/site/cart/add', {
      headers,
      body: await addable(shop, GLASS, { quantity: 2 }),
    });
    const buy = await cartOf(await addable(shop, GLASS, { quantity: 3 }), await addable(shop, PHONE));
    const sell = await cartOf(await addable(shop, EXAMPLES['trade-in values']));
    const { result } = await shop.call('POST /global/user/login', {
      body: {
        email: SHOPPER,
        password: DEMO_PASSWORD,
        buy_local_storage_cart_id: buy,
        sell_local_storage_cart_id: sell,
        repair_local_storage_cart_id: null,
      },
    });
    const cart = await ownCart(SHOPPER);
    expect(skus(cart)).toEqual({ [GLASS]: 5, [PHONE]: 1 });
    expect(skus(await ownCart(SHOPPER, 'sell'))).toEqual({ [EXAMPLES['trade-in values']]: 1 });
    expect(result).toMatchObject({ buyCartId: cart.cart_id, repairCartId: null });
    expect(result.sellCartId).not.toBeNull();
    for (const cartId of [buy, sell]) {
      const gone = await shop.refused('GET /no/auth/web/site/cart/{cartId}', { params: { cartId } });
      expect(gone.status).toBe(404);
    }
  });

  it('add up within stock', async () => {
    await setStock(shop, CHARGER, 10);
    const headers = await signIn(shop, SHOPPER);
    await shop.call('POST /web/site/cart/add', {
      headers,
      body: await addable(shop, CHARGER, { quantity: 8 }),
    });
    await merge(SHOPPER, { buy: await cartOf(await addable(shop, CHARGER, { quantity: 7 })) });
    expect(skus(await ownCart(SHOPPER))).toEqual({ [CHARGER]: 10 });
  });

  it('leave behind what a vendor sells themselves, and nothing else', async () => {
    const own = await variationOf(shop, EXAMPLES['product of the demo vendor']);
    const buy = await cartOf(await addable(shop, own), await addable(shop, GLASS));
    await merge(VENDOR, { buy });
    expect(skus(await ownCart(VENDOR))).toEqual({ [GLASS]: 1 });
    const { rowCount } = await shop.database.pool.query('select from cart_items');
    expect(rowCount).toBe(1);
  });

  it('are merged once, also by many parallel requests', async () => {
    const buy = await cartOf(await addable(shop, GLASS, { quantity: 2 }));
    await Promise.all(Array.from({ length: 6 }, () => merge(SHOPPER, { buy })));
    await merge(SHOPPER, { buy });
    expect(skus(await ownCart(SHOPPER))).toEqual({ [GLASS]: 2 });
  });

  it('from several browsers at once lose nothing', async () => {
    const carts = await Promise.all(
      Array.from({ length: 6 }, async () => cartOf(await addable(shop, GLASS), await addable(shop, PHONE))),
    );
    await setStock(shop, PHONE, 40);
    await Promise.all(carts.map((buy) => merge(SHOPPER, { buy })));
    expect(skus(await ownCart(SHOPPER))).toEqual({ [GLASS]: 6, [PHONE]: 6 });
  });

  it('lose nothing that is still being added to them', async () => {
    const glass = await addable(shop, GLASS);
    for (let round = 0; round < 5; round += 1) {
      const buy = await cartOf(glass);
      const add = () =>
        shop.call('POST /no/auth/web/site/cart/add', { body: { ...glass, buy_local_storage_cart_id: buy } });
      await Promise.all([add(), add(), add(), merge(SHOPPER, { buy }), add(), add(), add()]);
    }
    const { rows } = await shop.database.pool.query<{ sum: number }>(
      'select sum(quantity)::int from cart_items',
    );
    expect(rows[0]?.sum).toBe(5 * 7);
  });

  it('are left alone where they are of another account, of another line, or were never there', async () => {
    const headers = await signIn(shop, SHOPPER);
    const { result } = await shop.call('POST /web/site/cart/add', {
      headers,
      body: await addable(shop, GLASS),
    });
    const sell = await cartOf(await addable(shop, EXAMPLES['trade-in values']));
    await merge(VENDOR, { buy: result.cart_id });
    await merge(VENDOR, { buy: sell });
    await merge(VENDOR, { buy: '7b1c8a52-58f3-4d35-9c0e-3d1b1d6f2a11' });
    expect((await ownCart(VENDOR)).cart_id).toBeNull();
    expect(skus(await ownCart(SHOPPER))).toEqual({ [GLASS]: 1 });
    await shop.call('GET /no/auth/web/site/cart/{cartId}', { params: { cartId: sell } });
  });
});

describe('two first additions of an account at once', () => {
  it('make one cart with both in it', async () => {
    const headers = await signIn(shop, SHOPPER);
    const bodies = [await addable(shop, GLASS), await addable(shop, PHONE)];
    const added = await Promise.all(
      [...bodies, ...bodies].map((body) => shop.call('POST /web/site/cart/add', { headers, body })),
    );
    expect(new Set(added.map(({ result }) => result.cart_id)).size).toBe(1);
    expect(skus(await ownCart(SHOPPER))).toEqual({ [GLASS]: 2, [PHONE]: 2 });
  });
});

describe("visitors' old carts", () => {
  it('are forgotten after a season, and an account keeps its own', async () => {
    const old = await cartOf(await addable(shop, GLASS));
    const fresh = await cartOf(await addable(shop, GLASS));
    const headers = await signIn(shop, SHOPPER);
    await shop.call('POST /web/site/cart/add', { headers, body: await addable(shop, GLASS) });
    const { pool, db } = shop.database;
    await pool.query(`update carts set updated_at = now() - interval '91 days' where id <> $1`, [fresh]);
    await pool.query(
      `insert into carts (line, updated_at) select 1, now() - interval '1 year' from generate_series(1, 1100)`,
    );
    await forgetOldCarts(db);
    const { rows } = await pool.query<{ id: string }>('select id from carts where user_id is null');
    expect(rows).toEqual([{ id: fresh }]);
    expect((await ownCart(SHOPPER)).totals.quantity).toBe(1);
    expect(old).not.toBe(fresh);
  });

  it('are in use again with every change', async () => {
    const cartId = await cartOf(await addable(shop, GLASS));
    const { pool, db } = shop.database;
    await pool.query(`update carts set updated_at = now() - interval '91 days'`);
    await shop.call('POST /no/auth/web/site/cart/add', {
      body: await addable(shop, GLASS, { buy_local_storage_cart_id: cartId }),
    });
    await forgetOldCarts(db);
    const { result } = await shop.call('GET /no/auth/web/site/cart/{cartId}', { params: { cartId } });
    expect(result.totals.quantity).toBe(2);
  });
});
