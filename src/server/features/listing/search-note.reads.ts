import type { SearchNote } from '#contract/catalog.ts';
import { lineCode, lineFromCode } from '#rules/catalog/lines.ts';
import { LINE_CODES, type LineCode, type Understood } from './search-counts.reads.ts';

/** The note that the page shows about a search beside its results. */
export function searchNote(
  understood: Understood,
  line: LineCode | undefined,
): Omit<SearchNote, 'repairs' | 'popular'> {
  const { corrected, lines, faults, unsold, meant } = understood;
  return {
    corrected,
    near: line !== undefined && lines[line].isNear,
    unsold,
    line: meant ? lineFromCode(Number(meant)) : null,
    faults: line === '3' ? [...faults] : [],
    other_lines: line ? allTotals(understood).filter((one) => lineCode(one.line) !== Number(line)) : [],
  };
}

export const allTotals = ({ lines }: Understood) =>
  LINE_CODES.map((code) => ({ line: lineFromCode(Number(code)), total: lines[code].total }));
