import { beforeAll, describe, expect, it } from 'vitest';
import type { AddBody, Cart } from '#contract/cart.ts';
import { EXAMPLES } from '#demo/examples.ts';
import { SHOPPER, VENDOR } from '#demo/people.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addable, setStock, optionOf, variationOf } from '#tests/support/carts.ts';
import { signIn } from '#tests/support/people.ts';

const VISITORS = 'POST /no/auth/web/site/cart/add';
const ACCOUNTS = 'POST /web/site/cart/add';
const PHONE = EXAMPLES['variation, counted, in stock'];
const CHARGER = EXAMPLES['simple product, counted, in stock'];

let shop: TestApp;
let shopper: { cookie: string };
let vendor: { cookie: string };
beforeAll(async () => {
  shop = await buildTestApp();
  shopper = await signIn(shop, SHOPPER);
  vendor = await signIn(shop, VENDOR);
});

const add = (body: AddBody) => shop.call(VISITORS, { body });
const refused = (body: AddBody) => shop.refused(VISITORS, { body });
const read = async (cartId: string) =>
  (await shop.call('GET /no/auth/web/site/cart/{cartId}', { params: { cartId } })).result;
const only = ({ Cart_items: items }: Cart) => {
  expect(items).toHaveLength(1);
  const [item] = items;
  if (!item) throw new Error('the cart is empty');
  return item;
};

describe('an add to cart', () => {
  it('of a visitor starts a cart, and goes on in it by its id', async () => {
    const charger = await addable(shop, CHARGER, { quantity: 2 });
    const first = await add(charger);
    const cartId = first.result.cart_id;
    expect(first).toMatchObject({
      out_of_stock: false,
      cart_listing_data: { cart_id: cartId, is_active_for: 1 },
    });
    const again = await add({ ...charger, quantity: 1, buy_local_storage_cart_id: cartId });
    expect(again.result).toEqual(first.result);
    const phone = await add({ ...(await addable(shop, PHONE)), buy_local_storage_cart_id: cartId });
    expect(phone.result.cart_id).toBe(cartId);
    const cart = await read(cartId);
    expect(cart).toEqual(phone.cart_listing_data);
    expect(cart.Cart_items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [CHARGER, 3],
      [PHONE, 1],
    ]);
  });

  it('keeps the same product with other options apart, in any order of the options', async () => {
    const phone = await addable(shop, PHONE);
    const charger = await optionOf(shop, phone.product_id, '20W USB-C fast charger (UK plug)');
    const options = [
      ...(phone.options ?? []),
      { question_id: charger.question_id, option_id: charger.option_id },
    ];
    const { result } = await add(phone);
    const local = { buy_local_storage_cart_id: result.cart_id };
    await add({ ...phone, options, ...local });
    const { cart_listing_data: cart } = await add({ ...phone, options: [...options].reverse(), ...local });
    expect(cart.Cart_items.map(({ quantity }) => quantity)).toEqual([1, 2]);
    const [plain, dressed] = cart.Cart_items;
    expect(dressed?.unit_price).toBeCloseTo((plain?.unit_price ?? 0) + 17.99);
    expect(dressed?.line_price).toBeCloseTo((dressed?.unit_price ?? 0) * 2);
    expect(cart.totals.items).toBeCloseTo((plain?.unit_price ?? 0) + (dressed?.line_price ?? 0));
  });

  it.each([
    ['no id', {}],
    ['an id that never was', { buy_local_storage_cart_id: '7b1c8a52-58f3-4d35-9c0e-3d1b1d6f2a11' }],
    ['nothing at all', { buy_local_storage_cart_id: null }],
  ])('with %s starts a new cart', async (_what, local) => {
    const { result } = await add(await addable(shop, CHARGER, local));
    expect(only(await read(result.cart_id)).quantity).toBe(1);
  });

  it("with the id of an account's cart, or of another line's, starts a new one and leaves that alone", async () => {
    const charger = await addable(shop, CHARGER);
    const own = await shop.call(ACCOUNTS, { body: charger, headers: shopper });
    const foreign = await add({ ...charger, buy_local_storage_cart_id: own.result.cart_id });
    expect(foreign.result.cart_id).not.toBe(own.result.cart_id);
    const repair = await add(
      await addable(shop, EXAMPLES['repair with prices by fault'], {
        repair_local_storage_cart_id: foreign.result.cart_id,
      }),
    );
    expect(repair.result.cart_id).not.toBe(foreign.result.cart_id);
    expect(repair.cart_listing_data.is_active_for).toBe(3);
  });

  it('takes no word of the payload for a price, a name, a stock or a line', async () => {
    const phone = await addable(shop, PHONE);
    const claims = {
      sale_price: 0.01,
      regular_price: 0.01,
      cost_price: 0.01,
      is_on_sale: true,
      product_name: 'A brick',
      stock_status: 'instock',
      raw_status: true,
      is_active_for: 2,
      product_business_id: 999,
      web_or_pos: 1,
      type: 1,
    };
    const options = (phone.options ?? []).map((option) => ({
      ...option,
      option_price: -500,
      option_label: 'x',
    }));
    const { cart_listing_data: honest } = await add(phone);
    const { cart_listing_data: claimed } = await add({ ...phone, ...claims, options });
    expect({ ...only(claimed), id: 0 }).toEqual({ ...only(honest), id: 0 });
    expect(claimed.totals).toEqual(honest.totals);
  });

  it('of an account goes into its own cart, even if the payload names other ids', async () => {
    const charger = await addable(shop, CHARGER);
    const { result: visitors } = await add(charger);
    const { result } = await shop.call(ACCOUNTS, {
      headers: vendor,
      body: { ...charger, buy_local_storage_cart_id: visitors.cart_id },
    });
    expect(result.cart_id).not.toBe(visitors.cart_id);
    const { result: session } = await shop.call('GET /global/user/session', { headers: vendor });
    expect(session.buyCartId).toBe(result.cart_id);
    expect((await shop.refused(ACCOUNTS, { body: charger })).status).toBe(401);
  });
});

