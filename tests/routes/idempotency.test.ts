import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from '#demo/examples.ts';
import { SHOPPER } from '#demo/people.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { forgetIdempotencyKeys } from '#server/http/idempotency.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addable, setStock } from '#tests/support/carts.ts';
import {
  buyersPath,
  countStock,
  payPath,
  placeCart,
  placePath,
  readGoods,
  readyCarts,
  send,
  totalOf,
  track,
} from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';

const GLASS = EXAMPLES['simple product, yes or no, in stock'];
const CHARGER = EXAMPLES['simple product, counted, in stock'];
const VISITORS = '/no/auth/web/site/cart/add';
const ACCOUNTS = '/web/site/cart/add';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp({ env: { TRUST_PROXY: '1' } });
});

interface Sent {
  key?: string;
  path?: string;
  headers?: Record<string, string>;
}

interface Added {
  status: number;
  message?: string;
  result: { cart_id: string; item_id: number };
  cart_listing_data: { totals: { quantity: number } };
}

function post(body: object, { key, path = VISITORS, headers = {} }: Sent): Promise<Response> {
  const given = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }), ...headers };
  return shop.fetch(path, { method: 'POST', headers: given, body: JSON.stringify(body) });
}
const answerTo = async (body: object, sent: Sent) => (await (await post(body, sent)).json()) as Added;

async function quantityIn(cartId: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ held: number }>(
    'select coalesce(sum(quantity), 0)::int as held from cart_items where cart_id = $1',
    [cartId],
  );
  return rows[0]?.held ?? 0;
}
let count = 0;
const newKey = () => `${crypto.randomUUID()}-${(count += 1)}`;

