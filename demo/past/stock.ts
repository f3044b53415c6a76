import type { Ask } from '#server/db/connect.ts';
import type { StockWish } from '#server/features/catalog/public.ts';

const wishes = 'unnest($1::int[], $2::int[], $3::int[]) as w (product_id, variation_id, quantity)';

const RAISE = (['products', 'variations'] as const).map((table) => ({
  text: `
  update ${table} t set stock = t.stock + w.quantity from (
    select ${table === 'products' ? 'product_id' : 'variation_id'} as id, sum(quantity)::int as quantity
    from ${wishes} where (variation_id is null) = ${table === 'products'} group by 1
  ) w where t.id = w.id and t.counts_stock`,
}));
const NOTE = {
  text: `
  insert into stock_movements (product_id, variation_id, quantity, reason, created_at)
  select w.product_id, w.variation_id, sum(w.quantity), 'bought', $4
  from ${wishes} join products p on p.id = w.product_id left join variations v on v.id = w.variation_id
  where coalesce(v.counts_stock, p.counts_stock) group by 1, 2`,
};

/** Puts on the shelf what is going to be sold. What is not counted needs none. */
export async function buyIn(ask: Ask, bought: readonly StockWish[], now: Date): Promise<void> {
  const columns = [
    bought.map(({ productId }) => productId),
    bought.map(({ variationId }) => variationId),
    bought.map(({ quantity }) => quantity),
  ];
  for (const statement of RAISE) await ask(statement, columns);
  await ask(NOTE, [...columns, now]);
}
