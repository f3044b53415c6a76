import type { PageDraft, PageRow } from '#contract/pages-office-shapes.ts';
import { eq, sql } from 'drizzle-orm';
import type { Connection, Database, Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { Refusal, refuse, refuseStale } from '../../http/refusal.ts';
import { storableRows } from './content.writes.ts';
import { isPage, isSame, readDraft, readDraftRow, type DraftRow } from './draft.reads.ts';
import { refuseMisplaced } from './places.reads.ts';
import { readLive } from './rows.reads.ts';
import { pageDrafts, pageEditors } from './tables.ts';

export interface Editing {
  key: string;
  /** The version of the draft that the editor has seen. */
  version: number;
  account: Account;
  now: Date;
}

export const noPage = () => refuse(404, 'There is no such page.');

/** Makes sure that the page has a draft row, and locks it, so that concurrent changes run one after the other. */
export async function lockPage(db: Db, key: string): Promise<DraftRow> {
  await db.execute(sql`insert into page_drafts (page_key) values (${key})
    on conflict (page_key) do update set version = page_drafts.version`);
  return readDraftRow(db, key);
}

/** Locks a page for an editor. Refused, with the draft as it is, if somebody has saved or published since. */
export async function lockDraft(at: Connection, editing: Editing): Promise<DraftRow | Refusal> {
  const { key, version, account } = editing;
  if (!(await isPage(at.db, key))) return noPage();
  const draft = await lockPage(at.db, key);
  if (draft.version === version) return draft;
  const now = await readDraft(at.db, key, account.id);
  return refuseStale(`${draft.savedBy || 'Somebody else'} has changed this page since you opened it.`, {
    ...now,
  });
}

/** Says that somebody has a page open. */
export async function markEditor(
  db: Db,
  { key, account, now }: Pick<Editing, 'key' | 'account' | 'now'>,
  hasSaved = false,
): Promise<void> {
  const saved = hasSaved ? { savedAt: now } : {};
  await db
    .insert(pageEditors)
    .values({ pageKey: key, userId: account.id, seenAt: now, ...saved })
    .onConflictDoUpdate({
      target: [pageEditors.pageKey, pageEditors.userId],
      set: { seenAt: now, ...saved },
    });
}

export async function writeDraft(
  db: Db,
  { key, account, now }: Editing,
  rows: DraftRow['rows'],
): Promise<void> {
  await db
    .update(pageDrafts)
    .set({ rows, version: sql`${pageDrafts.version} + 1`, savedBy: account.name, savedAt: now })
    .where(eq(pageDrafts.pageKey, key));
}

type Writes = Pick<Database, 'transaction'>;

/** Saves the rows of a page. Visitors see them after they were published. */
export const saveDraft = (
  { transaction }: Writes,
  editing: Editing,
  rows: readonly PageRow[],
): Promise<PageDraft | Refusal> => transaction((at) => putDraft(at, editing, rows));

export async function putDraft(
  at: Connection,
  editing: Editing,
  rows: readonly PageRow[],
): Promise<PageDraft | Refusal> {
  const draft = await lockDraft(at, editing);
  if (draft instanceof Refusal) return draft;
  const storable = await storableRows(at, editing.key, rows);
  if (storable instanceof Refusal) return storable;
  const misplaced = await refuseMisplaced(at.db, storable);
  if (misplaced) return misplaced;
  const live = await readLive(at.db, editing.key);
  await markEditor(at.db, editing, true);
  // A save that changes nothing leaves the version alone.
  if (!isSame(storable, draft.rows ?? live.rows)) await writeDraft(at.db, editing, storable);
  return readDraft(at.db, editing.key, editing.account.id);
}

/** Drops what is prepared. */
export const discardDraft = ({ transaction }: Writes, editing: Editing): Promise<PageDraft | Refusal> =>
  transaction(async (at) => {
    const draft = await lockDraft(at, editing);
    if (draft instanceof Refusal) return draft;
    if (draft.rows) await writeDraft(at.db, editing, null);
    return readDraft(at.db, editing.key, editing.account.id);
  });
