import type { Intent } from '#rules/search/intent.ts';
import type { SearchTerm } from '#rules/search/word-readings.ts';
import type { Place } from '#rules/stores/places.ts';
import type { Ask } from '../../db/connect.ts';
import { FACET, ListingFilter } from './index/public.ts';

export type LineCode = '1' | '2' | '3';
export const LINE_CODES: readonly LineCode[] = ['1', '2', '3'];
export type LineTotals = Record<LineCode, number>;
export const NOTHING: LineTotals = { 1: 0, 2: 0, 3: 0 };

export type Terms = readonly SearchTerm[];

/** The results of one line for a search. */
export interface LineSearch {
  /** The readings, best first. A reading without terms means all products of the line. No reading: no products. */
  alternatives: readonly Terms[];
  /** How many products have all the words. */
  total: number;
  /** No product has all the words. The alternatives have most of them. */
  isNear: boolean;
}

/** How a search was understood, and what each line has for it. */
export interface Understood {
  /** The parts of the search besides the device. Undefined in a literal search. */
  intent: Intent | undefined;
  /** The words that name the device. */
  terms: Terms;
  corrected: string | null;
  lines: Record<LineCode, LineSearch>;
  /** The line that the search means. */
  meant: LineCode | undefined;
  /** The named faults, if the repair line has any of them. */
  faults: readonly string[];
  /** The named model, if the line does not have it. */
  unsold: string | null;
  /** A named town that has no store. */
  town?: Place | undefined;
}

export const NONE: LineSearch = { alternatives: [], total: 0, isNear: false };

/** How many products of each line have all the words of each search. A search without words matches all. */
export async function countSearches(ask: Ask, searches: readonly Terms[]): Promise<LineTotals[]> {
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
