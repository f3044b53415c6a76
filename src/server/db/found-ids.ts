import type { Ask } from './connect.ts';
import { hasTrigram } from './like.ts';

/** So many rows are looked up by their ids. */
const MOST_IDS = 2_000;

/**
 * The ids that a search finds, by statements that have an index each. Null: it finds more, or its text is too short for
 * an index of trigrams. Then the rows are read in their order and compared, and a page is soon full.
 */
export async function findIds(
  ask: Ask,
  q: string,
  parts: readonly string[],
  values: readonly unknown[],
): Promise<number[] | null> {
  if (!hasTrigram(q)) return null;
  const text = parts.map((part) => `(${part} limit ${MOST_IDS + 1})`).join(' union all ');
  const rows = await ask<{ id: number }>({ text }, values as unknown[]);
  return rows.length > MOST_IDS ? null : [...new Set(rows.map(({ id }) => id))];
}
