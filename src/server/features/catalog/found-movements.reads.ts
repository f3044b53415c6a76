import type { Ask } from '../../db/connect.ts';
import { anywhere, hasTrigram } from '../../db/like.ts';

/** So many products and movements are looked up by their ids. */
const MOST_IDS = 2_000;

/** Where a search of stock movements looks: null where much was found, so that the latest movements soon show it. */
interface FoundMovements {
  q: string;
  within: { productIds: number[]; ids: number[] } | null;
}

/** Products come first: their names and SKUs, and those of all their variations. Then order numbers and notes. */
const FIND = `
  (select w.product_id as "productId", null::int as id from product_words w
    where w.words like lower($1) and ($2::int is null or w.business_id = $2) limit $3)
  union (select w.product_id, null from shelves w
    where w.words like lower($1) and ($2::int is null or w.business_id = $2) limit $3)
  union (select null, m.id::int from stock_movements m where m.source ilike $1 limit $3)`;

/** One or two letters have no index. They are looked up among the words of products and variations alone. */
const FIND_SHORT = `
  (select w.product_id as "productId", null::int as id from product_words w
    where w.words collate "C" like lower($1) and ($2::int is null or w.business_id = $2) limit $3)
  union (select w.product_id, null from shelves w
    where w.words collate "C" like lower($1) and ($2::int is null or w.business_id = $2) limit $3)`;
const SHORT = 2;

export async function findMovements(
  ask: Ask,
  q: string | undefined,
  businessId: number | null,
  most = MOST_IDS,
): Promise<FoundMovements | undefined> {
  if (q === undefined) return undefined;
  const text = hasTrigram(q) ? FIND : q.trim().length <= SHORT ? FIND_SHORT : undefined;
  // Such as "64 GB": no three letters or digits in a row.
  if (text === undefined) return { q, within: null };
  const rows = await ask<{ productId: number | null; id: number | null }>({ text }, [
    anywhere(q),
    businessId,
    most + 1,
  ]);
  const productIds = rows.flatMap(({ productId }) => productId ?? []);
  const ids = rows.flatMap(({ id }) => id ?? []);
  return { q, within: Math.max(productIds.length, ids.length) > most ? null : { productIds, ids } };
}

/** A movement of product `p` and its variation `v` that has the words. What was found says where to look for it. */
export function foundCondition(
  { within }: FoundMovements,
  at: { words: string; productIds: string; ids: string },
): string {
  const fields = ['p.name', 'v.name', 'p.sku', 'v.sku', 'm.source'];
  const hasWords = `(${fields.map((field) => `${field} ilike ${at.words}`).join(' or ')})`;
  if (within === null) return hasWords;
  return `(m.product_id = any(${at.productIds}::int[]) or m.id = any(${at.ids}::int[])) and ${hasWords}`;
}

/** The values that the condition names, in the order words, products, movements. */
export const foundValues = (found: FoundMovements | undefined) => [
  anywhere(found?.q),
  found?.within?.productIds,
  found?.within?.ids,
];
