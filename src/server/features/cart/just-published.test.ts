import { beforeAll, expect, it } from 'vitest';
import { EXAMPLES } from '#demo/examples.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addable } from '#tests/support/carts.ts';

const ADD = 'POST /no/auth/web/site/cart/add';
const CHARGER = EXAMPLES['simple product, counted, in stock'];

let shop: TestApp;
beforeAll(async () => {
  shop = await buildTestApp();
});

it('takes a product whose row in the listing is not written yet, and shows no problem with it', async () => {
  const charger = await addable(shop, CHARGER);
  // The listing follows a new product within two seconds.
  await shop.database.pool.query('delete from listing where product_id = $1', [charger.product_id]);
  const { cart_listing_data: cart } = await shop.call(ADD, { body: charger });
  expect(cart.Cart_items).toMatchObject([{ product_id: charger.product_id, problem: null }]);
});

it('refuses at once what went out of the shop with its category', async () => {
  const charger = await addable(shop, CHARGER);
  await shop.database.pool.query(
    'update categories set is_active = false where id = (select category_id from products where id = $1)',
    [charger.product_id],
  );
  expect((await shop.refused(ADD, { body: charger })).status).toBe(404);
});
