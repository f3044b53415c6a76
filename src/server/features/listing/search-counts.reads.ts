import type { SearchTerm } from '#rules/search/word-readings.ts';
import type { Ask } from '../../db/connect.ts';
import { FACET, ListingFilter } from './index/public.ts';

export type LineCode = '1' | '2' | '3';
export const LINE_CODES: readonly LineCode[] = ['1', '2', '3'];
export type LineTotals = Record<LineCode, number>;
export const NOTHING: LineTotals = { 1: 0, 2: 0, 3: 0 };

/** How many products of each line have all the words of each search; one without words has all products. */
export async function countSearches(
  ask: Ask,
  searches: readonly (readonly SearchTerm[])[],
): Promise<LineTotals[]> {
  if (searches.length === 0) return [];
  const filter = new ListingFilter();
  const known = new Map<SearchTerm, string>();
  const bitsOf = (term: SearchTerm) => {
    const bits = known.get(term) ?? filter.word([...term.exact, ...term.others]);
    known.set(term, bits);
    return bits;
  };
  const lines = LINE_CODES.map((line) => [`line_${line}`, filter.value(FACET.line, [line])] as const);
  const anyLine = lines.map(([, bits]) => bits).join(' | ');
  const masks = filter.masks({
    ...Object.fromEntries(lines),
    ...Object.fromEntries(
      searches.map((terms, index) => [
        `search_${index}`,
        terms.length > 0 ? terms.map(bitsOf).join(' & ') : anyLine,
      ]),
    ),
  });
  const sums = searches.flatMap((_terms, index) =>
    LINE_CODES.map(
      (line) => `coalesce(sum(bit_count(search_${index} & line_${line})), 0)::int as s${index}_${line}`,
    ),
  );
  const [row] = await ask<Record<string, number>>(
    { text: `${masks} select ${sums.join(', ')} from masks` },
    filter.values,
  );
  const count = (index: number, line: LineCode) => row?.[`s${index}_${line}`] ?? 0;
  return searches.map((_terms, index) => ({
    1: count(index, '1'),
    2: count(index, '2'),
    3: count(index, '3'),
  }));
}
