import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES } from '#demo/examples.ts';
import { ADMINISTRATOR, SHOPPER } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { asPlaced, asTracked, offerNextDay } from '#tests/support/buying.ts';
import { addable } from '#tests/support/carts.ts';
import { signIn } from '#tests/support/people.ts';

const CHECKOUT = 'GET /no/auth/web/site/checkouts/{cartId}';
const FILL_IN = 'PUT /no/auth/web/site/checkouts/{cartId}';
const PLACE = 'POST /no/auth/web/site/checkouts/{cartId}/place';
const TRACK = 'GET /no/auth/web/site/track/{token}';
const MOVE = 'POST /no/auth/web/site/track/{token}/moves';
const TRIAL = 'POST /no/auth/web/site/payments/{paymentId}/trial';

const SIMPLE = EXAMPLES['simple product, counted, in stock'];
const details = {
  email: 'ann@mail.example',
  name: 'Ann Lee',
  line_1: '1 High Street',
  town: 'Leeds',
  post_code: 'LS1 4AP',
};

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

const key = () => ({ 'idempotency-key': randomUUID() });

async function filledCart(sku = SIMPLE, quantity = 1): Promise<string> {
  const { result } = await shop.call('POST /no/auth/web/site/cart/add', {
    body: await addable(shop, sku, { quantity }),
  });
  await shop.call(FILL_IN, { params: { cartId: result.cart_id }, body: details });
  return result.cart_id;
}

const orderOf = async (cartId: string) => {
  const { result } = await shop.call(CHECKOUT, { params: { cartId } });
  if (!result.order) throw new Error('no order');
  return result.order;
};

async function place(cartId: string, payment: 'trial' | 'bank_transfer' | 'in_store' = 'trial') {
  const { totals } = await orderOf(cartId);
  const { result } = await shop.call(PLACE, {
    params: { cartId },
    headers: key(),
    body: { payment, agreed_total: totals.total },
  });
  return asPlaced(result);
}

const pay = (paymentId: string, outcome: 'paid' | 'declined' | 'late' = 'paid') =>
  shop.call(TRIAL, { params: { paymentId }, headers: key(), body: { outcome } });
const track = async (token: string) => asTracked((await shop.call(TRACK, { params: { token } })).result);

const stockOf = async (sku: string) => {
  const { rows } = await shop.database.pool.query<{ stock: number; reserved_stock: number }>(
    'select stock, reserved_stock from products where sku = $1 union all select stock, reserved_stock from variations where sku = $1',
    [sku],
  );
  return rows[0];
};
const ledgerSum = async () => {
  const { rows } = await shop.database.pool.query<{ sum: number }>(
    'select coalesce(sum(amount), 0)::int as sum from postings',
  );
  return rows[0]?.sum;
};

