import type { Ask } from '../../db/connect.ts';

const NOW = {
  name: 'stock-shelves-now',
  text: `
  with locked as (select id, type, stock_variation_id from products where id = any($1::int[]) order by id for no key update)
  select l.id, l.type, l.stock_variation_id as heir, coalesce(
    (select json_agg(v.id) from variations v where v.product_id = l.id and v.id = any($2::int[]) and v.is_removed and v.reserved_stock = 0), '[]') as removed
  from locked l`,
};

interface Named {
  productId: number;
  variationId: number | null;
}

/**
 * The current stock rows for the goods that an older order names: the variation's row if the product has got
 * variations since, and the product's row if it has none any more. Locks the products, which are locked
 * before variations everywhere.
 */
export async function shelvesNow<W extends Named>(ask: Ask, wishes: readonly W[]): Promise<W[]> {
  if (wishes.length === 0) return [];
  const rows = await ask<{ id: number; type: number; heir: number | null; removed: number[] }>(NOW, [
    wishes.map(({ productId }) => productId),
    wishes.flatMap(({ variationId }) => variationId ?? []),
  ]);
  const of = new Map(rows.map((row) => [row.id, row]));
  return wishes.map((wish) => {
    const { productId, variationId } = wish;
    const product = of.get(productId);
    if (!product) return wish;
    if (variationId === null && product.type === 2 && product.heir !== null)
      return { ...wish, variationId: product.heir };
    if (variationId !== null && product.type === 1 && product.removed.includes(variationId))
      return { ...wish, variationId: null };
    return wish;
  });
}