describe('An addition with an Idempotency-Key', () => {
  it('is carried out once, however often it is sent, and gets the same answer', async () => {
    const body = await addable(shop, GLASS);
    const key = newKey();
    const first = await answerTo(body, { key });
    expect(first.status).toBe(200);
    expect(await answerTo(body, { key })).toEqual(first);
    expect(await quantityIn(first.result.cart_id)).toBe(1);
    const mine = { ...body, buy_local_storage_cart_id: first.result.cart_id };
    expect(await answerTo(mine, { key: newKey() })).toMatchObject({
      cart_listing_data: { totals: { quantity: 2 } },
    });
  });

  it('is carried out once when twenty arrive at the same time, for a visitor and for an account', async () => {
    const body = await addable(shop, GLASS);
    const { result } = await answerTo(body, {});
    const headers = await signIn(shop, SHOPPER);
    const senders = [
      { body: { ...body, buy_local_storage_cart_id: result.cart_id }, sent: {} },
      { body, sent: { path: ACCOUNTS, headers } },
    ];
    for (const { body: mine, sent } of senders) {
      const key = newKey();
      const all = await Promise.all(Array.from({ length: 20 }, () => answerTo(mine, { ...sent, key })));
      expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(all[0]?.status).toBe(200);
    }
    expect(await quantityIn(result.cart_id)).toBe(2);
    const { result: own } = await shop.call('GET /web/site/cart/{line}', {
      params: { line: 'buy' },
      headers,
    });
    expect(own.totals.quantity).toBe(1);
  });

  it('is known to another node, and after a restart', async () => {
    const body = await addable(shop, GLASS);
    const key = newKey();
    const first = await answerTo(body, { key });
    const app = await buildApp({
      config: readConfig({ LOG_LEVEL: 'error', TRUST_PROXY: '1' }),
      database: shop.database,
    });
    const again = await app.inject({
      method: 'POST',
      url: VISITORS,
      headers: { 'idempotency-key': key, 'user-agent': 'node' },
      payload: body,
    });
    expect(again.json()).toEqual(first);
    await app.close();
  });

  it('leaves nothing behind when it is cut off half-way, and is carried out by the next try', async ({
    skip,
  }) => {
    if (shop.database.kind === 'embedded') skip('with one session no request can cut off another');
    const body = await addable(shop, GLASS);
    const { result } = await answerTo(body, {});
    const mine = { ...body, buy_local_storage_cart_id: result.cart_id };
    const key = newKey();
    const other = await shop.database.pool.connect();
    await other.query('begin');
    await other.query('update carts set updated_at = clock_timestamp() where id = $1', [result.cart_id]);
    const cutOff = post(mine, { key });
    const waiting = `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const isKilled = async () => {
      const { rows } = await other.query<{ pid: number }>(waiting);
      for (const { pid } of rows) await other.query('select pg_terminate_backend($1)', [pid]);
      return rows.length > 0;
    };
    while (!(await isKilled())) await wait(10);
    expect((await cutOff).status).toBe(503);
    await other.query('rollback');
    other.release();
    expect(await quantityIn(result.cart_id)).toBe(1);
    expect(await answerTo(mine, { key })).toMatchObject({ status: 200 });
    expect(await quantityIn(result.cart_id)).toBe(2);
  });

  it('is refused with another body, and nothing is added', async () => {
    const body = await addable(shop, GLASS);
    const key = newKey();
    const first = await answerTo(body, { key });
    expect(await answerTo({ ...body, quantity: 2 }, { key })).toMatchObject({ status: 409 });
    expect(await quantityIn(first.result.cart_id)).toBe(1);
  });

  it('is refused with the key of the first addition, when the visitor had no cart yet', async () => {
    const body = await addable(shop, GLASS);
    const key = newKey();
    const first = await answerTo(body, { key });
    const again = { ...body, buy_local_storage_cart_id: first.result.cart_id };
    expect(await answerTo(again, { key })).toMatchObject({ status: 409 });
    expect(await quantityIn(first.result.cart_id)).toBe(1);
    expect(await answerTo(body, { key })).toEqual(first);
  });

  it('may be sent again with its key after a refusal', async () => {
    await setStock(shop, CHARGER, 1);
    const body = await addable(shop, CHARGER, { quantity: 2 });
    const key = newKey();
    expect(await answerTo(body, { key })).toMatchObject({ status: 409, out_of_stock: true });
    await setStock(shop, CHARGER, 5);
    expect(await answerTo(body, { key })).toMatchObject({ status: 200 });
  });

  it("never returns another sender's answer", async () => {
    const body = await addable(shop, GLASS);
    const key = newKey();
    const from = (address: string) => ({ key, headers: { 'x-forwarded-for': address } });
    const mine = await answerTo(body, from('198.51.100.1'));
    const theirs = await answerTo(body, from('198.51.100.2'));
    expect(theirs.result.cart_id).not.toBe(mine.result.cart_id);
    const headers = await signIn(shop, SHOPPER);
    const own = await answerTo(body, { key, headers: { ...headers, 'x-forwarded-for': '198.51.100.1' } });
    expect(own.result.cart_id).not.toBe(mine.result.cart_id);
  });

  it('is not shared by two browsers with one IP address', async () => {
    const body = await addable(shop, GLASS);
    const key = newKey();
    const by = (browser: string) => answerTo(body, { key, headers: { 'user-agent': browser } });
    const [mine, theirs] = [await by('Firefox'), await by('Safari')];
    expect(theirs.result.cart_id).not.toBe(mine.result.cart_id);
    expect(await by('Firefox')).toEqual(mine);
  });

  it.each(['12345678', 'cart1-prod61-qty1-2026-11-16', 'abcdefghijklmnopqrstuvwxyz', 'a'.repeat(40)])(
    'refuses the key %s without a session or cart: another visitor may have the same key',
    async (key) => {
      const body = await addable(shop, GLASS);
      expect(await answerTo(body, { key })).toMatchObject({
        status: 400,
        message: expect.stringContaining('a UUID') as string,
      });
      const { result } = await answerTo(body, {});
      const mine = { ...body, buy_local_storage_cart_id: result.cart_id };
      expect(await answerTo(mine, { key })).toMatchObject({ status: 200 });
    },
  );

  it.each(['short', 'k'.repeat(65), 'with a space', 'not-ascii-\u00e9'])(
    'refuses the key %s',
    async (key) => {
      const answer = await answerTo(await addable(shop, GLASS), { key });
      expect(answer).toMatchObject({
        status: 400,
        message: expect.stringContaining('Idempotency-Key') as string,
      });
    },
  );

  it('is forgotten after a day', async () => {
    const { pool } = shop.database;
    const kept = async () =>
      (await pool.query<{ key: string }>('select key from idempotency_keys')).rows.map(({ key }) => key);
    const [old, young] = [newKey(), newKey()];
    const body = await addable(shop, GLASS);
    await answerTo(body, { key: old });
    await answerTo(body, { key: young });
    await pool.query(`update idempotency_keys set created_at = now() - interval '25 hours' where key = $1`, [
      old,
    ]);
    await forgetIdempotencyKeys(shop.database);
    expect(await kept()).toContain(young);
    expect(await kept()).not.toContain(old);
  });
});

describe('A key that was used to place, pay or move an order', () => {
  const WEAK = 'my-order-1';
  const twoCarts = async () => {
    const [good] = await readGoods(shop);
    if (!good) throw new Error('nothing to buy');
    await countStock(shop, good, 90);
    return readyCarts(shop, 2, [{ good, quantity: 1 }]);
  };
  const pressFor = async (cartId: string) => ({
    payment: 'trial',
    agreed_total: await totalOf(shop, cartId),
  });

  it.each([
    ['a UUID', newKey().slice(0, 36)],
    ['a simple one', WEAK],
  ])('is refused for another cart: %s', async (_what, key) => {
    const [first = '', second = ''] = await twoCarts();
    const header = { 'idempotency-key': key };
    const placed = await send(shop, placePath(first), await pressFor(first), header);
    expect(placed.status).toBe(201);
    expect(await send(shop, placePath(second), await pressFor(second), header)).toMatchObject({
      status: 409,
      body: { message: 'This Idempotency-Key was used for another request.' },
    });
    // The second cart is unchanged, and can be ordered with its own key.
    const fresh = await placeCart(shop, second);
    const token = fresh.orders[0]?.token ?? '';
    for (const [path, body] of [
      [payPath(fresh), { outcome: 'paid' }],
      [buyersPath(token), { move: 'cancel', version: 1 }],
    ] as const) {
      expect((await send(shop, path, body, header)).status, path).toBe(409);
    }
    expect((await track(shop, token)).state).toBe('pending_payment');
  });

  it('is refused for another order of the same buyer', async () => {
    const [first = '', second = ''] = await twoCarts();
    const [one, two] = [await placeCart(shop, first), await placeCart(shop, second)];
    const header = { 'idempotency-key': newKey() };
    const body = { move: 'cancel', version: 1 };
    expect((await send(shop, buyersPath(one.token), body, header)).status).toBe(200);
    expect((await send(shop, buyersPath(two.token), body, header)).status).toBe(409);
    expect((await track(shop, two.token)).state).toBe('pending_payment');
  });
});
