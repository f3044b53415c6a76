import { readOrderCode } from '#rules/orders/numbers.ts';
import type { Ask } from '../../db/connect.ts';
import { anywhere, trigramSql } from '../../db/like.ts';

/** How many orders are listed and counted by their ids. */
const MOST_IDS = 2_000;

/** Orders that a search of the office found. With `words`, those that have the words are found too, and they are many. */
export interface Found {
  ids: number[];
  words: string | null;
}

/** The words of `w` as they are compared with a pattern. */
export const wordsSql = (pattern: string) => trigramSql('w.words', pattern);

/** Each part has an index of its own. `$5` is the business of all orders that count, or null. */
const findSql = (words: string) => `
  select o.id, false as has_words from orders o where o.number = $2
  union select o.id, false from order_groups g join orders o on o.group_id = g.id
    where g.number = $2 or lower(g.email) = lower($3)
  union select l.order_id, false from order_lines l where l.sku = $3
  union select c.order_id, false from parcels c where replace(c.tracking, ' ', '') = replace($3, ' ', '')
  union (select w.order_id, true from order_words w
    where ${words} like lower($1) and ($5::int is null or w.business_id = $5) limit $4)`;

/**
 * Searches parts of order numbers, of names and emails of customers and of names of bought items, and whole
 * numbers of parcels and SKUs. The result may contain orders of others: the query that uses it checks the
 * owner. undefined: there was no search.
 */
export async function findOrders(
  ask: Ask,
  q: string | undefined,
  businessId: number | null,
  most = MOST_IDS,
): Promise<Found | undefined> {
  if (!q) return undefined;
  const words = anywhere(q);
  const rows = await ask<{ id: number; has_words: boolean }>({ text: findSql(wordsSql(q)) }, [
    words,
    readOrderCode(q)?.number ?? '',
    q,
    most + 1,
    businessId,
  ]);
  const byWords = rows.filter(({ has_words: has }) => has);
  if (byWords.length > most)
    return { ids: rows.filter(({ has_words: has }) => !has).map(({ id }) => id), words };
  return { ids: [...new Set(rows.map(({ id }) => id))], words: null };
}
