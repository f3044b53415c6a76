import { readFile } from 'node:fs/promises';
import { suggestionGroups } from '#client/shop/features/catalog/search/suggestion-groups.ts';
import type { Suggestions } from '#contract/catalog.ts';

/** A typed search, and the paths of which one must be among the first three results. */
export interface JudgedQuery {
  q: string;
  /** `*` matches any part of a path, such as the id of a product. */
  expect: string[];
}

export interface Judgement extends JudgedQuery {
  /** The rank from 1; undefined below the first ten. */
  place: number | undefined;
  first: string[];
}

export async function readQueries(name: string): Promise<JudgedQuery[]> {
  const text = await readFile(new URL(name, import.meta.url), 'utf8');
  return (JSON.parse(text) as [string, string | string[]][]).map(([q, expected]) => ({
    q,
    expect: typeof expected === 'string' ? [expected] : expected,
  }));
}

/** Judges the rows of the search dialog, since people see those: their order, and their links. */
export async function judge(
  queries: readonly JudgedQuery[],
  suggest: (q: string) => Promise<Suggestions>,
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const query of queries) {
    const found = await suggest(query.q);
    const rows = suggestionGroups({ ...found, text: query.q }).flatMap((group) => group.rows);
    const links = rows.map(({ href }) => decodeURIComponent(href)).slice(0, 10);
    const at = links.findIndex((link) => query.expect.some((pattern) => fits(link, pattern)));
    judgements.push({ ...query, place: at < 0 ? undefined : at + 1, first: links.slice(0, 3) });
  }
  return judgements;
}

function fits(link: string, pattern: string): boolean {
  const escaped = pattern.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '[^?]*');
  return new RegExp(`^${escaped}$`).test(link);
}

/** The share of queries with a wanted result among the first few. */
export function success(judgements: readonly Judgement[], within: number): number {
  const good = judgements.filter(({ place }) => place !== undefined && place <= within).length;
  return good / judgements.length;
}
