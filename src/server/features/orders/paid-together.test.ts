import { beforeAll, describe, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import type { StaffTracked } from '#contract/orders-office.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { ADMINISTRATOR, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Good, Pays } from '#tests/support/buying.ts';
import { freshKey, placeCart, readyCarts, send, vendorsGoodAndOther } from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';

type Order = Placed['orders'][number];
type Headers = Record<string, string>;

let shop: TestApp;
let admin: Headers;
let vendor: Headers;
let northside: Good;
let other: Good;

beforeAll(async () => {
  shop = await buildTestApp();
  admin = await signIn(shop, ADMINISTRATOR);
  vendor = await signIn(shop, VENDOR);
  [northside, other] = await vendorsGoodAndOther(shop);
});

/** An unpaid basket: the demo vendor's order in it, and the order of another vendor. */
async function basket(payment: Pays = 'bank_transfer'): Promise<{ placed: Placed; own: Order; rest: Order }> {
  const items = [northside, other].map((good) => ({ good, quantity: 1 }));
  const [cartId = ''] = await readyCarts(shop, 1, items);
  const placed = await placeCart(shop, cartId, { payment });
  const own = placed.orders.find(({ business_id: id }) => id === NORTHSIDE_PHONES);
  const rest = placed.orders.find(({ business_id: id }) => id !== NORTHSIDE_PHONES);
  if (!own || !rest) throw new Error('two vendors make two orders');
  return { placed, own, rest };
}

/** An unpaid order of the demo vendor alone. */
async function alone(): Promise<Order> {
  const [cartId = ''] = await readyCarts(shop, 1, [{ good: northside, quantity: 1 }]);
  const [order] = (await placeCart(shop, cartId, { payment: 'bank_transfer' })).orders;
  if (!order) throw new Error('nothing was ordered');
  return order;
}

const seenBy = async (headers: Headers, { number }: Order): Promise<StaffTracked> =>
  (await shop.call('GET /office/orders/{number}', { params: { number }, headers })).result;
const listedFor = async (headers: Headers, { number }: Order) =>
  (await shop.call('GET /office/orders', { query: { q: number }, headers })).data.find(
    (one) => one.number === number,
  );
const move = (headers: Headers, { number }: Order, body: object) =>
  send(shop, `/office/orders/${number}/moves`, { version: 1, ...body }, { ...headers, ...freshKey() });

describe('orders of several vendors that one transfer pays', () => {
  it('show the administrator the sum of the transfer and its parts, and one press marks all as paid', async () => {
    const { placed, own, rest } = await basket();
    const seen = await seenBy(admin, own);
    expect(seen.paid_together).toEqual({ orders: 2, amount: placed.total });
    expect(seen.basket).toMatchObject([{ number: rest.number, due: rest.total }]);
    expect(Math.round((own.total + rest.total) * 100)).toBe(Math.round(placed.total * 100));
    expect((await move(admin, own, { move: 'pay' })).status).toBe(200);
    expect((await seenBy(admin, rest)).state).toBe('paid');
  });

  it('tell a vendor that they are paid together, and nothing of the others', async () => {
    const { own, rest } = await basket();
    const seen = await seenBy(vendor, own);
    expect(seen.paid_together).toEqual({ orders: 2, amount: null });
    expect(JSON.stringify(seen)).not.toContain(rest.number);
    expect((await seenBy(vendor, await alone())).paid_together).toBeNull();
  });

  it.each(['bank_transfer', 'trial'] as const)(
    'offer a vendor no move that the server refuses (%s)',
    async (payment) => {
      const { own } = await basket(payment);
      expect((await seenBy(vendor, own)).moves).toEqual([]);
      expect((await seenBy(vendor, own)).orders[0]?.moves).toEqual([]);
      expect((await listedFor(vendor, own))?.moves).toEqual([]);
      for (const name of ['pay', 'cancel']) {
        expect((await move(vendor, own, { move: name })).status).toBe(409);
      }
      const all = payment === 'bank_transfer' ? ['pay', 'cancel'] : ['cancel'];
      expect((await seenBy(admin, own)).moves).toEqual(all);
      expect((await listedFor(admin, own))?.moves).toEqual(all);
    },
  );

  it('are the vendor’s to confirm and to cancel where the transfer is for that vendor alone', async () => {
    const order = await alone();
    expect((await seenBy(vendor, order)).moves).toEqual(['pay', 'cancel']);
    expect((await listedFor(vendor, order))?.moves).toEqual(['pay', 'cancel']);
    expect((await move(vendor, order, { move: 'pay' })).status).toBe(200);
  });

  it('end together when the administrator cancels one of them', async () => {
    const { own, rest } = await basket();
    expect((await move(admin, own, { move: 'cancel' })).status).toBe(200);
    expect((await seenBy(admin, rest)).state).toBe('cancelled');
  });
});
