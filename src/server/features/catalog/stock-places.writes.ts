import type { Ask } from '../../db/connect.ts';

/** A product, or one of its variations, whose stock has just changed. */
export interface StockChange {
  productId: number;
  variationId: number | null;
  /** Below zero: so many less than before. */
  quantity: number;
}

/** Why stock changed, and where. */
export interface Cause {
  reason: string;
  source: string;
  now: Date;
  /** The store where it comes in, or the first store to take it from. Null: no store. */
  storeId: number | null;
  actorId: number | null;
  transferId?: number | undefined;
  purchaseId?: number | undefined;
}

/**
 * Incoming goods have one place. Outgoing goods may be taken from several: first from the named place, then
 * from the units in no store, then from the store that has most. The stock was changed before, and its row is
 * locked.
 */
const BOOK = {
  name: 'stock-book',
  text: `
  with changed as (
    select c.product_id, c.variation_id, sum(c.quantity)::int as quantity
    from unnest($1::int[], $2::int[], $3::int[]) as c (product_id, variation_id, quantity)
    group by 1, 2 having sum(c.quantity) <> 0
  ), held as (
    select c.*, s.store_id, s.quantity as has from changed c
    join store_stock s on s.product_id = c.product_id and s.variation_id is not distinct from c.variation_id
  ), places as (
    select * from held
    union all
    select c.*, null::int, coalesce(v.stock, p.stock) - c.quantity - coalesce((
      select sum(h.has) from held h
      where h.product_id = c.product_id and h.variation_id is not distinct from c.variation_id), 0)::int
    from changed c join products p on p.id = c.product_id left join variations v on v.id = c.variation_id
  ), queue as (
    select *, sum(has) over (
      partition by product_id, variation_id
      order by (store_id is not distinct from $4::int) desc, (store_id is null) desc, has desc, store_id
    ) - has as before
    from places where quantity < 0 and has > 0
  )
  insert into stock_movements (product_id, variation_id, store_id, quantity, reason, source, actor_id, created_at, transfer_id, purchase_id)
  select product_id, variation_id, store_id, -least(has, -quantity - before), $5::text, $6::text, $7::int, $8::timestamptz, $9::int, $10::int
  from queue where before < -quantity
  union all
  select product_id, variation_id, $4::int, quantity, $5, $6, $7, $8, $9, $10 from changed where quantity > 0`,
};

/** Writes the movements of stock that has just been changed, each with its place. */
export async function bookStock(
  ask: Ask,
  changes: readonly StockChange[],
  { reason, source, now, storeId, actorId, transferId, purchaseId }: Cause,
): Promise<void> {
  await ask(BOOK, [
    changes.map(({ productId }) => productId),
    changes.map(({ variationId }) => variationId),
    changes.map(({ quantity }) => quantity),
    storeId,
    reason,
    source,
    actorId,
    now,
    transferId ?? null,
    purchaseId ?? null,
  ]);
}

type Shelf = Pick<StockChange, 'productId' | 'variationId'>;

const LOCK = {
  products: { name: 'stock-lock-product', text: 'select id from products where id = $1 for no key update' },
  variations: {
    name: 'stock-lock-variation',
    text: 'select id from variations where id = $1 for no key update',
  },
};
const PLACE = {
  name: 'stock-of-place',
  text: `
  select case when $3::int is null then coalesce(v.stock, p.stock) - coalesce(sum(s.quantity), 0)
    else coalesce(sum(s.quantity) filter (where s.store_id = $3), 0) end::int as has
  from products p left join variations v on v.id = $2
  left join store_stock s on s.product_id = p.id and s.variation_id is not distinct from $2
  where p.id = $1 group by p.stock, v.stock`,
};

/** How many units are in a store, or in none. Locks the stock first, so that the number stays true. */
export async function lockPlace(
  ask: Ask,
  { productId, variationId }: Shelf,
  storeId: number | null,
): Promise<number> {
  await ask(variationId === null ? LOCK.products : LOCK.variations, [variationId ?? productId]);
  const [place] = await ask<{ has: number }>(PLACE, [productId, variationId, storeId]);
  return place?.has ?? 0;
}
