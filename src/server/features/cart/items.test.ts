import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AddBody } from '#contract/cart.ts';
import { EXAMPLES } from '#demo/examples.ts';
import { ADMINISTRATOR, SHOPPER, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addable, setStock, optionOf, variationOf, visitorsCart } from '#tests/support/carts.ts';
import { signIn } from '#tests/support/people.ts';

const CHARGER = EXAMPLES['simple product, counted, in stock'];
const GLASS = EXAMPLES['simple product, yes or no, in stock'];
const PHONE = EXAMPLES['variation, counted, in stock'];
const CHANGE = 'PUT /no/auth/web/site/cart/{cartId}/items/{itemId}';
const REMOVE = 'DELETE /no/auth/web/site/cart/{cartId}/items/{itemId}';
const READ = 'GET /no/auth/web/site/cart/{cartId}';

let shop: TestApp;
let shopper: { cookie: string };
beforeAll(async () => {
  shop = await buildTestApp();
  shopper = await signIn(shop, SHOPPER);
});

const cartOf = (...things: AddBody[]) => visitorsCart(shop, ...things);
const change = async (
  cartId: string,
  itemId: number | undefined,
  body: { quantity?: number; is_saved?: boolean },
) => (await shop.call(CHANGE, { params: { cartId, itemId: itemId ?? 0 }, body })).result;
const read = async (cartId: string) => (await shop.call(READ, { params: { cartId } })).result;

describe('an item of a cart', () => {
  it('changes its quantity up to what is left, and always downwards', async () => {
    await setStock(shop, CHARGER, 6);
    const { cartId, itemIds } = await cartOf(await addable(shop, CHARGER));
    expect((await change(cartId, itemIds[0], { quantity: 6 })).totals.quantity).toBe(6);
    const params = { cartId, itemId: itemIds[0] ?? 0 };
    expect(await shop.refused(CHANGE, { params, body: { quantity: 7 } })).toEqual({
      status: 409,
      message: 'Only 6 left.',
      errors: { quantity: 'Only 6 left.' },
      out_of_stock: true,
    });
    await setStock(shop, CHARGER, 2);
    expect((await read(cartId)).Cart_items[0]).toMatchObject({ quantity: 6, problem: 'not_enough' });
    expect((await change(cartId, itemIds[0], { quantity: 4 })).Cart_items[0]?.problem).toBe('not_enough');
    expect((await change(cartId, itemIds[0], { quantity: 2 })).Cart_items[0]?.problem).toBeNull();
    await setStock(shop, CHARGER, 50);
  });

  it('can be kept for later, and is then part of no sum', async () => {
    const { cartId, itemIds, cart } = await cartOf(await addable(shop, GLASS), await addable(shop, CHARGER));
    const [glass, charger] = cart.Cart_items;
    expect(cart.totals).toMatchObject({ quantity: 2, delivery: 3.99 });
    const saved = await change(cartId, itemIds[0], { is_saved: true });
    expect(saved.Cart_items.map(({ is_saved }) => is_saved)).toEqual([true, false]);
    expect(saved.totals).toMatchObject({ quantity: 1, items: charger?.line_price });
    const back = await change(cartId, itemIds[0], { is_saved: false, quantity: 2 });
    expect(back.totals.items).toBeCloseTo((glass?.unit_price ?? 0) * 2 + (charger?.line_price ?? 0));
  });

  it('that is saved for later uses no stock, and needs stock when it moves back', async () => {
    await setStock(shop, PHONE, 3);
    const phone = await addable(shop, PHONE, { quantity: 3 });
    const power = await optionOf(shop, phone.product_id, 'USB-C to Lightning cable, 2m');
    const { cartId, itemIds } = await cartOf(phone);
    await change(cartId, itemIds[0], { is_saved: true });
    const dressed = await shop.call('POST /no/auth/web/site/cart/add', {
      body: {
        ...phone,
        options: [...(phone.options ?? []), { question_id: power.question_id, option_id: power.option_id }],
        quantity: 2,
        buy_local_storage_cart_id: cartId,
      },
    });
    expect(dressed.cart_listing_data.totals.quantity).toBe(2);
    const params = { cartId, itemId: itemIds[0] ?? 0 };
    expect((await shop.refused(CHANGE, { params, body: { is_saved: false } })).out_of_stock).toBe(true);
    const back = await change(cartId, itemIds[0], { is_saved: false, quantity: 1 });
    expect(back.totals.quantity).toBe(3);
  });

  it('that was saved for later stays so when the same is added, and they join when one moves', async () => {
    const glass = await addable(shop, GLASS, { quantity: 5 });
    const { cartId, itemIds } = await cartOf(glass);
    await change(cartId, itemIds[0], { is_saved: true });
    const again = await shop.call('POST /no/auth/web/site/cart/add', {
      body: { ...glass, quantity: 2, buy_local_storage_cart_id: cartId },
    });
    const added = again.result.item_id;
    expect(added).not.toBe(itemIds[0]);
    expect(again.cart_listing_data.Cart_items).toMatchObject([
      { quantity: 5, is_saved: true },
      { quantity: 2, is_saved: false },
    ]);
    const back = await change(cartId, itemIds[0], { is_saved: false });
    expect(back.Cart_items).toMatchObject([{ id: itemIds[0], quantity: 7, is_saved: false }]);
    const more = await shop.call('POST /no/auth/web/site/cart/add', {
      body: { ...glass, quantity: 1, buy_local_storage_cart_id: cartId },
    });
    expect(more.cart_listing_data.Cart_items).toMatchObject([{ quantity: 8, is_saved: false }]);
  });

  it('leaves when it is removed, once', async () => {
    const { cartId, itemIds } = await cartOf(await addable(shop, GLASS), await addable(shop, CHARGER));
    const params = { cartId, itemId: itemIds[0] ?? 0 };
    const { result } = await shop.call(REMOVE, { params });
    expect(result.Cart_items.map(({ id }) => id)).toEqual([itemIds[1]]);
    expect((await shop.refused(REMOVE, { params })).message).toBe('There is no such item in this cart.');
    expect((await shop.refused(CHANGE, { params, body: { quantity: 2 } })).status).toBe(404);
    await shop.call(REMOVE, { params: { cartId, itemId: itemIds[1] ?? 0 } });
    expect(await read(cartId)).toMatchObject({
      Cart_items: [],
      Businesses: [],
      totals: { total: 0, delivery: 0 },
    });
  });

  it('is refused what can not be read', async () => {
    const { cartId, itemIds } = await cartOf(await addable(shop, GLASS));
    const params = { cartId, itemId: itemIds[0] ?? 0 };
    for (const body of [{}, { quantity: 0 }, { quantity: 100 }, { quantity: 1.5 }]) {
      expect((await shop.refused(CHANGE, { params, body })).status, JSON.stringify(body)).toBe(400);
    }
  });

  it('of another cart is not there', async () => {
    const one = await cartOf(await addable(shop, GLASS));
    const other = await cartOf(await addable(shop, GLASS));
    const params = { cartId: one.cartId, itemId: other.itemIds[0] ?? 0 };
    expect((await shop.refused(REMOVE, { params })).status).toBe(404);
    expect((await shop.refused(CHANGE, { params, body: { quantity: 9 } })).status).toBe(404);
    expect((await read(other.cartId)).totals.quantity).toBe(1);
  });
});

