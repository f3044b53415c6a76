import { beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Good, Hands } from '#tests/support/buying.ts';
import {
  buy,
  plentyOf,
  countStock,
  handsOf,
  payNow,
  placeCart,
  readGoods,
  readyCarts,
  sendOut,
  track,
} from '#tests/support/buying.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let hands: Hands;
let good: Good;
let staff: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  hands = await handsOf(shop);
  staff = await signIn(shop, ADMINISTRATOR);
  good = await plentyOf(shop);
});

const one = () => [{ good, quantity: 1 }];
const setOrder = (number: string | undefined, set: string) =>
  shop.database.pool.query(`update orders set ${set} where number = $1`, [number]);

describe('a promise', () => {
  it('is called late once its day is over, with what the buyer can do, and names no day in the past', async () => {
    const placed = await buy(shop, one());
    await payNow(shop, placed);
    const [order] = placed.orders;
    if (!order) throw new Error('no order');
    const told = async () => (await track(shop, order.token)).orders[0];
    expect((await told())?.delivery.late).toBeNull();
    await setOrder(
      order.number,
      "promised_by = now() - interval '4 days', paid_at = now() - interval '9 days'",
    );
    expect(await told()).toMatchObject({
      business: { phone: expect.stringMatching(/^0\d+ /) as string },
      delivery: { late: expect.stringContaining('later than promised') as string },
      next: { by: null },
    });
    expect((await told())?.delivery.late).toContain('You can cancel it');
    await sendOut(hands, order);
    expect((await told())?.delivery.late).toContain('ask DPD');
    // Whoever sells sees by when it should have been.
    const { result } = await shop.call('GET /office/orders/{number}', {
      params: { number: order.number },
      headers: staff,
    });
    expect(result.next?.by).not.toBeNull();
    await hands.asStaff(order, { move: 'complete' });
    expect((await told())?.delivery.late).toBeNull();
  });

  it('is counted from the payment where that comes days after the order', async () => {
    const [cartId = ''] = await readyCarts(shop, 1, one());
    const placed = await placeCart(shop, cartId, { payment: 'bank_transfer' });
    const [order] = placed.orders;
    if (!order) throw new Error('no order');
    const past =
      "promise = 'Wed 1 Jan', promised_by = now() - interval '2 days', placed_at = now() - interval '4 days'";
    await setOrder(order.number, past);
    await hands.asStaff(order, { move: 'pay' });
    const [paid] = (await track(shop, order.token)).orders;
    expect(paid?.delivery).toMatchObject({ late: null, promise: order.delivery.promise });
    expect(Date.parse(paid?.delivery.by ?? '')).toBeGreaterThan(Date.now());
  });

  it('to collect comes with the address and the hours of the store', async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'select id from stores where business_id = $1 and is_active limit 1',
      [good.businessId],
    );
    const store_id = rows[0]?.id ?? 0;
    const delivery = [{ business_id: good.businessId, way: 'collect' as const, store_id }];
    const { token } = await buy(shop, one(), { delivery });
    const store = (await track(shop, token)).orders[0]?.delivery.store;
    expect(store?.address).toMatch(/\w/);
    expect(store?.hours).toContainEqual({
      weekday: 1,
      opens: expect.stringMatching(/^\d\d:\d\d$/) as string,
      closes: expect.stringMatching(/^\d\d:\d\d$/) as string,
    });
  });
});

describe('one payment for several vendors', () => {
  it('is told as one sum on the page of each order, and to a vendor as their own', async () => {
    const other = (await readGoods(shop)).find(({ businessId }) => businessId !== good.businessId);
    if (!other) throw new Error('one vendor alone');
    const placed = await buy(shop, [...one(), { good: other, quantity: 1 }]);
    const [order] = placed.orders;
    const own = await track(shop, order?.token ?? '');
    expect(own.totals.total).toBe(order?.total);
    expect(own.payment).toMatchObject({ amount: placed.total, orders: 2 });
    const { result } = await shop.call('GET /office/orders/{number}', {
      params: { number: order?.number ?? '' },
      headers: staff,
    });
    expect(result.payment).toMatchObject({ amount: order?.total, orders: 1 });
  });
});

describe('a vendor without a VAT number', () => {
  it('charges no VAT: neither cart nor checkout nor order name any', async () => {
    const charger = (await readGoods(shop)).find(({ variationId }) => variationId === null);
    if (!charger) throw new Error('nothing to buy');
    await countStock(shop, charger, 90);
    await shop.database.pool.query('update products set condition = 1 where id = $1', [charger.productId]);
    const vatOf = async () => {
      const [cartId = ''] = await readyCarts(shop, 1, [{ good: charger, quantity: 1 }]);
      const { result } = await shop.call('GET /no/auth/web/site/checkouts/{cartId}', { params: { cartId } });
      const placed = await placeCart(shop, cartId);
      const { totals } = await track(shop, placed.token);
      return [result.cart.totals.vat, result.order?.totals.vat, totals.vat];
    };
    expect(Math.min(...(await vatOf()).map(Number))).toBeGreaterThan(0);
    const set = 'update businesses set vat_number = $2 where id = $1';
    await shop.database.pool.query(set, [charger.businessId, null]);
    expect(await vatOf()).toEqual([0, 0, 0]);
  });
});
