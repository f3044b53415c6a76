import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutForm } from '#rules/checkout/form.ts';
import { EXAMPLES } from '#demo/examples.ts';
import { SHOPPER, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addable } from '#tests/support/carts.ts';
import { signIn } from '#tests/support/people.ts';

const GET = 'GET /no/auth/web/site/checkouts/{cartId}';
const PUT = 'PUT /no/auth/web/site/checkouts/{cartId}';
const contact = { email: 'ann@mail.example', name: 'Ann Lee' };
const address = { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' };

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

async function cartOf(sku: string): Promise<string> {
  const { result } = await shop.call('POST /no/auth/web/site/cart/add', { body: await addable(shop, sku) });
  return result.cart_id;
}
const buyCart = () => cartOf(EXAMPLES['simple product, counted, in stock']);
const sellCart = () => cartOf(EXAMPLES['trade-in values']);
const repairCart = () => cartOf(EXAMPLES['repair with prices by fault']);
const put = async (cartId: string, body: CheckoutForm) =>
  (await shop.call(PUT, { params: { cartId }, body })).result;
const wrong = async (cartId: string, body: CheckoutForm) => shop.refused(PUT, { params: { cartId }, body });

describe('a checkout', () => {
  it('shows the cart, and keeps what was filled in with it', async () => {
    const cartId = await buyCart();
    const { result: before } = await shop.call(GET, { params: { cartId } });
    expect(before).toMatchObject({ cart: { cart_id: cartId, totals: { quantity: 1 } }, details: null });
    const kept = await put(cartId, {
      ...contact,
      ...address,
      phone: '',
      post_code: 'ls14ap',
      name: ' Ann  Lee ',
    });
    expect(kept.details).toEqual({ ...contact, ...address });
    const { result: after } = await shop.call(GET, { params: { cartId } });
    expect(after).toEqual(kept);
    const changed = await put(cartId, { ...contact, ...address, line_2: 'Flat 2', town: 'York' });
    expect(changed.details).toEqual({ ...contact, ...address, line_2: 'Flat 2', town: 'York' });
  });

  it('asks of a sale how it is paid, and forgets a bank account that is not used', async () => {
    const cartId = await sellCart();
    const bank = { account_holder: 'Ann Lee', sort_code: '102030', account_number: '1234 5678' };
    expect((await wrong(cartId, { ...contact, ...address })).errors).toEqual({ payout: 'Required' });
    const paid = await put(cartId, { ...contact, ...address, payout: 'bank', ...bank });
    expect(paid.details).toEqual({ ...contact, ...address, payout: 'bank', account_ends: '678' });
    const voucher = await put(cartId, { ...contact, ...address, payout: 'voucher', ...bank });
    expect(voucher.details).toEqual({ ...contact, ...address, payout: 'voucher' });
  });

  it('names the way that was chosen with a repair after the details were kept', async () => {
    const cartId = await repairCart();
    const again = async (way: 'drop_in' | 'post_in') =>
      shop.call('POST /no/auth/web/site/cart/add', {
        body: await addable(shop, EXAMPLES['repair with prices by fault'], {
          way,
          repair_local_storage_cart_id: cartId,
        }),
      });
    const newerWay = async () => (await shop.call(GET, { params: { cartId } })).result.way;
    expect(await newerWay()).toBeNull();
    await again('drop_in');
    expect(await newerWay()).toBe('drop_in');
    expect((await put(cartId, { ...contact, ...address, way: 'post_in' })).way).toBeNull();
    await again('drop_in');
    expect(await newerWay()).toBe('drop_in');
    expect((await put(cartId, { ...contact, ...address, way: 'post_in' })).way).toBeNull();
  });

  it('asks of a repair how the device comes, and knows which stores are open', async () => {
    const cartId = await repairCart();
    const { result: stores } = await shop.call('GET /no/auth/web/site/stores');
    const store_id = stores[0]?.id ?? 0;
    const dropIn = await put(cartId, { ...contact, way: 'drop_in', store_id });
    expect(dropIn.details).toEqual({ ...contact, way: 'drop_in', store_id });
    expect((await put(cartId, { ...contact, ...address, way: 'post_in' })).details).toEqual({
      ...contact,
      ...address,
      way: 'post_in',
    });
    const closed = stores[1]?.id ?? 0;
    await shop.database.pool.query('update stores set is_active = false where id = $1', [closed]);
    for (const id of [closed, 999_999]) {
      expect((await wrong(cartId, { ...contact, way: 'drop_in', store_id: id })).errors).toEqual({
        store_id: 'Please choose another store',
      });
    }
  });

  it.each([
    [{}, ['email', 'name', 'line_1', 'town', 'post_code']],
    [{ ...contact, ...address, email: 'ann' }, ['email']],
    [{ ...contact, ...address, post_code: 'nowhere' }, ['post_code']],
    [{ ...contact, ...address, name: 'x'.repeat(5_000) }, ['name']],
  ])('names every field at fault: %o', async (body, fields) => {
    const cartId = await buyCart();
    const { status, errors } = await wrong(cartId, body);
    expect(status).toBe(400);
    expect(Object.keys(errors ?? {})).toEqual(fields);
    expect((await shop.call(GET, { params: { cartId } })).result.details).toBeNull();
  });

  it('takes what no keyboard types for a space', async () => {
    const { details } = await put(await buyCart(), { ...contact, ...address, name: 'Ann\ud800\u0007Lee\n' });
    expect(details?.name).toBe('Ann Lee');
  });

  it('is refused while there is nothing to check out', async () => {
    const cartId = await buyCart();
    await shop.database.pool.query('delete from cart_items where cart_id = $1', [cartId]);
    expect((await wrong(cartId, { ...contact, ...address })).message).toBe('Your cart is empty.');
  });

  it('answers to the holder of the cart alone', async () => {
    const headers = await signIn(shop, SHOPPER);
    const stranger = await signIn(shop, VENDOR);
    const { result } = await shop.call('POST /web/site/cart/add', {
      headers,
      body: await addable(shop, EXAMPLES['simple product, counted, in stock']),
    });
    const cartId = result.cart_id;
    const body = { ...contact, ...address };
    await shop.call(PUT, { params: { cartId }, headers, body });
    const attempts = (id: string) =>
      [{}, stranger].flatMap((who) => [
        shop.refused(GET, { params: { cartId: id }, headers: who }),
        shop.refused(PUT, { params: { cartId: id }, headers: who, body: { ...body, name: 'Mallory' } }),
      ]);
    const foreign = await Promise.all(attempts(cartId));
    expect(foreign).toEqual(await Promise.all(attempts(randomUUID())));
    expect(foreign.every(({ status }) => status === 404)).toBe(true);
    const { result: own } = await shop.call(GET, { params: { cartId }, headers });
    expect(own.details).toEqual(body);
  });

  it('keeps one set of details of two that come at once', async () => {
    const cartId = await buyCart();
    const bodies = Array.from({ length: 8 }, (_, n) => ({ ...contact, ...address, name: `Ann ${n}` }));
    await Promise.all(bodies.map((body) => put(cartId, body)));
    const { result } = await shop.call(GET, { params: { cartId } });
    expect(bodies).toContainEqual(result.details);
  });
});
