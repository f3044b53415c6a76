import type { Good } from './buying.ts';
import { track } from './buying.ts';
import { expectDone, type MoneyShop, type Order } from './money-shop.ts';

/** Two variations of one product without questions, with these prices in pence and plenty of stock. */
export async function twoVariations({ shop }: MoneyShop, prices: readonly [number, number]) {
  const { rows } = await shop.database.pool.query<Good & { other: number }>(
    `select v.product_id as "productId", v.id as "variationId", p.business_id as "businessId", x.id as other
     from variations v join products p on p.id = v.product_id join variations x on x.product_id = p.id and x.id > v.id
     where p.line = 1 and p.is_active and p.is_published and v.is_active and x.is_active
       and not exists (select from product_questions q where q.product_id = p.id)
     order by p.id, v.id, x.id limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error('there is no product with two variations');
  const { other, ...first } = row;
  const had: Good = { ...first, price: prices[0] };
  const wanted: Good = { ...first, variationId: other, price: prices[1] };
  for (const { variationId, price } of [had, wanted]) {
    await shop.database.pool.query(
      `update variations set regular_price = $2, is_on_sale = false, counts_stock = true, stock = 50,
         stock_status = 'instock' where id = $1`,
      [variationId, price],
    );
  }
  return { had, wanted };
}

/** Exchanges one unit of a sent order, from the buyer's wish to the packed parcel. */
export async function exchangeFor(
  { shop, movers }: MoneyShop,
  order: Order,
  wanted: Good,
  more: object = {},
): Promise<void> {
  const [line] = (await track(shop, order.token)).orders[0]?.lines ?? [];
  const wish = {
    move: 'request_return',
    reason: 'changed_mind',
    lines: [{ line_id: line?.id, units: 1 }],
    exchanges: [{ line_id: line?.id, variation_id: wanted.variationId, price: wanted.price / 100 }],
    ...more,
  };
  expectDone(await movers.asBuyer(order, wish), 'ask');
  expectDone(await movers.asStaff(order, { move: 'accept_return' }), 'accept');
  expectDone(await movers.asStaff(order, { move: 'receive_return', resell: true }), 'receive');
  expectDone(await movers.asStaff(order, { move: 'exchange' }), 'exchange');
}