describe('buying', () => {
  it('shows the total before it asks for contact details', async () => {
    const { result } = await shop.call('POST /no/auth/web/site/cart/add', {
      body: await addable(shop, SIMPLE),
    });
    const order = await orderOf(result.cart_id);
    expect(order.ways[0]?.ways.map(({ way }) => way)).toEqual(['standard', 'next_day', 'collect']);
    expect(order.totals.total).toBeCloseTo(order.totals.goods + order.totals.delivery);
    const businessId = order.ways[0]?.business_id ?? 0;
    await offerNextDay(shop, businessId);
    const next = await shop.call(FILL_IN, {
      params: { cartId: result.cart_id },
      body: { delivery: [{ business_id: businessId, way: 'next_day' }] },
    });
    expect(next.result.order?.totals.delivery).toBe(5.99);
    expect(next.result.details).toBeNull();
  });

  it('takes the stock, empties the cart and mails the buyer', async () => {
    const before = await stockOf(SIMPLE);
    const cartId = await filledCart();
    const placed = await place(cartId);
    expect(placed).toMatchObject({
      payment: { state: 'pending', kind: 'trial' },
      orders: [{ state: 'pending_payment' }],
    });
    expect((await stockOf(SIMPLE))?.reserved_stock).toBe((before?.reserved_stock ?? 0) + 1);
    const { result: cart } = await shop.call('GET /no/auth/web/site/cart/{cartId}', { params: { cartId } });
    expect(cart.Cart_items).toEqual([]);
    expect((await pay(placed.payment.id)).result.state).toBe('paid');
    expect(await track(placed.token)).toMatchObject({
      number: placed.number,
      state: 'paid',
      email: 'a•••@mail.example',
      moves: ['cancel'],
      next: { who: 'vendor' },
      payment: { state: 'paid', label: 'Trial payment' },
    });
    const { rows } = await shop.database.pool.query<{ subject: string }>(
      "select payload ->> 'subject' as subject from jobs where kind = 'mail' and payload ->> 'subject' like $1",
      [`%${placed.number}%`],
    );
    expect(rows.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([`Your order is paid (${placed.number})`]),
    );
    expect(await ledgerSum()).toBe(0);
  });

  it('is cancelled by the buyer, with everything given back', async () => {
    const before = await stockOf(SIMPLE);
    const placed = await place(await filledCart());
    await pay(placed.payment.id);
    const { version } = await track(placed.token);
    const { result } = await shop.call(MOVE, {
      params: { token: placed.token },
      headers: key(),
      body: { move: 'cancel', version },
    });
    expect(result).toMatchObject({ state: 'refunded', moves: [], orders: [{ refunded: placed.total }] });
    expect(await stockOf(SIMPLE)).toEqual(before);
    expect(await ledgerSum()).toBe(0);
    const again = await shop.refused(MOVE, {
      params: { token: placed.token },
      headers: key(),
      body: { move: 'cancel', version },
    });
    expect(again.status).toBe(409);
  });

  it('answers the same order to the same key', async () => {
    const cartId = await filledCart();
    const { totals } = await orderOf(cartId);
    const headers = key();
    const body = { payment: 'trial' as const, agreed_total: totals.total };
    const all = await Promise.all(
      [1, 2, 3].map(() => shop.call(PLACE, { params: { cartId }, headers, body })),
    );
    expect(new Set(all.map(({ result }) => result.number)).size).toBe(1);
    const other = await shop.refused(PLACE, { params: { cartId }, headers: key(), body });
    expect(other.message).toBe(`This cart was ordered already, as ${all[0]?.result.number}.`);
  });

  it('is refused if the total has changed, and nothing is taken', async () => {
    const before = await stockOf(SIMPLE);
    const cartId = await filledCart();
    const refusal = await shop.refused(PLACE, {
      params: { cartId },
      headers: key(),
      body: { payment: 'trial', agreed_total: 0.01 },
    });
    expect(refusal).toMatchObject({ status: 409, changed: [{ what: 'total', before: 0.01 }] });
    expect(await stockOf(SIMPLE)).toEqual(before);
  });

  it('needs a key', async () => {
    const cartId = await filledCart();
    const { status } = await shop.refused(PLACE, {
      params: { cartId },
      body: { payment: 'trial', agreed_total: 1 },
    });
    expect(status).toBe(400);
  });

  it('is carried to the door by the vendor', async () => {
    const placed = await place(await filledCart());
    await pay(placed.payment.id);
    const order = placed.orders[0];
    const headers = await signIn(shop, ADMINISTRATOR);
    const number = order?.number ?? '';
    const staff = (body: object) =>
      shop.call('POST /office/orders/{number}/moves', {
        params: { number },
        headers: { ...headers, ...key() },
        body: body as never,
      });
    const { result: seen } = await shop.call('GET /office/orders/{number}', { params: { number }, headers });
    expect(seen.orders[0]?.moves).toEqual(['accept', 'refuse', 'refund_missing', 'refund_amount']);
    const { result: accepted } = await staff({ move: 'accept', version: seen.version });
    const before = await stockOf(SIMPLE);
    const { result: sent } = await staff({
      move: 'dispatch',
      version: accepted.version,
      carrier: 'DPD',
      tracking: '1550',
    });
    expect(sent).toMatchObject({
      state: 'dispatched',
      orders: [{ parcels: [{ carrier: 'DPD', tracking: '1550' }] }],
    });
    expect((await stockOf(SIMPLE))?.stock).toBe((before?.stock ?? 0) - 1);
    const lineId = sent.orders[0]?.lines[0]?.id ?? 0;
    const { result: returned } = await shop.call(MOVE, {
      params: { token: placed.token },
      headers: key(),
      body: {
        move: 'request_return',
        version: sent.version,
        reason: 'faulty',
        lines: [{ line_id: lineId, units: 1 }],
      },
    });
    const { result: yes } = await staff({ move: 'accept_return', version: returned.version });
    const { result: here } = await staff({ move: 'receive_return', version: yes.version, resell: true });
    const { result: done } = await staff({ move: 'refund', version: here.version });
    expect(done).toMatchObject({ state: 'refunded', orders: [{ lines: [{ refunded: 1 }] }] });
    expect((await stockOf(SIMPLE))?.stock).toBe(before?.stock);
    expect(await ledgerSum()).toBe(0);
    const { rows: sums } = await shop.database.pool.query<{ wrong: number }>(
      `select count(*)::int as wrong from products p where p.counts_stock and p.type = 1 and p.sku = $1 and p.stock <>
        (select coalesce(sum(m.quantity), 0) from stock_movements m where m.product_id = p.id and m.variation_id is null)`,
      [SIMPLE],
    );
    expect(sums[0]?.wrong).toBe(0);
  });

  it('is followed on a page that no cache keeps, at an address that leads nowhere else', async () => {
    const placed = await place(await filledCart());
    const page = await shop.fetch(`/track/${placed.token}`, { redirect: 'manual' });
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(await page.text()).toContain('noindex');
  });

  it('shows an order to no one else', async () => {
    const placed = await place(await filledCart());
    const forged = placed.token.replace(/.$/, (sign) => (sign === 'a' ? 'b' : 'a'));
    expect((await shop.refused(TRACK, { params: { token: forged } })).status).toBe(404);
    const shopper = await signIn(shop, SHOPPER);
    const number = placed.orders[0]?.number ?? '';
    expect(
      (await shop.refused('GET /office/orders/{number}', { params: { number }, headers: shopper })).status,
    ).toBe(403);
  });
});
