import { expect, it } from 'vitest';
import type { DayHours } from '#rules/stores/opening-hours.ts';
import { standardPromise } from '#rules/orders/delivery-ways.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { addable } from '#tests/support/carts.ts';

it('product, cart and checkout promise the same of a business that delivers within hours', async () => {
  const shop = await buildTestApp();
  const { rows } = await shop.database.pool.query<{ id: number; sku: string }>(
    `select p.id, v.sku from products p join variations v on v.product_id = p.id
     join businesses b on b.id = p.business_id
     where p.line = 1 and v.is_active and v.counts_stock and v.stock > v.reserved_stock
       and v.stock_status = 'instock' and b.delivery_days = 0 and b.delivery_hours > 0 and b.is_trading
     order by p.id, v.id limit 1`,
  );
  const [good] = rows;
  if (!good) throw new Error('no business delivers within hours');
  const [product] = (await shop.call('GET /no/auth/web/site/products/{id}', { params: { id: good.id } }))
    .result;
  const added = await shop.call('POST /no/auth/web/site/cart/add', {
    body: await addable(shop, good.sku),
  });
  const cartId = added.result.cart_id;
  const promises = (business: { estimated_delivery_hours: number; opening_hours: DayHours[] }, now: Date) =>
    standardPromise(
      {
        delivery: { days: 0, hours: business.estimated_delivery_hours, minutes: 0 },
        stores: [{ hours: business.opening_hours }],
      },
      now,
    ).words;
  const before = new Date();
  const { cart, order } = (
    await shop.call('GET /no/auth/web/site/checkouts/{cartId}', { params: { cartId } })
  ).result;
  const after = new Date();
  const standard = order?.ways[0]?.ways.find(({ way }) => way === 'standard')?.promise;
  const [business] = cart.Businesses;
  if (!business) throw new Error('the cart has no business');
  expect(business.opening_hours.length).toBeGreaterThan(0);
  expect(product?.Business.opening_hours).toEqual(business.opening_hours);
  // The promise may step on by a quarter of an hour in between.
  expect([promises(business, before), promises(business, after)]).toContain(standard);
});