describe('an add to cart is refused', () => {
  it.each([
    ['unpublished', EXAMPLES['unpublished product']],
    ['inactive', EXAMPLES['inactive product']],
    ['of a blocked business', EXAMPLES['product of a blocked business']],
  ])('with 404 for a product that is %s', async (_what, sku) => {
    expect(await refused(await addable(shop, sku))).toEqual({
      status: 404,
      message: 'There is no such product.',
    });
  });

  it('with 404 from the moment that its business is blocked', async () => {
    const other = await buildTestApp();
    const body = await addable(other, CHARGER);
    await other.database.pool.query(
      `update businesses set is_blocked = true, blocked_reason = 'checks' where id =
       (select business_id from products where id = $1)`,
      [body.product_id],
    );
    expect((await other.refused(VISITORS, { body })).status).toBe(404);
    expect((await other.refused(VISITORS, { body: { ...body, product_id: 2_147_483_647 } })).status).toBe(
      404,
    );
  });

  it('with 400 without a variation, with a foreign one, and with one where there are none', async () => {
    const phone = await addable(shop, PHONE);
    const other = await addable(shop, EXAMPLES['new variation']);
    const charger = await addable(shop, CHARGER);
    const ids = [
      { ...phone, product_variation_id: null },
      { ...phone, product_variation_id: other.product_variation_id },
      { ...charger, product_variation_id: phone.product_variation_id },
    ];
    for (const body of ids) {
      const { status, errors } = await refused(body);
      expect([status, Object.keys(errors ?? {})]).toEqual([400, ['product_variation_id']]);
    }
  });

  it('with 400 for an option of another product, two answers to one choice, and a question left open', async () => {
    const phone = await addable(shop, PHONE);
    const repair = await addable(shop, EXAMPLES['repair with prices by fault']);
    const sims = await Promise.all([
      optionOf(shop, phone.product_id, 'Unlocked, bring your own SIM'),
      optionOf(shop, phone.product_id, 'Unlocked, with a 20GB SIM for 30 days'),
    ]);
    const both = sims.map(({ question_id, option_id }) => ({ question_id, option_id }));
    const question = both[0]?.question_id;
    const strange = await refused({
      ...phone,
      options: [...(phone.options ?? []), ...(repair.options ?? [])],
    });
    expect(strange).toMatchObject({
      status: 400,
      errors: { 'options.1.option_id': 'is not an option of this product' },
    });
    expect(await refused({ ...phone, options: both })).toMatchObject({
      status: 400,
      errors: { [`questions.${question}`]: 'takes one answer' },
    });
    expect(await refused({ ...phone, options: [] })).toMatchObject({
      status: 400,
      errors: { [`questions.${question}`]: 'Required' },
    });
  });

  it("with 403 for a vendor's own product, at either path, and only for their own", async () => {
    const body = await addable(shop, await variationOf(shop, EXAMPLES['product of the demo vendor']));
    const answer = { status: 403, message: 'You are not permitted to add your own product to the cart' };
    expect(await shop.refused(ACCOUNTS, { body, headers: vendor })).toEqual(answer);
    expect(await shop.refused(VISITORS, { body, headers: vendor })).toEqual(answer);
    await shop.call(ACCOUNTS, { body, headers: shopper });
    await add(body);
  });

  it.each([
    ['counted, none left', EXAMPLES['simple product, none left though its status says in stock']],
    ['counted, out of stock', EXAMPLES['simple product, out of stock']],
    ['a flag that says no', EXAMPLES['simple product, yes or no, not in stock']],
    ['a variation that is out', EXAMPLES['variation, out of stock']],
    ['a variation with none left', EXAMPLES['variation, none left though its status says in stock']],
  ])('with 409 where nothing is in stock: %s', async (_what, sku) => {
    expect(await refused(await addable(shop, sku))).toEqual({
      status: 409,
      message: 'This product is out of stock.',
      out_of_stock: true,
    });
  });

  it('with 409 beyond what is left, counting what the cart holds in other options', async () => {
    await setStock(shop, EXAMPLES['new variation'], 5);
    const phone = await addable(shop, EXAMPLES['new variation'], { quantity: 3 });
    const charger = await optionOf(shop, phone.product_id, '20W USB-C fast charger (UK plug)');
    const options = [
      ...(phone.options ?? []),
      { question_id: charger.question_id, option_id: charger.option_id },
    ];
    const beyond = async (body: typeof phone) => {
      const { status, out_of_stock: isOut, message } = await refused(body);
      return [status, isOut, message];
    };
    expect(await beyond({ ...phone, quantity: 6 })).toEqual([409, true, 'Only 5 left.']);
    const { result } = await add(phone);
    const local = { buy_local_storage_cart_id: result.cart_id };
    const three = [409, true, 'Only 5 left, and 3 of them are in your cart.'];
    expect(await beyond({ ...phone, ...local })).toEqual(three);
    expect(await beyond({ ...phone, options, ...local })).toEqual(three);
    await add({ ...phone, options, ...local, quantity: 2 });
    expect(await beyond({ ...phone, ...local, quantity: 1 })).toEqual([
      409,
      true,
      'Only 5 left, and all of them are in your cart.',
    ]);
    const cart = await read(result.cart_id);
    expect(cart.Cart_items.map(({ quantity, problem }) => [quantity, problem])).toEqual([
      [3, null],
      [2, null],
    ]);
  });

  it('beyond 99 of one item, and beyond 50 items', async () => {
    const glass = await addable(shop, EXAMPLES['simple product, yes or no, in stock'], { quantity: 99 });
    const { result } = await add(glass);
    const local = { buy_local_storage_cart_id: result.cart_id };
    expect(await refused({ ...glass, quantity: 1, ...local })).toMatchObject({
      status: 400,
      errors: { quantity: 'Too many' },
    });
    expect((await refused({ ...glass, quantity: 100 })).status).toBe(400);
    expect((await refused({ ...glass, quantity: 0 })).status).toBe(400);
    await shop.database.pool.query(
      `insert into cart_items (cart_id, product_id, option_ids, quantity, price_then)
       select $1, $2, array[n], 1, 100 from generate_series(900001, 900049) n`,
      [result.cart_id, glass.product_id],
    );
    expect(await refused(await addable(shop, CHARGER, local))).toMatchObject({
      status: 400,
      message: 'A cart holds at most 50 different items. Please take something out first.',
    });
  });
});

