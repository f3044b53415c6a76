import type { SearchNote } from '#contract/catalog.ts';
import type { Line } from '#rules/catalog/lines.ts';
import { formatCount } from '#client/lib/format.ts';
import { DONE, unsoldWords } from '../unsold-words.ts';

/** How a search was understood, if that differs from the typed text; undefined otherwise. */
export function searchWords(
  line: Line,
  typed: string,
  note: SearchNote,
  isEmpty = false,
  /** The words for a better answer than the list. */
  answer?: string,
): string | undefined {
  const meant = note.corrected ?? typed;
  const read = note.corrected === null ? '' : `You typed “${typed}”, which we read as “${note.corrected}”. `;
  const nearest = note.near ? ' These come nearest.' : '';
  // A search to sell says that we don't buy the device, in every line.
  const asked = note.other_lines.find((other) => other.line === note.line && other.total === 0)?.line ?? line;
  if (note.unsold) return `${read}${unsoldWords(asked, note.unsold, note.other_lines)}${nearest}`;
  if (answer && isEmpty) return `${read}${answer}`;
  if (answer && note.near) return `${read}${answer} The devices below come nearest.`;
  if (note.near) return `${read}Nothing we ${DONE[line]} has all of “${meant}”. These come nearest.`;
  const has = note.other_lines.filter(({ total }) => total > 0).map((other) => DONE[other.line]);
  if (isEmpty && has.length > 0)
    return `${read}We don’t ${DONE[line]} what matches “${meant}”, but we ${has.join(' and ')} it.`;
  if (isEmpty) return `${read}Nothing we ${DONE[line]} matches “${meant}”.`;
  return read.trim() || undefined;
}

const IN_LINE: Record<Line, string> = { buy: 'to buy', sell: 'to sell', repair: 'to repair' };

/** '12 to buy', '3 to repair': what another line has for the same words. */
export function inLineWords(line: Line, total: number): string {
  return `${formatCount(total)} ${IN_LINE[line]}`;
}
