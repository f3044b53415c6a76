import type { Ask } from '../../db/connect.ts';

const WRONG = {
  name: 'stock-wrong',
  text: `
  with moved as (
    select product_id, variation_id, sum(quantity) as quantity from stock_movements group by product_id, variation_id
  ), shelves as (
    select id as product_id, null::int as variation_id, stock from products where counts_stock and type = 1
    union all select product_id, id, stock from variations where counts_stock
  )
  select count(*)::int as wrong from shelves s
  left join moved m on m.product_id = s.product_id and m.variation_id is not distinct from s.variation_id
  where s.stock <> coalesce(m.quantity, 0)`,
};

const WRONG_IN_STORES = {
  name: 'stock-wrong-in-stores',
  text: `
  with moved as (
    select product_id, variation_id, store_id, sum(quantity) as quantity from stock_movements
    where store_id is not null group by product_id, variation_id, store_id
  )
  select count(*)::int as wrong from moved m
  full join store_stock s on s.product_id = m.product_id and coalesce(s.variation_id, 0) = coalesce(m.variation_id, 0)
    and s.store_id = m.store_id
  where coalesce(m.quantity, 0) <> coalesce(s.quantity, 0)`,
};

/**
 * How many products and variations have a stock that differs from the sum of their movements, and how many
 * stores have a stock that differs from the sum of theirs.
 */
export async function countWrongStock(ask: Ask): Promise<number> {
  const [stock] = await ask<{ wrong: number }>(WRONG, []);
  const [inStores] = await ask<{ wrong: number }>(WRONG_IN_STORES, []);
  return (stock?.wrong ?? 0) + (inStores?.wrong ?? 0);
}