describe('a cart', () => {
  it('groups its items by business, each with its delivery', async () => {
    const gameConsole = await variationOf(shop, EXAMPLES['delivery estimate in hours alone']);
    const { cart } = await cartOf(
      await addable(shop, GLASS),
      await addable(shop, gameConsole),
      await addable(shop, CHARGER),
    );
    expect(cart.Cart_items.map(({ sku }) => sku)).toEqual([GLASS, CHARGER, gameConsole]);
    const businesses = cart.Cart_items.map(({ business_id }) => business_id);
    expect(cart.Businesses.map(({ id }) => id)).toEqual([...new Set(businesses)]);
    const sum = cart.Cart_items.reduce((all, { line_price }) => all + line_price, 0);
    expect(cart.totals.total).toBeCloseTo(sum + cart.totals.delivery);
    const parcels = cart.Businesses.reduce((all, { delivery_price }) => all + delivery_price, 0);
    expect(parcels).toBeCloseTo(cart.totals.delivery);
  });

  it('shows prices of now beside those of then, and why something can not be had any more', async () => {
    const glass = await addable(shop, GLASS);
    const { cartId, cart } = await cartOf(glass, await addable(shop, EXAMPLES['new variation']));
    const then = cart.Cart_items[0]?.unit_price ?? 0;
    await shop.database.pool.query(
      'update products set regular_price = regular_price + 150, is_on_sale = false where id = $1',
      [glass.product_id],
    );
    expect((await read(cartId)).Cart_items[0]).toMatchObject({ price_then: then, problem: null });
    expect((await read(cartId)).Cart_items[0]?.unit_price).not.toBe(then);
    const set = async (change: string) => {
      await shop.database.pool.query(`update products set ${change} where id = $1`, [glass.product_id]);
      return (await read(cartId)).Cart_items.map(({ problem }) => problem);
    };
    expect(await set('is_available = false')).toEqual(['out_of_stock', null]);
    const short = await read(cartId);
    expect(short.totals, 'without what is out of stock').toMatchObject({
      quantity: 2,
      items: short.Cart_items[1]?.line_price,
    });
    expect(await set('is_published = false')).toEqual(['unavailable', null]);
    expect(await set('is_published = true, is_available = true')).toEqual([null, null]);
    const { rows } = await shop.database.pool.query<{ id: number }>(
      `insert into questions (title, key, condition, option_type) values ('New', 'new', 2, 1) returning id`,
    );
    await shop.database.pool.query('insert into product_questions values ($1, $2)', [
      glass.product_id,
      rows[0]?.id,
    ]);
    expect((await read(cartId)).Cart_items.map(({ problem }) => problem)).toEqual(['answers_missing', null]);
    await shop.database.pool.query('delete from questions where id = $1', [rows[0]?.id]);
  });

  it('does not let a visitor find out a hidden stock by adding', async () => {
    const sku = await variationOf(shop, EXAMPLES['business that hides its stock']);
    const answersAt = async (count: number) => {
      await setStock(shop, sku, count);
      const statusOf = async (quantity: number) => {
        const body = JSON.stringify(await addable(shop, sku, { quantity }));
        const headers = { 'content-type': 'application/json' };
        return (await shop.fetch('/no/auth/web/site/cart/add', { method: 'POST', headers, body })).status;
      };
      const { cartId, itemIds, cart } = await visitorsCart(shop, await addable(shop, sku));
      const changed = await shop.call('PUT /no/auth/web/site/cart/{cartId}/items/{itemId}', {
        params: { cartId, itemId: itemIds[0] ?? 0 },
        body: { quantity: 50 },
      });
      const problems = [cart, changed.result].map(({ Cart_items: [item] }) => item?.problem);
      return { statuses: await Promise.all([1, 4, 50, 99].map(statusOf)), problems };
    };
    const expected = { statuses: [200, 200, 200, 200], problems: [null, null] };
    expect(await answersAt(3)).toEqual(expected);
    expect(await answersAt(70)).toEqual(expected);
  });

  it('shows no count if the business hides its stock, and never the cost price', async () => {
    const hidden = await variationOf(shop, EXAMPLES['business that hides its stock']);
    const { cartId, cart } = await cartOf(await addable(shop, hidden));
    expect(cart.Businesses[0]?.hide_stock).toBe(true);
    expect(cart.Cart_items[0]).not.toHaveProperty('available_stock');
    const text = await (await shop.fetch(`/no/auth/web/site/cart/${cartId}`)).text();
    expect(text).not.toMatch(/cost_price|reserved|"stock"/);
    const shown = await cartOf(await addable(shop, CHARGER));
    expect(shown.cart.Cart_items[0]?.available_stock).toBeTypeOf('number');
  });

  it('of an account is there empty before anything is in it', async () => {
    const headers = await signIn(shop, ADMINISTRATOR);
    const { result } = await shop.call('GET /web/site/cart/{line}', { params: { line: 'sell' }, headers });
    expect(result).toMatchObject({ cart_id: null, is_active_for: 2, Cart_items: [], totals: { voucher: 0 } });
    expect((await shop.refused('GET /web/site/cart/{line}', { params: { line: 'sell' } })).status).toBe(401);
  });
});

