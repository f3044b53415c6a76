import { beforeAll, expect, it } from 'vitest';
import type { Placed } from '#contract/orders.ts';
import type { TestApp } from '#tests/support/app.ts';
import { buildTestApp } from '#tests/support/app.ts';
import type { ReservedStock } from '#tests/support/books.ts';
import { expectBooksBalance, readReservedStock } from '#tests/support/books.ts';
import type { Good, OrderMovers } from '#tests/support/buying.ts';
import { countStock, moversOf, payNow, placePath, readyCarts, send, totalOf } from '#tests/support/buying.ts';

/** A product with an option that uses the stock of another product. */
interface Offer extends Good {
  optionIds: number[];
  part: Good;
}

const OFFER = `
  select p.id as "productId", v.id as "variationId", p.business_id as "businessId", v.regular_price as price,
    (select array_agg(distinct coalesce(wanted.id, first.id)) from product_questions pq
      join questions q on q.id = pq.question_id
      left join lateral (select id from question_options where question_id = q.id and id = o.id) wanted on true
      left join lateral (select id from question_options where question_id = q.id order by id limit 1) first on true
      where pq.product_id = p.id and (q.condition = 2 or wanted.id is not null)) as "optionIds",
    json_build_object('productId', part.id, 'variationId', null, 'businessId', part.business_id, 'price', 0) as part
  from question_options o
  join products part on part.id = o.inventory_item_id and part.counts_stock
  join product_questions asked on asked.question_id = o.question_id
  join products p on p.id = asked.product_id and p.line = 1
  join listing l on l.product_id = p.id
  join variations v on v.product_id = p.id and v.is_active and v.counts_stock and v.stock_status = 'instock'
    and v.stock > v.reserved_stock + 3
  order by p.id, v.id, o.id limit 1`;

let shop: TestApp;
let before: ReservedStock;
let movers: OrderMovers;
let offer: Offer;

beforeAll(async () => {
  shop = await buildTestApp();
  before = await readReservedStock(shop);
  movers = await moversOf(shop);
  const { rows } = await shop.database.pool.query<Offer>(OFFER);
  if (!rows[0]) throw new Error('no product offers another one');
  offer = rows[0];
});

const place = async () => {
  const [cartId = ''] = await readyCarts(shop, 1, [{ good: offer, quantity: 1 }]);
  await shop.database.pool.query('update cart_items set option_ids = $2 where cart_id = $1', [
    cartId,
    offer.optionIds,
  ]);
  return send(shop, placePath(cartId), { payment: 'trial', agreed_total: await totalOf(shop, cartId) });
};
const available = async () => {
  const { rows } = await shop.database.pool.query<{ left: number }>(
    'select stock - reserved_stock as left from products where id = $1',
    [offer.part.productId],
  );
  return rows[0]?.left;
};

it('takes what was chosen as an option from the shelf too, and puts it back with the order', async () => {
  await countStock(shop, offer.part, 2);
  const placed = (await place()).body.result as Placed;
  expect(await available()).toBe(1);
  const [order] = placed.orders;
  if (!order) throw new Error('nothing was ordered');
  await payNow(shop, placed);
  await movers.asBuyer(order, { move: 'cancel' });
  expect(await available()).toBe(2);
  await expectBooksBalance(shop, before);
});

it('says which option is gone', async () => {
  await countStock(shop, offer.part, 1);
  expect((await place()).status).toBe(201);
  const { status, body } = await place();
  expect(status).toBe(409);
  const refused = body as { out_of_stock?: boolean; changed?: { what: string; name: string }[] };
  expect(refused.out_of_stock).toBe(true);
  expect(refused.changed?.map(({ what }) => what)).toEqual(['stock']);
  expect(refused.changed?.[0]?.name).toMatch(/.+: .+/);
  await expectBooksBalance(shop, before);
});
