import type { SearchNote } from '#contract/catalog.ts';
import { lineFromCode } from '#rules/lines.ts';
import type { Dictionary } from '#rules/search-dictionary.ts';
import type { SearchTerm } from '#rules/search-word-readings.ts';
import { nearSearches, readingText, readSearch } from '#rules/search-readings.ts';
import { wordsOf } from '#rules/search-words.ts';
import type { Ask } from '../../db/connect.ts';
import { FACET } from './listing-bits.tables.ts';
import { ListingFilter } from './listing-filter.reads.ts';

type LineCode = '1' | '2' | '3';
const LINES: readonly LineCode[] = ['1', '2', '3'];

/** How a search was understood, and how many products each line has for it. */
export interface Understood {
  terms: readonly SearchTerm[];
  corrected: string | null;
  near: boolean;
  totals: LineTotals;
}

type LineTotals = Record<LineCode, number>;

/**
 * Takes the nearest reading that finds something in the line, then the nearest that finds something anywhere; a
 * line that has nothing gets what has most of the words. Filters have no say, so that a search means the same
 * whatever is chosen beside it. A search that is meant literally finds all of its words or nothing.
 */
export async function understand(
  ask: Ask,
  text: string,
  line: LineCode | undefined,
  dictionary: Dictionary,
  isLiteral = false,
): Promise<Understood> {
  const [nearest, ...others] = readSearch(wordsOf(text), dictionary, isLiteral);
  if (!nearest) return { terms: [], corrected: null, near: false, totals: NOTHING };
  const [totals = NOTHING] = await countSearches(ask, [nearest.terms]);
  const readings = [{ ...nearest, totals }];
  if (found(totals, line) === 0 && others.length > 0) {
    const counts = await countSearches(
      ask,
      others.map(({ terms }) => terms),
    );
    readings.push(...others.map((reading, index) => ({ ...reading, totals: counts[index] ?? NOTHING })));
  }
  const here = readings.find((reading) => found(reading.totals, line) > 0);
  const chosen = here ?? readings.find((reading) => found(reading.totals, undefined) > 0) ?? readings[0];
  if (!chosen) return { terms: [], corrected: null, near: false, totals: NOTHING };
  const understood = {
    terms: chosen.terms,
    corrected: chosen.isCorrected ? readingText(chosen) : null,
    near: false,
    totals: chosen.totals,
  };
  if (here || isLiteral) return understood;
  const searches = nearSearches(chosen.terms);
  const counts = await countSearches(ask, searches);
  const near = searches.find((_search, index) => found(counts[index] ?? NOTHING, line) > 0);
  return near ? { ...understood, terms: near, near: true } : understood;
}

export function searchNote({ corrected, near, totals }: Understood, line: LineCode | undefined): SearchNote {
  return {
    corrected,
    near,
    other_lines: line
      ? lineTotals(totals)
          .filter((one) => one.code !== line)
          .map(named)
      : [],
  };
}

export const allTotals = ({ totals }: Understood) => lineTotals(totals).map(named);

const lineTotals = (totals: LineTotals) => LINES.map((code) => ({ code, total: totals[code] }));
const named = ({ code, total }: { code: LineCode; total: number }) => ({
  line: lineFromCode(Number(code)),
  total,
});

const NOTHING: LineTotals = { 1: 0, 2: 0, 3: 0 };

const found = (totals: LineTotals, line: LineCode | undefined) =>
  line ? totals[line] : totals[1] + totals[2] + totals[3];

/** How many products of each line have all the words of each search. */
async function countSearches(ask: Ask, searches: readonly (readonly SearchTerm[])[]): Promise<LineTotals[]> {
  if (searches.length === 0) return [];
  const filter = new ListingFilter();
  const known = new Map<SearchTerm, string>();
  const bitsOf = (term: SearchTerm) => {
    const bits = known.get(term) ?? filter.word([...term.exact, ...term.others]);
    known.set(term, bits);
    return bits;
  };
  const masks = filter.masks({
    ...Object.fromEntries(LINES.map((line) => [`line_${line}`, filter.value(FACET.line, [line])])),
    ...Object.fromEntries(searches.map((terms, index) => [`search_${index}`, terms.map(bitsOf).join(' & ')])),
  });
  const sums = searches.flatMap((_terms, index) =>
    LINES.map(
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
