import { beforeAll, expect, it } from 'vitest';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { countStock, freshKey, placeCart, readGoods, readyCarts, send } from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  shop = await buildTestApp();
  admin = await signIn(shop, ADMINISTRATOR);
});

const today = async (headers: Record<string, string>) =>
  (await shop.call('GET /office/today', { headers, query: {} })).counts['to_mark'];
const listed = async (headers: Record<string, string>) =>
  (await shop.call('GET /office/orders', { headers, query: { to_mark: true } })).data.map(
    ({ number }) => number,
  );

it('an order that waits for its transfer is in Today and in the bell of the site, until it is marked as paid', async () => {
  const [good] = await readGoods(shop, 1);
  if (!good) throw new Error('nothing is sold');
  await countStock(shop, good, 20);
  const before = (await today(admin)) ?? 0;
  const [cart = ''] = await readyCarts(shop, 1, [{ good, quantity: 1 }]);
  const [order] = (await placeCart(shop, cart, { payment: 'bank_transfer' })).orders;
  if (!order) throw new Error('nothing was ordered');
  expect(await today(admin)).toBe(before + 1);
  expect(await listed(admin)).toContain(order.number);
  const bell = await shop.call('GET /web/site/notifications', {
    headers: admin,
    query: { cursor: undefined, per_page: undefined },
  });
  expect(bell.data).toContainEqual(
    expect.objectContaining({
      event: 'new_order',
      title: `New order ${order.number}, waits for its transfer`,
      ref: order.number,
      is_read: false,
    }),
  );
  const vendor = await signIn(shop, VENDOR);
  expect(await today(vendor), 'the site marks it').toBe(0);
  expect(await listed(vendor)).toEqual([]);
  const { result } = await shop.call('GET /office/orders/{number}', {
    params: { number: order.number },
    headers: admin,
  });
  const marked = await send(
    shop,
    `/office/orders/${order.number}/moves`,
    { move: 'pay', version: result.version },
    { ...admin, ...freshKey() },
  );
  expect(marked.status, JSON.stringify(marked.body)).toBe(200);
  expect(await today(admin)).toBe(before);
  expect(await listed(admin)).not.toContain(order.number);
});
