import { randomUUID } from 'node:crypto';
import type { Connection } from '#server/db/connect.ts';
import type { PricedItem } from '#server/features/cart/public.ts';
import { readPricedCart } from '#server/features/cart/public.ts';

const CART = { text: 'insert into carts (id, line) values ($1, 1)' };
/** Of a product with variations, the first few that are in stock. */
const FILL = {
  text: `
  insert into cart_items (cart_id, product_id, variation_id, quantity, price_then)
  select $1, p.id, v.id, 1, coalesce(v.regular_price, p.regular_price)
  from products p
  join listing l on l.product_id = p.id
  left join lateral (
    select id, regular_price from variations
    where product_id = p.id and is_active and stock_status = 'instock'
      and case when counts_stock then stock > reserved_stock else is_available end
    order by id limit 3
  ) v on p.type = 2
  where p.line = 1 and (p.type = 1 or v.id is not null)`,
};
const EMPTY = { text: 'delete from carts where id = $1' };

/**
 * Everything that can be bought without answering a question, with the prices of a cart. It is put into a temporary
 * cart for that.
 */
export async function readGoods({ ask }: Connection): Promise<PricedItem[]> {
  const cartId = randomUUID();
  await ask(CART, [cartId]);
  await ask(FILL, [cartId]);
  const cart = await readPricedCart(ask, { cartId, account: undefined });
  await ask(EMPTY, [cartId]);
  return (cart?.items ?? [])
    .filter(({ problem }) => problem === null)
    .sort((a, b) => a.productId - b.productId || (a.variationId ?? 0) - (b.variationId ?? 0));
}
