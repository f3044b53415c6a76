import { inArray } from 'drizzle-orm';
import type { Section } from '#contract/sections/registry.ts';
import type { Db } from '../../db/connect.ts';
import { sharedSections, type StoredSection } from './tables.ts';

/** The id of a shared section; undefined for a section of the page itself. */
const sharedId = (entry: StoredSection): number | undefined => {
  const id: unknown =
    typeof entry === 'object' && entry !== null && 'shared_id' in entry ? entry.shared_id : undefined;
  return typeof id === 'number' ? id : undefined;
};

export type FillShared = (entry: StoredSection) => unknown;

/**
 * Puts the content of shared sections in their places. Columns stay those of the page. A place whose section
 * is gone stays as it is, and readers leave it out.
 */
export async function readShared(db: Db, entries: readonly StoredSection[]): Promise<FillShared> {
  const ids = [...new Set(entries.flatMap((entry) => sharedId(entry) ?? []))];
  const rows =
    ids.length === 0 ? [] : await db.select().from(sharedSections).where(inArray(sharedSections.id, ids));
  const sections = new Map<number, Section>(rows.map(({ id, section }) => [id, section]));
  return (entry) => {
    const id = sharedId(entry);
    const section = id === undefined ? undefined : sections.get(id);
    if (!section) return entry;
    const { grid_col_value: columns } = entry;
    const { grid_col_value: _own, ...content } = section;
    return { ...content, shared_id: id, ...(columns !== undefined && { grid_col_value: columns }) };
  };
}
