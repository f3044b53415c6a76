import type { PlacedRows } from './placed.ts';

/** What is wrong with one section: messages by the path of the field inside it. */
export type SectionErrors = Readonly<Record<string, string>>;

/** rows.0.template_meta_data.1.image_items.0.title */
const PATH = /^rows\.(\d+)\.template_meta_data\.(\d+)(?:\.(.+))?$/;

/** The errors of a save by the keys of their sections. Rows count as in the order that was sent. */
export function errorsBySection(
  groups: PlacedRows,
  fields: Readonly<Record<string, string>>,
): ReadonlyMap<number, SectionErrors> {
  const rows = groups.flatMap((group) => group.rows);
  const found = new Map<number, Record<string, string>>();
  for (const [path, message] of Object.entries(fields)) {
    const [, row, at, field = ''] = PATH.exec(path) ?? [];
    const section = rows[Number(row)]?.sections[Number(at)];
    if (section) found.set(section.key, { ...found.get(section.key), [field]: message });
  }
  return found;
}
