import { sql } from 'drizzle-orm';
import type { Ask, Db } from '../../db/connect.ts';
import { shelvesNow } from './shelves-now.writes.ts';
import { bookStock, type StockChange } from './stock-places.writes.ts';

/** A quantity of a product, or of one of its variations. */
export interface StockWish {
  productId: number;
  variationId: number | null;
  quantity: number;
}

export type Sellable = 'products' | 'variations';

/**
 * Locks rows in the order of their ids, products before variations. Of two orders for the same products the second
 * then waits for the first, without a deadlock. The condition is checked again after the wait.
 */
const changeSql = (table: Sellable, change: string, condition: string) => `
  with wanted (id, quantity) as (select * from unnest($1::int[], $2::int[])),
  locked as (select id, stock from ${table} where id = any($1::int[]) order by id for no key update)
  update ${table} t set ${change}
  from wanted w join locked using (id)
  where t.id = w.id and (${condition}) returning t.id, t.stock - locked.stock as quantity`;

const statement = (name: string, change: string, condition = 'true') => ({
  products: { name: `${name}-products`, text: changeSql('products', change, condition) },
  variations: { name: `${name}-variations`, text: changeSql('variations', change, condition) },
});

/** Stock that is only a flag is not counted, so nothing is reserved. */
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

/** Reserves stock. Returns the wishes without enough stock; nothing is reserved for those. */
export async function reserveStock(ask: Ask, wishes: readonly StockWish[]): Promise<StockWish[]> {
  return (await change(ask, RESERVE, wishes)).missed;
}

/** Ends a reservation, so that the stock can be sold again. */
export async function releaseStock(ask: Ask, wishes: readonly StockWish[]): Promise<void> {
  await change(ask, RELEASE, await shelvesNow(ask, wishes));
}

/** Why stock moved: the number of an order, and when. */
export interface StockReason {
  source: string;
  now: Date;
  /** The store where the order is collected. */
  storeId?: number | null;
}

/** Takes reserved stock out, when it is sent or handed over. */
export async function takeStock(ask: Ask, wishes: readonly StockWish[], why: StockReason): Promise<void> {
  const { changes } = await change(ask, TAKE, await shelvesNow(ask, wishes));
  await book(ask, changes, 'sold', why);
}

/** Removes reserved stock that turned out to be missing. */
export async function writeOffStock(ask: Ask, wishes: readonly StockWish[], why: StockReason): Promise<void> {
  const { changes } = await change(ask, TAKE, await shelvesNow(ask, wishes));
  await book(ask, changes, 'counted', why);
}

/** Adds returned goods that can be sold again. */
export async function returnStock(ask: Ask, wishes: readonly StockWish[], why: StockReason): Promise<void> {
  const { changes } = await change(ask, PUT_BACK, await shelvesNow(ask, wishes));
  await book(ask, changes, 'returned', why);
}

const book = (ask: Ask, changes: readonly StockChange[], reason: string, why: StockReason) =>
  bookStock(ask, changes, { ...why, reason, storeId: why.storeId ?? null, actorId: null });

interface Changed {
  missed: StockWish[];
  /** By how much each stock changed. */
  changes: StockChange[];
}

async function change(
  ask: Ask,
  statements: ReturnType<typeof statement>,
  wishes: readonly StockWish[],
): Promise<Changed> {
  const run = async (
    table: Sellable,
    some: readonly StockWish[],
    idOf: (wish: StockWish) => number,
  ): Promise<Changed> => {
    if (some.length === 0) return { missed: [], changes: [] };
    const sums = new Map<number, number>();
    for (const wish of some) sums.set(idOf(wish), (sums.get(idOf(wish)) ?? 0) + wish.quantity);
    const rows = await ask<{ id: number; quantity: number }>(statements[table], [
      [...sums.keys()],
      [...sums.values()],
    ]);
    const changedBy = new Map(rows.map(({ id, quantity }) => [id, quantity]));
    const firsts = new Map(some.map((wish) => [idOf(wish), wish]));
    return {
      missed: some.filter((wish) => !changedBy.has(idOf(wish))),
      changes: [...firsts].map(([id, wish]) => ({ ...wish, quantity: changedBy.get(id) ?? 0 })),
    };
  };
  const simple = await run(
    'products',
    wishes.filter(({ variationId }) => variationId === null),
    ({ productId }) => productId,
  );
  const varied = await run(
    'variations',
    wishes.filter(({ variationId }) => variationId !== null),
    ({ variationId }) => variationId ?? 0,
  );
  return {
    missed: [...simple.missed, ...varied.missed],
    changes: [...simple.changes, ...varied.changes],
  };
}

/** Writes the first movement of products or variations that were created with stock, now or with their product. */
export async function openStock(
  db: Db,
  productIds: readonly number[],
  when: 'now' | 'with product',
): Promise<void> {
  const ids = sql`${sql.param(productIds)}::int[]`;
  await db.execute(sql`
    insert into stock_movements (product_id, variation_id, quantity, reason, created_at)
    select shelf.product_id, shelf.variation_id, shelf.stock, 'opening',
      ${when === 'now' ? sql`now()` : sql`(select p.created_at from products p where p.id = shelf.product_id)`}
    from (
      select id as product_id, null::int as variation_id, stock from products
      where type = 1 and counts_stock and id = any(${ids})
      union all select product_id, id, stock from variations where counts_stock and product_id = any(${ids})
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
 * For transactions that change both reservations and sales counts. It locks the products of variations together with
 * all other products, before any variation.
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

/** Updates the number of sales: up when an order is paid, down when it is returned. */
export async function countSales(ask: Ask, wishes: readonly StockWish[], sign: 1 | -1): Promise<void> {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of wishes)
    sums.set(productId, (sums.get(productId) ?? 0) + quantity * sign);
  await ask(SOLD, [[...sums.keys()], [...sums.values()]]);
}