describe('a cart answers to its holder alone', () => {
  it('and an unknown cart looks the same as the cart of another shopper', async () => {
    const { result } = await shop.call('POST /web/site/cart/add', {
      headers: shopper,
      body: await addable(shop, GLASS),
    });
    const stranger = await signIn(shop, VENDOR);
    const attempts = (cartId: string) =>
      [{}, stranger].flatMap((headers) => [
        shop.refused(READ, { params: { cartId }, headers }),
        shop.refused(CHANGE, { params: { cartId, itemId: result.item_id }, body: { quantity: 9 }, headers }),
        shop.refused(REMOVE, { params: { cartId, itemId: result.item_id }, headers }),
      ]);
    const foreign = await Promise.all(attempts(result.cart_id));
    expect(foreign).toEqual(await Promise.all(attempts(randomUUID())));
    expect(new Set(foreign.map(({ status, message }) => `${status} ${message}`))).toEqual(
      new Set(['404 There is no such cart.']),
    );
    const { result: own } = await shop.call(READ, { params: { cartId: result.cart_id }, headers: shopper });
    expect(own.Cart_items.map(({ id, quantity }) => [id, quantity])).toEqual([[result.item_id, 1]]);
  });

  it('at the paths of accounts too', async () => {
    const item = 'PUT /web/site/cart/{line}/items/{itemId}';
    const { result } = await shop.call('GET /web/site/cart/{line}', {
      params: { line: 'buy' },
      headers: shopper,
    });
    const itemId = result.Cart_items[0]?.id ?? 0;
    const vendor = await signIn(shop, VENDOR);
    const params = { line: 'buy' as const, itemId };
    expect((await shop.refused(item, { params, headers: vendor, body: { quantity: 3 } })).status).toBe(404);
    const changed = await shop.call(item, { params, headers: shopper, body: { quantity: 3 } });
    expect(changed.result.totals.quantity).toBe(3);
    const removed = await shop.call('DELETE /web/site/cart/{line}/items/{itemId}', {
      params,
      headers: shopper,
    });
    expect(removed.result.Cart_items).toEqual([]);
  });
});
