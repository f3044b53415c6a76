import type { PageSection } from '#contract/sections/schemas.ts';
import { isSectionType } from '#contract/sections/registry.ts';
import { faultWords, fieldWords } from './field-words.ts';
import { itemsOf, recordOf, type Values } from './forms/values.ts';
import { POSITION_NAMES } from './section-words.ts';

/** page.rows.0.template_meta_data.1.image_items.0.title */
const PATH = /^(?:page\.)?rows\.(\d+)(?:\.template_meta_data\.(\d+))?(?:\.(.+))?$/;

const ROW_FIELDS: Readonly<Record<string, string>> = {
  position: 'its place on the page',
  sort_order: 'its place in the order',
  is_active: 'whether visitors see it',
  template_meta_data: 'its sections',
};

/** 'Row 2 in Top': as in the outline, where rows are counted by position. */
function rowWords(rows: readonly Values[], index: number): string {
  const row = rows[index] ?? {};
  const order = (one: Values) => Number(one['sort_order'] ?? 0);
  const beside = rows.filter(({ position }) => position === row['position']);
  const place = beside.toSorted((one, other) => order(one) - order(other)).indexOf(row) + 1;
  const position = POSITION_NAMES[String(row['position'])];
  return beside.length < rows.length && position
    ? `Row ${place} in ${position}`
    : `Row ${place || index + 1}`;
}

function sectionFault(entry: Values | undefined, place: number, field: string, message: string): string {
  const type = entry?.['section_type'];
  // What was read by its type may still be wrong in every field, but its name is there.
  if (entry && isSectionType(type)) return faultWords(entry as unknown as PageSection, field, message);
  return `section ${place + 1}${field && `, ${fieldWords('', field)}`}: ${message}.`;
}

/** Why a file was not taken: its row and section and the label of the field, in place of a path. */
export function importFaults(page: unknown, fields: Readonly<Record<string, string>>): string[] {
  const rows = itemsOf(recordOf(page)['rows']);
  return Object.entries(fields).map(([path, message]) => {
    const [, row, place, field = ''] = PATH.exec(path) ?? [];
    if (row === undefined) return message.endsWith('.') ? message : `${message}.`;
    const at = rowWords(rows, Number(row));
    if (place === undefined) return `${at}${field && `, ${ROW_FIELDS[field] ?? field}`}: ${message}.`;
    const entry = itemsOf(rows[Number(row)]?.['template_meta_data'])[Number(place)];
    return `${at}, ${sectionFault(entry, Number(place), field, message)}`;
  });
}
