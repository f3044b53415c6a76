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

/** How many products and variations have a stock that differs from the sum of their movements. */
export async function countWrongStock(ask: Ask): Promise<number> {
  const [row] = await ask<{ wrong: number }>(WRONG, []);
  return row?.wrong ?? 0;
}
