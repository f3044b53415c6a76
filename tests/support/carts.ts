import type { AddBody, Cart } from '#contract/cart.ts';
import type { TestApp } from './app.ts';

/** The body that adds a product to a cart, found by SKU. It answers every question that must be answered. */
export async function addable(
  { database }: Pick<TestApp, 'database'>,
  sku: string,
  more: Partial<AddBody> = {},
): Promise<AddBody> {
  const { rows } = await database.pool.query<{ id: number; variation_id: number | null }>(
    `select p.id, v.id as variation_id from products p left join variations v on v.product_id = p.id
     where v.sku = $1 or (p.type = 1 and p.sku = $1)`,
    [sku],
  );
  const [found] = rows;
  if (!found) throw new Error(`The shop has nothing that can be added under ${sku}`);
  return {
    product_id: found.id,
    product_variation_id: found.variation_id,
    quantity: 1,
    options: await firstAnswers(database, found.id),
    ...more,
  };
}

/** The SKU of a variation of this product that is in stock and counted. */
export async function variationOf({ database }: Pick<TestApp, 'database'>, sku: string): Promise<string> {
  const { rows } = await database.pool.query<{ sku: string }>(
    `select v.sku from variations v join products p on p.id = v.product_id
     where p.sku = $1 and v.is_active and v.counts_stock and v.stock_status = 'instock' and v.stock > v.reserved_stock
     order by v.id limit 1`,
    [sku],
  );
  if (!rows[0]) throw new Error(`No variation of ${sku} is in stock`);
  return rows[0].sku;
}

/** The first option of every question that needs an answer. */
async function firstAnswers({ pool }: TestApp['database'], productId: number) {
  const { rows } = await pool.query<{ question_id: number; option_id: number }>(
    `select distinct on (q.id) q.id as question_id, o.id as option_id
     from product_questions pq join questions q on q.id = pq.question_id and q.condition = 2
     join question_options o on o.question_id = q.id
     where pq.product_id = $1 order by q.id, o.sort_order, o.id`,
    [productId],
  );
  return rows;
}

/** An option of a product by its label. */
export async function optionOf({ database }: Pick<TestApp, 'database'>, productId: number, label: string) {
  const { rows } = await database.pool.query<{ question_id: number; option_id: number; price: number }>(
    `select o.question_id, o.id as option_id, o.price from product_questions pq
     join question_options o on o.question_id = pq.question_id where pq.product_id = $1 and o.label = $2`,
    [productId, label],
  );
  const [found] = rows;
  if (!found) throw new Error(`Product ${productId} has no option ${label}`);
  return found;
}

/** Sets how many of this SKU can be sold. */
export async function setStock(
  { database }: Pick<TestApp, 'database'>,
  sku: string,
  count: number,
): Promise<void> {
  for (const table of ['products', 'variations']) {
    await database.pool.query(
      `update ${table} set counts_stock = true, stock_status = 'instock', reserved_stock = 2, stock = $2 + 2
       where sku = $1`,
      [sku, count],
    );
  }
}

/** A visitor's cart of one line, filled by one request after the other. */
export async function visitorsCart(
  { call }: Pick<TestApp, 'call'>,
  ...things: AddBody[]
): Promise<{ cartId: string; itemIds: number[]; cart: Cart }> {
  let cart: Cart | undefined;
  const itemIds: number[] = [];
  for (const body of things) {
    const cartId: string | null = cart?.cart_id ?? null;
    const added = await call('POST /no/auth/web/site/cart/add', {
      body: { ...body, buy_local_storage_cart_id: cartId, sell_local_storage_cart_id: cartId },
    });
    itemIds.push(added.result.item_id);
    cart = added.cart_listing_data;
  }
  if (!cart?.cart_id) throw new Error('nothing was put into the cart');
  return { cartId: cart.cart_id, itemIds, cart };
}
