import type { Answer } from '#contract/calls.ts';
import type { PageRevision } from '#contract/pages-office-shapes.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { rowsForEditor } from './rows.reads.ts';
import { pageRevisions } from './tables.ts';

type Row = typeof pageRevisions.$inferSelect;
const PER_PAGE = 20;

const wire = (row: Row, live: number): PageRevision => ({
  revision: row.revision,
  at: row.createdAt.toISOString(),
  by: row.editor,
  note: row.note,
  changes: row.changes,
  is_live: row.revision === live,
});

export async function readRevision(db: Db, key: string, revision: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(pageRevisions)
    .where(and(eq(pageRevisions.pageKey, key), eq(pageRevisions.revision, revision)));
  return row;
}

async function liveRevision(db: Db, key: string): Promise<number> {
  const [row] = await db
    .select({ revision: pageRevisions.revision })
    .from(pageRevisions)
    .where(eq(pageRevisions.pageKey, key))
    .orderBy(desc(pageRevisions.revision))
    .limit(1);
  return row?.revision ?? 0;
}

/** What was published of a page, the newest first. */
export async function readRevisions(
  db: Db,
  key: string,
  before: number | undefined,
): Promise<Answer<'GET /office/pages/{key}/revisions'>> {
  const rows = await db
    .select()
    .from(pageRevisions)
    .where(
      and(
        eq(pageRevisions.pageKey, key),
        before === undefined ? undefined : lt(pageRevisions.revision, before),
      ),
    )
    .orderBy(desc(pageRevisions.revision))
    .limit(PER_PAGE + 1);
  const live = await liveRevision(db, key);
  const shown = rows.slice(0, PER_PAGE);
  return {
    status: 200,
    data: shown.map((row) => wire(row, live)),
    next_cursor: rows.length > PER_PAGE ? String(shown.at(-1)?.revision) : null,
  };
}

/** One revision with its rows. */
export async function readRevisionRows(
  db: Db,
  key: string,
  revision: number,
): Promise<Answer<'GET /office/pages/{key}/revisions/{revision}'>['result'] | undefined> {
  const row = await readRevision(db, key, revision);
  if (!row) return undefined;
  const [rows = []] = await rowsForEditor(db, row.rows);
  return { ...wire(row, await liveRevision(db, key)), rows };
}
