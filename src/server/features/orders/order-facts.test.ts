import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderChoices } from '#contract/checkout.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Good, OrderMovers } from '#tests/support/buying.ts';
import {
  BUYER,
  buy,
  plentyOf,
  countStock,
  moversOf,
  payNow,
  placeCart,
  readGoods,
  readyCarts,
  sendOut,
  track,
} from '#tests/support/buying.ts';
import { mailsTo } from '#tests/support/written-mails.ts';
import { signIn } from '#tests/support/people.ts';

let shop: TestApp;
let movers: OrderMovers;
let good: Good;
let staff: Record<string, string>;
beforeAll(async () => {
  shop = await buildTestApp();
  movers = await moversOf(shop);
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
      "promised_by = now() - interval '4 days', send_by = now() - interval '5 days', paid_at = now() - interval '9 days'",
    );
    expect(await told()).toMatchObject({
      business: { phone: expect.stringMatching(/^0\d+ /) as string },
      delivery: { late: expect.stringContaining('later than promised') as string },
      next: { by: null },
    });
    expect((await told())?.delivery.late).toContain('You can cancel it');
    await sendOut(movers, order);
    expect((await told())?.delivery.late).toContain('ask DPD');
    // Staff see the missed deadline.
    const { result } = await shop.call('GET /office/orders/{number}', {
      params: { number: order.number },
      headers: staff,
    });
    expect(result.next?.by).not.toBeNull();
    await movers.asStaff(order, { move: 'complete' });
    expect((await told())?.delivery.late).toBeNull();
  });

  const DAY = /^[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]+/;
  const AFTER = 'after your money is in';
  const byTransfer = async (choices: OrderChoices = {}) => {
    const [cartId = ''] = await readyCarts(shop, 1, one(), { choices });
    const placed = await placeCart(shop, cartId, { payment: 'bank_transfer' });
    const [order] = placed.orders;
    if (!order) throw new Error('no order');
    const mailOf = async (title: string) =>
      (await mailsTo(shop.database, BUYER.email)).find(
        ({ subject }) => subject === `${title} (${placed.number})`,
      )?.text;
    return { placed, order, mailOf };
  };
  const deliveryOf = async ({ token }: { token: string }) => (await track(shop, token)).orders[0]?.delivery;

  it('names no day before a transfer is in, and one counted from then', async () => {
    const { order, mailOf } = await byTransfer();
    const open = await deliveryOf(order);
    expect([order.delivery.promise, open?.promise]).toEqual([open?.promise, expect.stringContaining(AFTER)]);
    expect(await mailOf('How to pay for your order')).toContain(`delivers: ${open?.promise}.`);
    await setOrder(order.number, "placed_at = now() - interval '4 days'");
    await movers.asStaff(order, { move: 'pay' });
    const paid = await deliveryOf(order);
    expect(paid).toMatchObject({ late: null, promise: expect.stringMatching(DAY) as string });
    expect(Date.parse(paid?.by ?? '')).toBeGreaterThan(Date.now());
    expect(await mailOf('Your order is paid')).toContain(paid?.promise);
  });

  it('names the day also where the transfer comes on the day of the order', async () => {
    const { order } = await byTransfer();
    await movers.asStaff(order, { move: 'pay' });
    expect((await deliveryOf(order))?.promise).toMatch(DAY);
  });

  it('of a collection is ready once the transfer is in', async () => {
    const { order, mailOf } = await byTransfer({ delivery: await collected() });
    expect((await deliveryOf(order))?.promise).toBe(`Ready 2 opening hours ${AFTER}`);
    const mail = await mailOf('How to pay for your order');
    expect(mail).toContain(`. Ready 2 opening hours ${AFTER}.`);
    expect(mail).toContain('get it ready once the money is in');
    await movers.asStaff(order, { move: 'pay' });
    expect((await deliveryOf(order))?.promise).toMatch(DAY);
  });

  it('is a day longer to a far postcode, at the checkout and in the order', async () => {
    const { pool } = shop.database;
    await pool.query('update businesses set delivery_days = 0, delivery_hours = 3 where id = $1', [
      good.businessId,
    ]);
    const [cartId = ''] = await readyCarts(shop, 1, one());
    await pool.query("update checkout_details set details = '{}' where cart_id = $1", [cartId]);
    const put = async (body: object) =>
      (
        await shop.call('PUT /no/auth/web/site/checkouts/{cartId}', {
          params: { cartId },
          body,
        })
      ).result;
    const standard = ({ order }: Awaited<ReturnType<typeof put>>) => order?.ways[0]?.ways[0];
    const near = await put({ post_code: 'ls1 4ap' });
    expect([near.order?.post_code, near.details]).toEqual(['LS1 4AP', null]);
    const far = await put({ post_code: 'ZE1 0AA' });
    expect(standard(far)?.promise).not.toBe(standard(near)?.promise);
    expect(standard(far)?.promise).toMatch(DAY);
    expect(standard(far)?.how).toContain('a day longer to your postcode');
    await put({ ...BUYER, post_code: 'BT1 5GS' });
    const placed = await placeCart(shop, cartId);
    expect(placed.orders[0]?.delivery.promise).toBe(standard(far)?.promise);
    const bad = await shop.refused('PUT /no/auth/web/site/checkouts/{cartId}', {
      params: { cartId: (await readyCarts(shop, 1, one()))[0] ?? '' },
      body: { post_code: 'nowhere' },
    });
    expect(bad).toMatchObject({ status: 400, errors: { post_code: 'Invalid postcode' } });
  });

  const collected = async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'select id from stores where business_id = $1 and is_active limit 1',
      [good.businessId],
    );
    const store_id = rows[0]?.id ?? 0;
    return [{ business_id: good.businessId, way: 'collect' as const, store_id }];
  };

  it('to collect comes with the address and the hours of the store', async () => {
    const delivery = await collected();
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
  it('is shown as one sum on the page of each order, and as their own share to a vendor', async () => {
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
