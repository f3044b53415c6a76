import { randomUUID } from 'node:crypto';
import { EXAMPLES } from '#demo/examples.ts';
import type { TestApp } from './app.ts';
import type { Pays } from './buying.ts';
import { asPlaced, moversOf, payNow, sendOut, track } from './buying.ts';
import { addable } from './carts.ts';

const DETAILS = {
  email: 'ann@mail.example',
  name: 'Ann Lee',
  line_1: '1 High Street',
  town: 'Leeds',
  post_code: 'LS1 4AP',
};

/** A visitor's order that waits for its payment. */
export async function placedOrder(
  shop: TestApp,
  payment: Pays = 'trial',
  sku: string = EXAMPLES['simple product, counted, in stock'],
) {
  const { result: added } = await shop.call('POST /no/auth/web/site/cart/add', {
    body: await addable(shop, sku),
  });
  const params = { cartId: added.cart_id };
  const { result } = await shop.call('PUT /no/auth/web/site/checkouts/{cartId}', { params, body: DETAILS });
  const placed = await shop.call('POST /no/auth/web/site/checkouts/{cartId}/place', {
    params,
    headers: { 'idempotency-key': randomUUID() },
    body: { payment, agreed_total: result.order?.totals.total ?? 0 },
  });
  return asPlaced(placed.result);
}

/** A visitor's order that was dispatched. */
export async function sentOrder(shop: TestApp) {
  const placed = await placedOrder(shop);
  await payNow(shop, placed);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  await sendOut(await moversOf(shop), order);
  const { orders } = await track(shop, order.token);
  const line = orders[0]?.lines[0];
  if (!line) throw new Error('an order has nothing in it');
  return { ...order, lineId: line.id };
}
