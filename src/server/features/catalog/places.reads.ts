import type { Answer } from '#contract/calls.ts';
import type { Ask } from '../../db/connect.ts';

/** The stock that the caller sees. */
export interface StockKeeper {
  /** Null: of all businesses. */
  businessId: number | null;
  /** The stores that they work for; null: all, and the units in no store. */
  storeIds: readonly number[] | null;
}

const PLACES = {
  name: 'stock-places',
  text: `
  select s.id, s.name, s.business_id from stores s join businesses b on b.id = s.business_id
  where ($1::int is null or s.business_id = $1) and ($2::int[] is null or s.id = any($2))
  order by b.name, s.sort_order, s.name, s.id`,
};

/** The stores whose stock the caller sees. */
export async function readPlaces(
  ask: Ask,
  { businessId, storeIds }: StockKeeper,
): Promise<Answer<'GET /office/stock/places'>> {
  const data = await ask<{ id: number; name: string; business_id: number }>(PLACES, [businessId, storeIds]);
  return { status: 200, data, has_rest: storeIds === null };
}

const STORE = {
  name: 'stock-store-of-product',
  text: `select s.id from stores s join products p on p.business_id = s.business_id where p.id = $1 and s.id = $2`,
};

/** Whether a store belongs to the business that has this product. */
export async function isStoreOf(ask: Ask, productId: number, storeId: number): Promise<boolean> {
  return (await ask(STORE, [productId, storeId])).length > 0;
}

const OWNER = { name: 'stock-owner-of-store', text: 'select business_id as id from stores where id = $1' };

/** The business that a store belongs to; undefined if there is no such store. */
export async function businessOfStore(ask: Ask, storeId: number): Promise<number | undefined> {
  const [owner] = await ask<{ id: number }>(OWNER, [storeId]);
  return owner?.id;
}
