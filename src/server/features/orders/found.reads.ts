import { readOrderCode } from '#rules/orders/numbers.ts';
import type { Ask } from '../../db/connect.ts';
import { anywhere } from '../../db/like.ts';

/** So many orders are listed and counted by their ids. */
const MOST_IDS = 2_000;

/** Orders that a search of the office found. With `words`, those that have the words are found too, and they are many. */
export interface Found {
  ids: number[];
  words: string | null;
}

/** Shorter words have no trigram, and an index of trigrams would be read as a whole for them. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** The words of `w` as they are compared with a pattern: by the index, or by reading them. */
export const wordsSql = (pattern: string) => (HAS_TRIGRAM.test(pattern) ? 'w.words' : `(w.words || '')`);

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
 * Searches parts of numbers of orders, of names and emails of customers and of names of bought items, and whole numbers of
 * parcels and SKUs. Other
 * people's orders may be among them: the query that uses them asks whose they are. undefined: nothing is searched.
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