describe('a line of a cart equals the sum that its page shows', () => {
  it('for a device that is sold: the offer by its answers, and a voucher beside it', async () => {
    const sku = EXAMPLES['trade-in values'];
    const { product_id: id } = await addable(shop, sku);
    const [grade, storage, network, box] = await Promise.all(
      ['Worn', '128GB', 'Locked to a network', 'Original box'].map((label) => optionOf(shop, id, label)),
    );
    const chosen = [grade, storage, network, box].flatMap((option) => option ?? []);
    const options = chosen.map(({ question_id, option_id }) => ({ question_id, option_id }));
    const { cart_listing_data: cart } = await add(await addable(shop, sku, { options, quantity: 2 }));
    const { result: found } = await shop.call('GET /no/auth/web/site/products/{id}', { params: { id } });
    const product = found[0];
    const changes = chosen.reduce((sum, { price }) => sum + price, 0);
    expect(changes).toBeLessThan(0);
    const cash = Math.round(((product?.cash_trade_in_value ?? 0) * 100 + changes) / 500) * 5;
    const item = only(cart);
    expect(item.unit_price).toBe(cash);
    expect(item.voucher_price).toBe(Math.round(cash * 1.1));
    expect(cart.totals).toEqual({
      quantity: 2,
      items: cash * 2,
      voucher: (item.voucher_price ?? 0) * 2,
      delivery: 0,
      vat: 0,
      total: cash * 2,
    });
    expect(item.options).toHaveLength(4);
  });

  it('for a repair: the chosen faults, and the part for a screen repair', async () => {
    const sku = EXAMPLES['repair with prices by fault'];
    const { product_id: id } = await addable(shop, sku);
    const [screen, battery, premium, genuine] = await Promise.all(
      ['Screen', 'Battery', 'Premium part', 'Genuine part'].map((label) => optionOf(shop, id, label)),
    );
    const priceWith = async (...options: (typeof screen)[]) => {
      const named = options.flatMap((option) => option ?? []);
      const { cart_listing_data: cart } = await add(
        await addable(shop, sku, {
          options: named.map(({ question_id, option_id }) => ({ question_id, option_id })),
        }),
      );
      const item = only(cart);
      return [item.unit_price * 100, item.options.map(({ option_label }) => option_label)];
    };
    const pence = (...options: (typeof screen)[]) =>
      options.reduce((sum, option) => sum + (option?.price ?? 0), 0);
    expect(await priceWith(battery)).toEqual([pence(battery), ['Battery']]);
    expect(await priceWith(screen, battery)).toEqual([
      pence(screen, battery, premium),
      ['Screen', 'Battery', 'Premium part'],
    ]);
    expect(await priceWith(screen, genuine)).toEqual([pence(screen, genuine), ['Screen', 'Genuine part']]);
    expect(await priceWith(battery, genuine)).toEqual([pence(battery), ['Battery']]);
    expect((await refused(await addable(shop, sku, { options: [] }))).errors).toBeDefined();
  });
});
