import { randomUUID } from 'node:crypto';
import type { OrderChoices } from '#contract/checkout.ts';
import type { Answer } from '#contract/calls.ts';
import type { Placed, Tracked } from '#contract/orders.ts';
import { NORTHSIDE_PHONES } from '#demo/businesses.ts';
import { ADMINISTRATOR } from '#demo/people.ts';
import type { TestApp } from './app.ts';
import { signIn } from './people.ts';

export const BUYER = {
  email: 'ann@mail.example',
  name: 'Ann Lee',
  line_1: '1 High Street',
  town: 'Leeds',
  post_code: 'LS1 4AP',
};

/** A product or variation that can be bought without answering a question. */
export interface Good {
  productId: number;
  variationId: number | null;
  businessId: number;
  price: number;
}

export interface Answered {
  status: number;
  body: { message?: string; result?: unknown };
}

/** Standard delivery of days makes next-day delivery faster, and so offered, at any hour of any day. */
export async function offerNextDay(shop: Pick<TestApp, 'database'>, businessId: number): Promise<void> {
  await shop.database.pool.query('update businesses set delivery_days = 9 where id = $1', [businessId]);
}

export const freshKey = () => ({ 'idempotency-key': randomUUID() });

export async function send(
  shop: Pick<TestApp, 'fetch'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = freshKey(),
): Promise<Answered> {
  const answer = await shop.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answered['body'] };
}

export const statuses = (answers: readonly Answered[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** Counted goods of several vendors: few are second-hand, some are variations. */
export async function readGoods({ database }: TestApp, perVendor = 4): Promise<Good[]> {
  const { rows } = await database.pool.query<Good>(
    `select "productId", "variationId", "businessId", price from (
       select s.*, row_number() over (partition by s."businessId", s."variationId" is null order by s.sku) as place from (
         select p.id as "productId", null::int as "variationId", p.business_id as "businessId", p.regular_price as price,
           p.sku, p.counts_stock, p.stock_status, p.stock, p.reserved_stock
         from products p where p.type = 1 and p.line = 1 and p.is_active and p.is_published
         union all
         select p.id, v.id, p.business_id, v.regular_price, v.sku, v.counts_stock, v.stock_status, v.stock, v.reserved_stock
         from variations v join products p on p.id = v.product_id
         where p.line = 1 and p.is_active and p.is_published and v.is_active
       ) s
       join businesses b on b.id = s."businessId" and b.is_trading
       join listing l on l.product_id = s."productId"
       where s.counts_stock and s.stock_status = 'instock' and s.stock > s.reserved_stock
         and not exists (select from product_questions q where q.product_id = s."productId")
     ) g where place <= $1 order by "businessId", "variationId" nulls first, "productId"`,
    [perVendor],
  );
  return rows;
}

/** Sets the stock so that this many can be sold, and books the difference as a stocktake does. */
export async function countStock({ database }: TestApp, good: Good, left: number): Promise<void> {
  const [table, id] = good.variationId ? ['variations', good.variationId] : ['products', good.productId];
  await database.pool.query(
    `with before as (select id, stock from ${table} where id = $1),
     counted as (update ${table} t set stock = t.reserved_stock + $2::int from before where t.id = before.id
       returning t.stock - before.stock as quantity)
     insert into stock_movements (product_id, variation_id, quantity, reason)
     select $3, $4, quantity, 'counted' from counted where quantity <> 0`,
    [id, left, good.productId, good.variationId],
  );
}

export interface ItemToBuy {
  good: Good;
  quantity: number;
}

/** A good with plenty of stock. */
export async function plentyOf(shop: TestApp, count = 90): Promise<Good> {
  const [good] = await readGoods(shop);
  if (!good) throw new Error('there is nothing to buy');
  await countStock(shop, good, count);
  return good;
}

/** Goods of two vendors, both with plenty of stock. */
export async function goodsOfTwoVendors(shop: TestApp): Promise<[Good, Good]> {
  const all = await readGoods(shop, 1);
  const first = all[0];
  const second = all.find(({ businessId }) => businessId !== first?.businessId);
  if (!first || !second) throw new Error('there are no goods of two vendors');
  for (const good of [first, second]) await countStock(shop, good, 100);
  return [first, second];
}

/** A good of the demo vendor and one of another vendor, both with plenty of stock. */
export async function vendorsGoodAndOther(shop: TestApp, count = 100): Promise<[own: Good, other: Good]> {
  const goods = await readGoods(shop, 1);
  const own = goods.find(({ businessId }) => businessId === NORTHSIDE_PHONES);
  const other = goods.find(({ businessId }) => businessId !== NORTHSIDE_PHONES);
  if (!own || !other) throw new Error('the demo shop has too little to sell');
  for (const good of [own, other]) await countStock(shop, good, count);
  return [own, other];
}

/**
 * Carts with these goods, ready to be ordered. They are written straight into the tables, so that a test can have
 * many.
 */
export async function readyCarts(
  { database }: TestApp,
  count: number,
  items: readonly ItemToBuy[],
  { choices = {}, email = BUYER.email }: { choices?: OrderChoices; email?: string } = {},
): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `with made as (insert into carts (line) select 1 from generate_series(1, $1) returning id),
     filled as (
       insert into cart_items (cart_id, product_id, variation_id, quantity, price_then)
       select made.id, w.product_id, w.variation_id, w.quantity, 1
       from made cross join unnest($2::int[], $3::int[], $4::int[]) as w (product_id, variation_id, quantity)
     ), kept as (
       insert into checkout_details (cart_id, details, choices) select id, $5, $6 from made
     )
     select id from made`,
    [
      count,
      items.map(({ good }) => good.productId),
      items.map(({ good }) => good.variationId),
      items.map(({ quantity }) => quantity),
      { ...BUYER, email },
      choices,
    ],
  );
  return rows.map(({ id }) => id);
}

