import { beforeAll, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { VENDOR } from '#demo/people.ts';
import {
  BUYER,
  type Good,
  moversOf,
  type OrderMovers,
  placeCart,
  readyCarts,
  track,
  vendorsGoodAndOther,
} from '#tests/support/buying.ts';
import { cardShop, type CardShop } from '#tests/support/cards.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { cancelUncollected } from './clock.writes.ts';

const DAY = 24 * 60 * 60_000;
const LONG = 11;

type Order = Placed['orders'][number];

let cards: CardShop;
let movers: OrderMovers;
let good: Good;
let storeId: number;

beforeAll(async () => {
  cards = await cardShop();
  movers = await moversOf(cards.shop);
  [good] = await vendorsGoodAndOther(cards.shop);
  const { rows } = await cards.shop.database.pool.query<{ id: number }>(
    'select min(id) as id from stores where business_id = $1 and is_active',
    [NORTHSIDE_PHONES],
  );
  storeId = rows[0]?.id ?? 0;
});

async function place(payment: 'in_store' | 'trial' = 'in_store'): Promise<Order> {
  const delivery = [{ business_id: NORTHSIDE_PHONES, way: 'collect' as const, store_id: storeId }];
  const [cartId = ''] = await readyCarts(cards.shop, 1, [{ good, quantity: 1 }], { choices: { delivery } });
  const [order] = (await placeCart(cards.shop, cartId, { payment })).orders;
  if (!order) throw new Error('nothing was ordered');
  return order;
}
const makeReady = async (order: Order) => {
  await movers.asStaff(order, { move: 'accept' });
  await movers.asStaff(order, { move: 'ready' });
};
const clock = (days: number) =>
  cancelUncollected(cards.shop.database, {
    now: new Date(Date.now() + days * DAY),
    sender: cards.sender,
  });
const stateOf = async ({ token }: Order) => (await track(cards.shop, token)).orders[0]?.state;
const reserved = async () => {
  const [table, id] = good.variationId ? ['variations', good.variationId] : ['products', good.productId];
  const { rows } = await cards.shop.database.pool.query<{ reserved: number }>(
    `select reserved_stock as reserved from ${table} where id = $1`,
    [id],
  );
  return rows[0]?.reserved;
};
const mailAbout = async (address: string, { number }: Order) =>
  (await mailsTo(cards.shop.database, address)).find(
    ({ subject }) => subject.includes(number) && subject.includes('cancelled'),
  );

it('that no store accepts is cancelled after five working days, and both are told', async () => {
  const before = await reserved();
  const order = await place();
  await clock(4);
  expect(await stateOf(order)).toBe('pending_payment');
  await clock(8);
  expect(await stateOf(order)).toBe('cancelled');
  expect(await reserved(), 'the items are for sale again').toBe(before);
  const told = await mailAbout(BUYER.email, order);
  expect(told?.text).toContain('The store did not accept it within 5 working days');
  expect(told?.text).toContain('No money was taken.');
  expect((await mailAbout(VENDOR, order))?.text).toContain(`Order ${order.number} was cancelled.`);
});

it('tells its buyer about the code that the counter asks for', async () => {
  const order = await place();
  const mails = await mailsTo(cards.shop.database, BUYER.email);
  const placed = mails.find(({ subject }) => subject.startsWith('Your order is placed'));
  expect(placed?.text).toContain('We will email you a code when it is ready. Show it at the counter');
  expect(placed?.text).not.toContain('order number');
  await makeReady(order);
  const { code } = (await track(cards.shop, order.token)).orders[0]?.delivery ?? {};
  const ready = (await mailsTo(cards.shop.database, BUYER.email)).find(
    ({ subject }) => subject.includes(order.number) && subject.startsWith('Ready to collect'),
  );
  expect(ready?.text).toContain(code);
  await movers.asBuyer(order, { move: 'cancel' });
});

it('that is not collected is cancelled ten days after it was ready', async () => {
  const before = await reserved();
  const order = await place();
  await makeReady(order);
  await clock(9);
  expect(await stateOf(order)).toBe('ready_to_collect');
  await Promise.all([clock(LONG), clock(LONG)]);
  expect(await stateOf(order)).toBe('cancelled');
  expect(await reserved()).toBe(before);
  expect((await mailAbout(BUYER.email, order))?.text).toContain('It was not collected within 10 days');
  expect((await mailAbout(VENDOR, order))?.text).toContain('Please put the item back.');
});

it('that the store packs, or that is paid, stays', async () => {
  const packed = await place();
  await movers.asStaff(packed, { move: 'accept' });
  const paid = await place('trial');
  const { payment } = await track(cards.shop, paid.token);
  await cards.shop.call('POST /no/auth/web/site/payments/{paymentId}/trial', {
    params: { paymentId: payment.id },
    headers: { 'idempotency-key': payment.id },
    body: { outcome: 'paid' },
  });
  await makeReady(paid);
  await clock(30);
  expect([await stateOf(packed), await stateOf(paid)]).toEqual(['preparing', 'ready_to_collect']);
  expect((await movers.asBuyer(paid, { move: 'cancel' })).status, 'paid and packed').toBe(409);
  expect((await track(cards.shop, paid.token)).orders[0]?.moves).not.toContain('cancel');
});

it('can be cancelled by the buyer until it is collected', async () => {
  const before = await reserved();
  for (const moves of [[], ['accept'], ['accept', 'ready']]) {
    const order = await place();
    for (const move of moves) await movers.asStaff(order, { move });
    expect((await track(cards.shop, order.token)).orders[0]?.moves).toContain('cancel');
    expect((await movers.asBuyer(order, { move: 'cancel' })).status).toBe(200);
    expect(await stateOf(order)).toBe('cancelled');
  }
  expect(await reserved()).toBe(before);
  const collected = await place();
  await makeReady(collected);
  const { code } = (await track(cards.shop, collected.token)).orders[0]?.delivery ?? {};
  await movers.asStaff(collected, { move: 'complete', code });
  expect((await movers.asBuyer(collected, { move: 'cancel' })).status).toBe(409);
});
