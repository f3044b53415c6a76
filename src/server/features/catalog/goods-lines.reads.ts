import type { Ask } from '../../db/connect.ts';

interface GoodsLine {
  product_id: number;
  variation_id?: number | null | undefined;
}

const UNKNOWN = {
  name: 'stock-lines-unknown',
  text: `
  select from unnest($1::int[], $2::int[]) as l (product_id, variation_id)
  where not exists (
    select from products p left join variations v on v.id = l.variation_id and v.product_id = p.id and not v.is_removed
    where p.id = l.product_id and p.business_id = $3 and p.line = 1
      and case when p.type = 1 then l.variation_id is null and p.counts_stock else v.id is not null and v.counts_stock end)
  limit 1`,
};

/** Whether all of this is counted goods of a business. */
export async function isStockOf(ask: Ask, lines: readonly GoodsLine[], businessId: number): Promise<boolean> {
  const unknown = await ask(UNKNOWN, [
    lines.map(({ product_id: id }) => id),
    lines.map(({ variation_id: id }) => id ?? null),
    businessId,
  ]);
  return unknown.length === 0;
}

const NAMES = {
  name: 'stock-lines-names',
  text: `
  select l.product_id, l.variation_id, coalesce(v.name, p.name) as name
  from unnest($1::int[], $2::int[]) as l (product_id, variation_id)
  join products p on p.id = l.product_id left join variations v on v.id = l.variation_id`,
};

/** The names of goods, by their ids. */
export async function readGoodsNames(ask: Ask, lines: readonly GoodsLine[]): Promise<Map<string, string>> {
  const rows = await ask<{ product_id: number; variation_id: number | null; name: string }>(NAMES, [
    lines.map(({ product_id: id }) => id),
    lines.map(({ variation_id: id }) => id ?? null),
  ]);
  return new Map(rows.map(({ product_id: id, variation_id: of, name }) => [`${id} ${of ?? ''}`, name]));
}

/** All goods in the order in which orders lock them: products before variations, each by their ids. */
export const inLockOrder = <L extends { product_id: number; variation_id: number | null }>(
  lines: readonly L[],
): L[] =>
  lines.toSorted(
    (a, b) =>
      Number(a.variation_id !== null) - Number(b.variation_id !== null) ||
      (a.variation_id ?? a.product_id) - (b.variation_id ?? b.product_id),
  );
