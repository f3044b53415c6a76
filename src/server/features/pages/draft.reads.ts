import type { PageDraft, PageEditors } from '#contract/pages-office-shapes.ts';
import { PRESENT_MINUTES, isFixedPage } from '#rules/site/page-limits.ts';
import { eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/connect.ts';
import { sitePages } from '../site/public.ts';
import { inOrder, readLive, rowsForEditor } from './rows.reads.ts';
import { pageDrafts, type StoredRow } from './tables.ts';

export type DraftRow = typeof pageDrafts.$inferSelect;

const NO_DRAFT = { version: 0, rows: null, savedBy: '', savedAt: null };

export async function readDraftRow(db: Db, key: string): Promise<DraftRow> {
  const [row] = await db.select().from(pageDrafts).where(eq(pageDrafts.pageKey, key));
  return row ?? { pageKey: key, ...NO_DRAFT };
}

/** Whether a page of this key can be built. Pages in the archive can be read too. */
export async function isPage(db: Db, key: string): Promise<boolean> {
  if (isFixedPage(key)) return true;
  const rows = await db.select({ key: sitePages.key }).from(sitePages).where(eq(sitePages.key, key));
  return rows.length > 0;
}

/** The draft of a page for one of its editors. */
export async function readDraft(db: Db, key: string, userId: number): Promise<PageDraft> {
  const draft = await readDraftRow(db, key);
  const live = await readLive(db, key);
  const isChanged = draft.rows !== null && !isSame(draft.rows, live.rows);
  const [rows = [], liveRows = []] = await rowsForEditor(db, draft.rows ?? live.rows, live.rows);
  return {
    key,
    version: draft.version,
    rows,
    live_rows: liveRows,
    is_changed: isChanged,
    live_revision: live.revision,
    saved_by: draft.savedBy,
    saved_at: draft.savedAt?.toISOString() ?? null,
    editors: await readEditors(db, key, userId),
  };
}

export const isSame = (one: readonly StoredRow[], other: readonly StoredRow[]): boolean =>
  isDeepStrictEqual(inOrder(one), inOrder(other));

/** Who has the page open, the reader first. */
export async function readEditors(db: Db, key: string, userId: number): Promise<PageEditors> {
  const { rows } = await db.execute<{
    id: number;
    name: string;
    seen: Date | string;
    saved: Date | string | null;
  }>(sql`
    select u.id, u.name, e.seen_at as seen, e.saved_at as saved
    from page_editors e join users u on u.id = e.user_id
    where e.page_key = ${key} and e.seen_at > now() - make_interval(mins => ${PRESENT_MINUTES})
    order by (u.id = ${userId}) desc, e.seen_at desc`);
  return rows.map(({ id, name, seen, saved }) => ({
    name,
    is_you: id === userId,
    seen_at: new Date(seen).toISOString(),
    has_saved: saved !== null,
  }));
}
