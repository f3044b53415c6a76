import type { SearchNote } from '#contract/catalog.ts';
import type { Line } from '#rules/lines.ts';
import { formatCount } from '#client/lib/format.ts';
import { unsoldWords } from '../unsold-words.ts';

const NOTHING_HERE: Record<Line, string> = {
  buy: 'Nothing we sell',
  sell: 'Nothing we buy',
  repair: 'Nothing we repair',
};

/** What a search was taken for, where that is not what was typed; undefined where there is nothing to say. */
export function searchWords(
  line: Line,
  typed: string,
  note: SearchNote,
  isEmpty = false,
): string | undefined {
  const meant = note.corrected ?? typed;
  const read = note.corrected === null ? '' : `You typed “${typed}”, which we read as “${note.corrected}”. `;
  const nearest = note.near ? ' These come nearest.' : '';
  if (note.unsold) return `${read}${unsoldWords(line, note.unsold, note.other_lines)}${nearest}`;
  if (note.near) return `${read}${NOTHING_HERE[line]} has all of “${meant}”. These come nearest.`;
  if (isEmpty) return `${read}${NOTHING_HERE[line]} matches “${meant}”.`;
  return read.trim() || undefined;
}

const IN_LINE: Record<Line, string> = { buy: 'to buy', sell: 'to sell', repair: 'to repair' };

/** '12 to buy', '3 to repair': what another line has for the same words. */
export function inLineWords(line: Line, total: number): string {
  return `${formatCount(total)} ${IN_LINE[line]}`;
}
