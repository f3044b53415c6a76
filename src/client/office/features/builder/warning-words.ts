import type { PageWarning } from '#contract/pages-office-shapes.ts';
import { faultWords } from './field-words.ts';
import type { PlacedRows, PlacedSection } from './placed.ts';
import { sectionName } from './section-words.ts';

/** The section that a warning is about; undefined if it is about the page, or the section is gone. */
export const warnedSection = (
  rows: PlacedRows,
  { row_id: rowId, section }: PageWarning,
): PlacedSection | undefined =>
  rows.flatMap((group) => group.rows).find(({ key }) => key === rowId)?.sections[section ?? 0];

/** A warning with the section and the field that it is about. Some of the server's name their section themselves. */
export function warningWords(rows: PlacedRows, warning: PageWarning): string {
  const found = warnedSection(rows, warning);
  return found && !warning.message.startsWith(sectionName(found.entry))
    ? faultWords(found.entry, warning.field ?? '', warning.message)
    : warning.message;
}