/** The cart of an account, ready to be ordered. */
export async function accountsCart(
  shop: TestApp,
  email: string,
  items: readonly ItemToBuy[],
  choices: OrderChoices = {},
): Promise<string> {
  const [cartId = ''] = await readyCarts(shop, 1, items, { choices, email });
  const owner = '(select id from users where email = $1)';
  await shop.database.pool.query(`delete from carts where line = 1 and user_id = ${owner}`, [email]);
  await shop.database.pool.query(`update carts set user_id = ${owner} where id = $2`, [email, cartId]);
  return cartId;
}

export const placePath = (cartId: string) => `/no/auth/web/site/checkouts/${cartId}/place`;

/** The total of an order of this cart, in pounds. */
export async function totalOf(
  shop: TestApp,
  cartId: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const { result } = await shop.call('GET /no/auth/web/site/checkouts/{cartId}', {
    params: { cartId },
    headers,
  });
  if (!result.order) throw new Error('this cart can not be ordered');
  return result.order.totals.total;
}

export type Pays = 'trial' | 'bank_transfer' | 'in_store' | 'stripe';

export async function placeCart(
  shop: TestApp,
  cartId: string,
  { payment = 'trial', headers = {} }: { payment?: Pays; headers?: Record<string, string> } = {},
): Promise<Placed> {
  const { result } = await shop.call('POST /no/auth/web/site/checkouts/{cartId}/place', {
    params: { cartId },
    headers: { ...headers, ...freshKey() },
    body: { payment, agreed_total: await totalOf(shop, cartId, headers) },
  });
  return asPlaced(result);
}

/** The placed orders, for tests that know that the answer has orders. */
export function asPlaced(
  result: Answer<'POST /no/auth/web/site/checkouts/{cartId}/place'>['result'],
): Placed {
  if (!('orders' in result)) throw new Error('no order was placed');
  return result;
}

/** The tracked orders, for tests that know that the link is of orders. */
export function asTracked(result: Answer<'GET /no/auth/web/site/track/{token}'>['result']): Tracked {
  if (result.kind !== 'order') throw new Error('this link is not of an order');
  return result;
}

export async function buy(shop: TestApp, items: readonly ItemToBuy[], choices: OrderChoices = {}) {
  const [cartId = ''] = await readyCarts(shop, 1, items, { choices });
  return placeCart(shop, cartId);
}

export const payPath = (placed: Placed) => `/no/auth/web/site/payments/${placed.payment.id}/trial`;
export const payNow = (shop: TestApp, placed: Placed) => send(shop, payPath(placed), { outcome: 'paid' });

/** Buys two of each good and pays. Returns the orders, one for each vendor. */
export async function paidOrders(
  shop: TestApp,
  ...goods: Good[]
): Promise<[Placed['orders'][number], ...Placed['orders']]> {
  const placed = await buy(
    shop,
    goods.map((good) => ({ good, quantity: 2 })),
  );
  await payNow(shop, placed);
  const [first, ...others] = placed.orders;
  if (!first) throw new Error('nothing was ordered');
  return [first, ...others];
}

export const track = async (shop: TestApp, token: string): Promise<Tracked> =>
  asTracked((await shop.call('GET /no/auth/web/site/track/{token}', { params: { token } })).result);

export const buyersPath = (token: string) => `/no/auth/web/site/track/${token}/moves`;
export const staffPath = (number: string) => `/office/orders/${number}/moves`;

export interface OrderMovers {
  asBuyer: (order: Placed['orders'][number], body: object) => Promise<Answered>;
  asStaff: (order: Placed['orders'][number], body: object) => Promise<Answered>;
}

/** Moves orders at their current version, unless the body names another. */
export async function moversOf(shop: TestApp): Promise<OrderMovers> {
  const staff = await signIn(shop, ADMINISTRATOR);
  const now = async (token: string) => (await track(shop, token)).version;
  return {
    asBuyer: async ({ token }, body) => send(shop, buyersPath(token), { version: await now(token), ...body }),
    asStaff: async ({ number, token }, body) =>
      send(shop, staffPath(number), { version: await now(token), ...body }, { ...staff, ...freshKey() }),
  };
}

/** Accepts the order and dispatches it. */
export async function sendOut({ asStaff }: OrderMovers, order: Placed['orders'][number]): Promise<void> {
  await asStaff(order, { move: 'accept' });
  await asStaff(order, { move: 'dispatch', carrier: 'DPD', tracking: randomUUID().slice(0, 12) });
}
