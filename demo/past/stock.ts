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

/** What a shelf held, and how often its product was sold. */
export interface Shelf {
  product_id: number;
  variation_id: number | null;
  available: number;
  sale_count: number;
}

const SHELVES = `
  select id as product_id, null::int as variation_id, stock - reserved_stock as available, sale_count from products
  where line = 1
  union all select product_id, id, stock - reserved_stock, 0 from variations`;

export function readShelves(ask: Ask): Promise<Shelf[]> {
  return ask<Shelf>({ text: SHELVES }, []);
}

const before = 'unnest($1::int[], $2::int[], $3::int[]) as b (product_id, variation_id, number)';
const COUNT = {
  text: `
  insert into stock_movements (product_id, variation_id, quantity, reason, created_at)
  select b.product_id, b.variation_id, b.number, 'counted', $4 from ${before}`,
};
const PRODUCTS = {
  text: `update products t set stock = t.stock + b.number from ${before} where b.variation_id is null and t.id = b.product_id`,
};
const VARIATIONS = {
  text: `update variations t set stock = t.stock + b.number from ${before} where t.id = b.variation_id`,
};
const SALES = {
  text: `update products t set sale_count = b.number from ${before} where b.variation_id is null and t.id = b.product_id`,
};

const columns = (rows: readonly Shelf[], number: (row: Shelf) => number) => [
  rows.map((row) => row.product_id),
  rows.map((row) => row.variation_id),
  rows.map(number),
];

/** As much can be bought as before, and the sale counts are the ones of before: they included the past already. */
export async function restoreShelves(ask: Ask, kept: readonly Shelf[], now: Date): Promise<void> {
  const key = (row: Shelf) => `${row.product_id}/${row.variation_id ?? ''}`;
  const today = new Map((await readShelves(ask)).map((row) => [key(row), row]));
  const missing = (row: Shelf) => row.available - (today.get(key(row))?.available ?? row.available);
  const changed = columns(
    kept.filter((row) => missing(row) !== 0),
    missing,
  );
  await ask(COUNT, [...changed, now]);
  await ask(PRODUCTS, changed);
  await ask(VARIATIONS, changed);
  const sold = kept.filter((row) => row.sale_count !== today.get(key(row))?.sale_count);
  await ask(
    SALES,
    columns(sold, (row) => row.sale_count),
  );
}
