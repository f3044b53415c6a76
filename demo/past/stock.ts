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
  select w.product_id, w.variation_id, sum(w.quantity), $5, $4
  from ${wishes} join products p on p.id = w.product_id left join variations v on v.id = w.variation_id
  where coalesce(v.counts_stock, p.counts_stock) group by 1, 2`,
};

/** Adds the stock that is going to be sold. Products that are not counted need none. */
export const addStock = (ask: Ask, bought: readonly StockWish[], now: Date) =>
  changeStock(ask, bought, 'bought', now);

async function changeStock(
  ask: Ask,
  bought: readonly StockWish[],
  reason: 'bought' | 'counted',
  now: Date,
): Promise<void> {
  if (bought.length === 0) return;
  const columns = [
    bought.map(({ productId }) => productId),
    bought.map(({ variationId }) => variationId),
    bought.map(({ quantity }) => quantity),
  ];
  for (const statement of RAISE) await ask(statement, columns);
  await ask(NOTE, [...columns, now, reason]);
}

/** How many of a product or variation can be bought. */
interface AvailableStock {
  product_id: number;
  variation_id: number | null;
  available: number;
}

const AVAILABLE = {
  products: {
    text: `
    select id as product_id, null::int as variation_id, stock - reserved_stock as available from products
    where id = any($1::int[]) and counts_stock order by id for no key update`,
  },
  variations: {
    text: `
    select product_id, id as variation_id, stock - reserved_stock as available from variations
    where id = any($1::int[]) and counts_stock order by id for no key update`,
  },
};

/** Locks the rows until the transaction ends. */
export async function readAvailable(ask: Ask, items: readonly StockWish[]): Promise<AvailableStock[]> {
  const products = items.map(({ productId }) => productId);
  const variations = items.flatMap(({ variationId }) => variationId ?? []);
  const all = await ask<AvailableStock>(AVAILABLE.products, [products]);
  return [...all, ...(await ask<AvailableStock>(AVAILABLE.variations, [variations]))];
}

/** Writes off the stock that exceeds the earlier stock, such as returned items. */
export async function restoreAvailable(
  ask: Ask,
  before: readonly AvailableStock[],
  now: Date,
): Promise<void> {
  const wishes = before.map((row) => ({
    productId: row.product_id,
    variationId: row.variation_id,
    quantity: 0,
  }));
  const today = await readAvailable(ask, wishes);
  const changes = wishes
    .map((wish, index) => ({
      ...wish,
      quantity: (before[index]?.available ?? 0) - (today[index]?.available ?? 0),
    }))
    .filter(({ quantity }) => quantity !== 0);
  await changeStock(ask, changes, 'counted', now);
}
