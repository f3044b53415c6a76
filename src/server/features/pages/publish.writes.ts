import type { PageDraft } from '#contract/pages-office-shapes.ts';
import { headingOf, SECTIONS, type Section } from '#contract/sections/registry.ts';
import { readSection } from '#contract/sections/read-section.ts';
import { pageChanges } from '#rules/site/page-changes.ts';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../db/audit.ts';
import type { Connection } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { readShared, sitePages, templateRows } from '../site/public.ts';
import { isSame, readDraft } from './draft.reads.ts';
import { lockDraft, markEditor, writeDraft, type Editing } from './draft.writes.ts';
import { refuseMisplaced } from './places.reads.ts';
import { readRevision } from './revisions.reads.ts';
import { inOrder, readLive, type LivePage } from './rows.reads.ts';
import { pageRevisions, type StoredRow } from './tables.ts';

interface Publication {
  key: string;
  rows: StoredRow[];
  note: string;
  now: Date;
  /** undefined: a job publishes what somebody has scheduled. */
  account: Account | undefined;
  by: string;
}

/** How the first revision is named, of a page that was live before revisions were kept. */
const BEFORE = 'As it was before';

/** Shows rows to visitors and keeps them as a revision. The page must be locked. */
export async function publishRows(
  at: Connection,
  { key, rows, note, now, account, by }: Publication,
): Promise<number> {
  const { db } = at;
  const live = await readLive(db, key);
  const last = await lastRevision(at, key, live, now);
  const revision = last + 1;
  const changes = await changesBetween(at, live.rows, rows);
  await db
    .insert(pageRevisions)
    .values({ pageKey: key, revision, rows, editor: by, note, changes, createdAt: now });
  await putRows(at, key, rows);
  await db.update(sitePages).set({ isPublished: true, archivedAt: null }).where(eq(sitePages.key, key));
  await writeAudit(db, {
    actor: account && { id: account.id, name: account.name, businessId: account.businessId },
    action: 'publish page',
    subject: 'page',
    subjectId: key,
    before: { revision: last },
    after: { revision, changes, ...(note !== '' && { note }) },
  });
  return revision;
}

/** The newest revision. A page that was live before has its rows as the first one. */
async function lastRevision({ db }: Connection, key: string, live: LivePage, now: Date): Promise<number> {
  if (live.revision > 0 || live.rows.length === 0) return live.revision;
  await db.insert(pageRevisions).values({
    pageKey: key,
    revision: 1,
    rows: live.rows,
    editor: '',
    note: BEFORE,
    changes: [],
    createdAt: now,
  });
  return 1;
}

async function putRows({ db }: Connection, key: string, rows: readonly StoredRow[]): Promise<void> {
  await db.delete(templateRows).where(eq(templateRows.pageKey, key));
  const values = inOrder(rows).map((row) => ({
    pageKey: key,
    position: row.position,
    sortOrder: row.sort_order,
    isActive: row.is_active,
    entries: row.template_meta_data,
  }));
  if (values.length > 0) await db.insert(templateRows).values(values);
}

async function changesBetween(
  { db }: Connection,
  before: readonly StoredRow[],
  after: readonly StoredRow[],
): Promise<string[]> {
  const filled = await readShared(
    db,
    [...before, ...after].flatMap((row) => row.template_meta_data),
  );
  return pageChanges(before, after, (row) => {
    const names = row.template_meta_data.flatMap((entry) => nameOf(readSection(filled(entry))));
    return names.length > 0 ? names.join(', ') : 'an empty row';
  });
}

const nameOf = (section: Section | undefined): string[] =>
  section ? [headingOf(section) || SECTIONS[section.section_type].title] : [];

/** Shows the draft to visitors. */
export async function publishDraft(
  at: Connection,
  editing: Editing,
  note: string,
): Promise<PageDraft | Refusal> {
  const { key, account, now } = editing;
  const draft = await lockDraft(at, editing);
  if (draft instanceof Refusal) return draft;
  const live = await readLive(at.db, key);
  const rows = draft.rows ?? live.rows;
  if (isSame(rows, live.rows) && (await isShown(at, key)))
    return refuse(409, 'Nothing is prepared. Visitors see this page as it is.');
  const misplaced = await refuseMisplaced(at.db, rows);
  if (misplaced) return misplaced;
  await publishRows(at, { key, rows, note, now, account, by: account.name });
  await writeDraft(at.db, editing, null);
  await markEditor(at.db, editing, true);
  return readDraft(at.db, key, account.id);
}

async function isShown({ db }: Connection, key: string): Promise<boolean> {
  const [row] = await db.select({ is: sitePages.isPublished }).from(sitePages).where(eq(sitePages.key, key));
  return row?.is ?? true;
}

/** Puts a revision into the draft, or shows it to visitors again. */
export async function restoreRevision(
  at: Connection,
  editing: Editing,
  { revision, to }: { revision: number; to: 'draft' | 'live' },
): Promise<PageDraft | Refusal> {
  const { key, account, now } = editing;
  const draft = await lockDraft(at, editing);
  if (draft instanceof Refusal) return draft;
  const old = await readRevision(at.db, key, revision);
  if (!old) return refuse(404, 'There is no such revision.');
  if (to === 'live') {
    const misplaced = await refuseMisplaced(at.db, old.rows);
    if (misplaced) return misplaced;
    const note = `Revision ${revision} again`;
    await publishRows(at, { key, rows: old.rows, note, now, account, by: account.name });
  }
  await writeDraft(at.db, editing, to === 'live' ? null : old.rows);
  return readDraft(at.db, key, account.id);
}
