import type { PageRow } from '#contract/pages-office-shapes.ts';
import { readSection } from '#contract/sections/read-section.ts';
import type { PageSection } from '#contract/sections/schemas.ts';
import { ROW_POSITIONS, positionsOf } from '#rules/site/page-limits.ts';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { readShared, templateRows, type StoredSection } from '../site/public.ts';
import { pageRevisions, type StoredRow } from './tables.ts';

export interface LivePage {
  rows: StoredRow[];
  /** 0: published before revisions were kept, or never. */
  revision: number;
}

/** What visitors see of a page, with the row ids of its editors. */
export async function readLive(db: Db, key: string): Promise<LivePage> {
  const [last] = await db
    .select({ rows: pageRevisions.rows, revision: pageRevisions.revision })
    .from(pageRevisions)
    .where(eq(pageRevisions.pageKey, key))
    .orderBy(desc(pageRevisions.revision))
    .limit(1);
  if (last) return last;
  const rows = await db
    .select()
    .from(templateRows)
    .where(eq(templateRows.pageKey, key))
    .orderBy(asc(templateRows.sortOrder), asc(templateRows.id));
  const known = positionsOf(key);
  return {
    revision: 0,
    rows: rows.flatMap(({ id, sortOrder, position, entries, ...row }) => {
      const place = known.find((one) => one === position);
      if (place === undefined) return [];
      const isActive = row.isActive && row.isPublished && row.isActiveForWeb;
      return { id, sort_order: sortOrder, position: place, is_active: isActive, template_meta_data: entries };
    }),
  };
}

const placeOf = ({ position }: StoredRow) => ROW_POSITIONS.indexOf(position);

export const inOrder = (rows: readonly StoredRow[]): StoredRow[] =>
  rows.toSorted((one, other) => placeOf(one) - placeOf(other) || one.sort_order - other.sort_order);

/**
 * Stored rows as an editor reads them: in order, with the content of shared sections. Sections that nobody can read,
 * such as those of a newer version, are left out.
 */
export async function rowsForEditor(db: Db, ...pages: readonly StoredRow[][]): Promise<PageRow[][]> {
  const entries = pages.flat().flatMap((row) => row.template_meta_data);
  const filled = await readShared(db, entries);
  return pages.map((rows) =>
    inOrder(rows).map((row) => ({
      ...row,
      template_meta_data: row.template_meta_data.flatMap((entry) => sectionOf(filled(entry), entry)),
    })),
  );
}

function sectionOf(full: unknown, stored: StoredSection): PageSection[] {
  const section = readSection(full);
  if (!section) return [];
  return [{ ...section, ...('shared_id' in stored && { shared_id: stored.shared_id }) }];
}
