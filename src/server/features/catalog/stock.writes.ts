import { sql } from 'drizzle-orm';
import type { Ask, Db } from '../../db/connect.ts';

/** A quantity of a product, or of one of its variations. */
export interface StockWish {
  productId: number;
  variationId: number | null;
  quantity: number;
}

type Sellable = 'products' | 'variations';

/**
 * Rows are locked in the order of their ids, products before variations: of two orders for the same things the second
 * waits for the first, and neither waits for the other. The condition is checked again after the wait.
 */
const changeSql = (table: Sellable, change: string, condition: string) => `
  with wanted (id, quantity) as (select * from unnest($1::int[], $2::int[])),
  locked as (select id from ${table} where id = any($1::int[]) order by id for no key update)
  update ${table} t set ${change}
  from wanted w join locked using (id)
  where t.id = w.id and (${condition}) returning t.id`;

const statement = (name: string, change: string, condition = 'true') => ({
  products: { name: `${name}-products`, text: changeSql('products', change, condition) },
  variations: { name: `${name}-variations`, text: changeSql('variations', change, condition) },
});

/** What is not counted is there or not, and nothing of it is set aside. */
const counted = (amount: string) => `case when t.counts_stock then ${amount} else 0 end`;

const RESERVE = statement(
  'stock-reserve',
  `reserved_stock = t.reserved_stock + ${counted('w.quantity')}`,
  `t.stock_status = 'instock' and case when t.counts_stock
    then t.stock - t.reserved_stock >= w.quantity else t.is_available end`,
);
const RELEASE = statement(
  'stock-release',
  `reserved_stock = t.reserved_stock - ${counted('least(w.quantity, t.reserved_stock)')}`,
);
const TAKE = statement(
  'stock-take',
  `stock = t.stock - ${counted('least(w.quantity, t.stock)')},
   reserved_stock = t.reserved_stock - ${counted('least(w.quantity, t.reserved_stock)')}`,
);
const PUT_BACK = statement('stock-put-back', `stock = t.stock + ${counted('w.quantity')}`);

/** Sets stock aside; answers the wishes that could not be met. Nothing is set aside for those. */
export async function reserveStock(ask: Ask, wishes: readonly StockWish[]): Promise<StockWish[]> {
  return change(ask, RESERVE, wishes);
}

/** Stock that was set aside can be sold again. */
export async function releaseStock(ask: Ask, wishes: readonly StockWish[]): Promise<void> {
  await change(ask, RELEASE, wishes);
}

/** Why stock moved: the number of an order, and when. */
export interface StockReason {
  source: string;
  now: Date;
}

/** Stock that was set aside leaves the house. */
export async function takeStock(ask: Ask, wishes: readonly StockWish[], why: StockReason): Promise<void> {
  await change(ask, TAKE, wishes);
  await writeMovements(ask, wishes, { sign: -1, reason: 'sold', ...why });
}

/** Stock that was set aside and turned out to be missing: a count that found less. */
export async function writeOffStock(ask: Ask, wishes: readonly StockWish[], why: StockReason): Promise<void> {
  await change(ask, TAKE, wishes);
  await writeMovements(ask, wishes, { sign: -1, reason: 'counted', ...why });
}

/** What came back and can be sold again. */
export async function returnStock(ask: Ask, wishes: readonly StockWish[], why: StockReason): Promise<void> {
  await change(ask, PUT_BACK, wishes);
  await writeMovements(ask, wishes, { sign: 1, reason: 'returned', ...why });
}

async function change(
  ask: Ask,
  statements: ReturnType<typeof statement>,
  wishes: readonly StockWish[],
): Promise<StockWish[]> {
  const simple = wishes.filter(({ variationId }) => variationId === null);
  const varied = wishes.filter(({ variationId }) => variationId !== null);
  const run = async (table: Sellable, some: readonly StockWish[], idOf: (wish: StockWish) => number) => {
    if (some.length === 0) return [];
    const sums = new Map<number, number>();
    for (const wish of some) sums.set(idOf(wish), (sums.get(idOf(wish)) ?? 0) + wish.quantity);
    const rows = await ask<{ id: number }>(statements[table], [[...sums.keys()], [...sums.values()]]);
    const met = new Set(rows.map(({ id }) => id));
    return some.filter((wish) => !met.has(idOf(wish)));
  };
  const missed = await run('products', simple, ({ productId }) => productId);
  return [...missed, ...(await run('variations', varied, ({ variationId }) => variationId ?? 0))];
}

const MOVE = {
  name: 'stock-movements',
  text: `
  insert into stock_movements (product_id, variation_id, quantity, reason, source, created_at)
  select w.product_id, w.variation_id, w.quantity * $4::int, $5, $6, $7
  from unnest($1::int[], $2::int[], $3::int[]) as w (product_id, variation_id, quantity)
  join products p on p.id = w.product_id
  left join variations v on v.id = w.variation_id
  where case when v.id is null then p.counts_stock else v.counts_stock end`,
};

async function writeMovements(
  ask: Ask,
  wishes: readonly StockWish[],
  { sign, reason, source, now }: StockReason & { sign: 1 | -1; reason: string },
): Promise<void> {
  await ask(MOVE, [
    wishes.map(({ productId }) => productId),
    wishes.map(({ variationId }) => variationId),
    wishes.map(({ quantity }) => quantity),
    sign,
    reason,
    source,
    now,
  ]);
}

/** The stock of products that came with it, such as imported ones, as the first movement of each. */
export async function openStock(db: Db): Promise<void> {
  await db.execute(sql`
    insert into stock_movements (product_id, variation_id, quantity, reason)
    select shelf.product_id, shelf.variation_id, shelf.stock, 'opening'
    from (
      select id as product_id, null::int as variation_id, stock from products where type = 1 and counts_stock
      union all select product_id, id, stock from variations where counts_stock
    ) shelf
    where shelf.stock > 0 and not exists (
      select from stock_movements m
      where m.product_id = shelf.product_id and m.variation_id is not distinct from shelf.variation_id)`);
}

const LOCK = {
  name: 'stock-lock-products',
  text: 'select id from products where id = any($1::int[]) order by id for no key update',
};

/**
 * For whoever sets stock aside or gives it back and counts sales in one transaction: the products of variations are
 * locked with all others, before any variation.
 */
export async function lockProducts(ask: Ask, wishes: readonly Pick<StockWish, 'productId'>[]): Promise<void> {
  await ask(LOCK, [wishes.map(({ productId }) => productId)]);
}

const SOLD = {
  name: 'stock-sale-count',
  text: `
  with locked as (select id from products where id = any($1::int[]) order by id for no key update)
  update products p set sale_count = greatest(0, p.sale_count + w.quantity)
  from unnest($1::int[], $2::int[]) as w (id, quantity) join locked using (id) where p.id = w.id`,
};

/** How often a product was sold: up when an order is paid, down when it is given back. */
export async function countSales(ask: Ask, wishes: readonly StockWish[], sign: 1 | -1): Promise<void> {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of wishes)
    sums.set(productId, (sums.get(productId) ?? 0) + quantity * sign);
  await ask(SOLD, [[...sums.keys()], [...sums.values()]]);
}
