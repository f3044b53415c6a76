import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from '#demo/examples.ts';
import { SHOPPER, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addable, setStock, optionOf } from '#tests/support/carts.ts';
import { signIn } from '#tests/support/people.ts';

const PHONE = EXAMPLES['variation, counted, in stock'];
const GLASS = EXAMPLES['simple product, yes or no, in stock'];
const ADD = 'POST /no/auth/web/site/cart/add';

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const post = (body: object, path = '/no/auth/web/site/cart/add', headers: Record<string, string> = {}) =>
  shop.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const times = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, number) => make(number));

describe('Many additions at once', () => {
  it('of hundreds of visitors: every confirmed one is stored', async () => {
    const glass = await addable(shop, GLASS);
    const phone = await addable(shop, PHONE);
    const walk = async (number: number) => {
      const first = await shop.call(ADD, { body: { ...glass, quantity: 1 + (number % 3) } });
      const cartId = first.result.cart_id;
      const mine = { buy_local_storage_cart_id: cartId };
      const [again, other] = await Promise.all([post({ ...glass, ...mine }), post({ ...phone, ...mine })]);
      const acknowledged = 1 + (number % 3) + Number(again.status === 200) + Number(other.status === 200);
      expect([again.status, other.status]).toEqual([200, 200]);
      return { cartId, acknowledged };
    };
    // The embedded database runs one query at a time and plans each one again.
    const visitors = shop.database.kind === 'postgres' ? 300 : 40;
    const walks = await Promise.all(times(visitors, walk));
    expect(new Set(walks.map(({ cartId }) => cartId)).size).toBe(visitors);
    const { rows } = await shop.database.pool.query<{ cart_id: string; stored: number }>(
      'select cart_id, sum(quantity)::int as stored from cart_items group by cart_id',
    );
    const stored = new Map(rows.map((row) => [row.cart_id, row.stored]));
    expect(walks.filter(({ cartId, acknowledged }) => stored.get(cartId) !== acknowledged)).toEqual([]);
  }, 120_000);

  it.each([
    ["a visitor's cart", false],
    ["an account's cart", true],
  ])(
    'of the last ten in one cart never holds more than ten: %s',
    async (_what, isAccount) => {
      await setStock(shop, PHONE, 10);
      const phone = await addable(shop, PHONE);
      const cable = await optionOf(shop, phone.product_id, 'USB-C to Lightning cable, 2m');
      const dressed = [
        ...(phone.options ?? []),
        { question_id: cable.question_id, option_id: cable.option_id },
      ];
      const headers = isAccount ? await signIn(shop, SHOPPER) : {};
      const path = isAccount ? '/web/site/cart/add' : '/no/auth/web/site/cart/add';
      const start = await post({ ...phone, quantity: 1 }, path, headers);
      const { result } = (await start.json()) as { result: { cart_id: string } };
      const answers = await Promise.all(
        times(50, async (number) => {
          const options = number % 2 === 0 ? phone.options : dressed;
          const response = await post(
            { ...phone, options, buy_local_storage_cart_id: result.cart_id },
            path,
            headers,
          );
          return {
            status: response.status,
            body: (await response.json()) as { result?: { cart_id: string } },
          };
        }),
      );
      const taken = answers.filter(({ status }) => status === 200);
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      expect(taken).toHaveLength(9);
      expect(new Set(taken.map(({ body }) => body.result?.cart_id))).toEqual(new Set([result.cart_id]));
      const { rows } = await shop.database.pool.query<{ held: number }>(
        'select sum(quantity)::int as held from cart_items where cart_id = $1',
        [result.cart_id],
      );
      expect(rows[0]?.held).toBe(10);
    },
    120_000,
  );

  it('and changes of one item leave one of the requested quantities, within stock', async () => {
    await setStock(shop, PHONE, 10);
    const phone = await addable(shop, PHONE);
    const { result } = await shop.call(ADD, { body: phone });
    const params = { cartId: result.cart_id, itemId: result.item_id };
    const path = `/no/auth/web/site/cart/${params.cartId}/items/${params.itemId}`;
    const statuses = await Promise.all(
      times(40, async (number) => {
        const add = { ...phone, buy_local_storage_cart_id: params.cartId };
        const change = {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ quantity: 1 + (number % 14) }),
        };
        return (number % 2 === 0 ? await post(add) : await shop.fetch(path, change)).status;
      }),
    );
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const { result: cart } = await shop.call('GET /no/auth/web/site/cart/{cartId}', { params });
    expect(cart.totals.quantity).toBeLessThanOrEqual(10);
    expect(cart.Cart_items).toHaveLength(1);
  }, 120_000);

  it('count changes that they had to wait for', async ({ skip }) => {
    if (shop.database.kind === 'embedded') skip('with one session no request waits for another');
    await setStock(shop, PHONE, 10);
    const phone = await addable(shop, PHONE, { quantity: 2 });
    const cable = await optionOf(shop, phone.product_id, 'USB-C to Lightning cable, 2m');
    const { result } = await shop.call(ADD, { body: { ...phone, quantity: 1 } });
    const mine = { buy_local_storage_cart_id: result.cart_id };
    const path = `/no/auth/web/site/cart/${result.cart_id}/items/${result.item_id}`;
    const body = JSON.stringify({ quantity: 4 });
    const headers = { 'content-type': 'application/json' };

    const other = await shop.database.pool.connect();
    await other.query('begin');
    await other.query('update carts set updated_at = clock_timestamp() where id = $1', [result.cart_id]);
    const waiting = [
      post({ ...phone, ...mine }),
      post({ ...phone, ...mine }),
      shop.fetch(path, { method: 'PUT', headers, body }),
    ];
    await untilWaiting(waiting);
    await other.query(
      `insert into cart_items (cart_id, product_id, variation_id, option_ids, quantity, price_then)
       values ($1, $2, $3, $4, 7, 100)`,
      [result.cart_id, phone.product_id, phone.product_variation_id, [cable.option_id]],
    );
    await other.query('commit');
    other.release();

    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { result: cart } = await shop.call('GET /no/auth/web/site/cart/{cartId}', {
      params: { cartId: result.cart_id },
    });
    expect(cart.totals.quantity).toBe(10);
  }, 60_000);

  it('of an account make one cart, also when two are its first', async ({ skip }) => {
    if (shop.database.kind === 'embedded') skip('with one session no request waits for another');
    const headers = await signIn(shop, VENDOR);
    const other = await shop.database.pool.connect();
    await other.query('begin');
    const { rows } = await other.query<{ id: string }>(
      'insert into carts (line, user_id) select 1, id from users where email = $1 returning id',
      [VENDOR],
    );
    const glass = await addable(shop, GLASS);
    const waiting = [post(glass, '/web/site/cart/add', headers), post(glass, '/web/site/cart/add', headers)];
    await untilWaiting(waiting);
    await other.query('commit');
    other.release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
    const { result } = await shop.call('GET /web/site/cart/{line}', { params: { line: 'buy' }, headers });
    expect(result).toMatchObject({ cart_id: rows[0]?.id, totals: { quantity: 2 } });
  }, 60_000);
});

/** Returns when all of these requests wait for a lock, or when one was answered without waiting. */
async function untilWaiting(requests: readonly Promise<Response>[]): Promise<void> {
  let isAnswered = false;
  void Promise.race(requests).then(() => (isAnswered = true));
  const asked = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (let waiting = 0; waiting < requests.length && !isAnswered; await wait(10)) {
    waiting = (await shop.database.pool.query<{ waiting: number }>(asked)).rows[0]?.waiting ?? 0;
  }
}
