import type { Parsed } from '#contract/calls.ts';
import { PUBLISHED_CONTENT } from '#contract/pages-office.ts';
import type { OfficePage } from '#contract/pages-office-shapes.ts';
import {
  isFixedPage,
  isNeededPage,
  isTakenKey,
  LONGEST_PAGE_TEXT,
  MOST_PAGES,
} from '#rules/site/page-limits.ts';
import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../db/audit.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import { mayDo, type Account } from '../../http/account.ts';
import { mayNotPublish } from '../../http/private-calls.ts';
import { Refusal, refuse, refuseStale } from '../../http/refusal.ts';
import { cleanHtml } from '../../ports/clean-html.ts';
import { lockTexts, moveTextRevisions, pageMoves, sitePages } from '../site/public.ts';
import { lockPage, noPage, writeDraft } from './draft.writes.ts';
import { isPage, readDraftRow } from './draft.reads.ts';
import { readOfficePage } from './pages.reads.ts';
import { readLive } from './rows.reads.ts';
import { readStarter } from './starters.reads.ts';
import { storableRows } from './content.writes.ts';
import { movePageRows } from './moves.writes.ts';
import { pageSchedules, type StoredRow } from './tables.ts';

export interface Actor {
  account: Account;
  now: Date;
}
type NewPage = Parsed<'POST /office/pages'>['body'];
type Change = Parsed<'PUT /office/pages/{key}'>['body'];

const TAKEN = 'Another page has this address';
const refuseTaken = () => refuse(409, `${TAKEN}.`, { key: TAKEN });
const factsOf = (page: OfficePage) => ({
  key: page.key,
  title: page.heading,
  page_description: page.page_description,
  meta_title: page.meta_title,
  meta_description: page.meta_description,
  state: page.state,
});

/** Makes an own page with a draft: empty, of a starter, or the copy of another page. */
export async function createPage(at: Connection, body: NewPage, actor: Actor): Promise<OfficePage | Refusal> {
  const { db } = at;
  const { key } = body;
  if (isTakenKey(key)) return refuseTaken();
  const [{ count } = { count: 0 }] = await db.select({ count: sql<number>`count(*)::int` }).from(sitePages);
  if (count >= MOST_PAGES)
    return refuse(409, `The shop has ${MOST_PAGES} pages, which is the most it can keep.`);
  // Locks the path, so that two pages can't take it at once.
  await lockPage(db, key);
  const rows = await firstRows(at, body);
  if (rows instanceof Refusal) return rows;
  const made = await db
    .insert(sitePages)
    .values({
      key,
      title: body.title,
      description: cleanHtml(body.page_description ?? ''),
      metaTitle: body.meta_title || body.title,
      metaDescription: body.meta_description ?? '',
      isPublished: false,
      changedBy: actor.account.name,
      changedAt: actor.now,
    })
    .onConflictDoNothing()
    .returning({ key: sitePages.key });
  if (made.length === 0) return refuseTaken();
  // The address belongs to the new page now.
  await db.delete(pageMoves).where(eq(pageMoves.oldKey, key));
  if (rows.length > 0) await writeDraft(db, { key, version: 0, ...actor }, rows);
  return written(at, key, actor, 'create page');
}

async function firstRows(
  at: Connection,
  { key, starter, copy_of: copyOf }: NewPage,
): Promise<StoredRow[] | Refusal> {
  if (starter !== undefined) {
    const found = await readStarter(at.db, starter);
    if (!found) return refuse(400, 'There is no such starter.', { starter: 'There is no such starter' });
    return storableRows(at, key, asOwn(found.rows));
  }
  if (copyOf === undefined) return [];
  if (!(await isPage(at.db, copyOf)))
    return refuse(400, 'There is no such page.', { copy_of: 'There is no such page' });
  const draft = await readDraftRow(at.db, copyOf);
  return asOwn(draft.rows ?? (await readLive(at.db, copyOf)).rows);
}

/** Rows of any page as rows of an own page, which has one position. */
const asOwn = <R extends Pick<StoredRow, 'position' | 'sort_order'>>(rows: readonly R[]): R[] =>
  rows.map((row, index) => ({ ...row, position: 'middle' as const, sort_order: index }));

/** The page as it is after a change, which is written to the log. */
async function written(
  { db }: Connection,
  key: string,
  { account }: Actor,
  action: string,
  before?: OfficePage,
): Promise<OfficePage> {
  const after = mustExist(await readOfficePage(db, key), 'the page');
  await writeAudit(db, {
    actor: { id: account.id, name: account.name, businessId: account.businessId },
    action,
    subject: 'page',
    subjectId: key,
    ...(before && { before: factsOf(before) }),
    after: factsOf(after),
  });
  return after;
}

type Work = (at: Connection, before: OfficePage) => Promise<string | Refusal>;

/** Changes the facts of a page under its lock. The work answers with the key that the page has then. */
function changing(
  { transaction }: Pick<Database, 'transaction'>,
  { key, version, action }: { key: string; version: number; action: string },
  actor: Actor,
  work: Work,
): Promise<OfficePage | Refusal> {
  return transaction(async (at) => {
    // The words of a page are prepared elsewhere, under this lock.
    await lockTexts(at.ask);
    if (!(await isPage(at.db, key))) return noPage();
    await lockPage(at.db, key);
    const before = await readOfficePage(at.db, key);
    if (!before) return noPage();
    if (!before.has_facts)
      return refuse(409, 'This page has only sections. There is nothing else to change.');
    if (before.version !== version)
      return refuseStale(
        `${before.changed_by || 'Somebody else'} has changed this page since you opened it.`,
        {
          ...before,
        },
      );
    const now = await work(at, before);
    return now instanceof Refusal ? now : written(at, now, actor, action, before);
  });
}

const changedNow = ({ account, now }: Actor) => ({
  version: sql`${sitePages.version} + 1`,
  changedBy: account.name,
  changedAt: now,
});

export const changePage = (
  database: Pick<Database, 'transaction'>,
  key: string,
  { version, ...given }: Change,
  actor: Actor,
): Promise<OfficePage | Refusal> =>
  changing(database, { key, version, action: 'change page' }, actor, async (at, before) => {
    if (before.state === 'live' && !mayDo(actor.account, PUBLISHED_CONTENT)) return mayNotPublish();
    if (before.has_draft_words)
      return refuse(409, 'Other words of this page are prepared. Publish or discard them first.');
    const next = given.key ?? key;
    const title = given.title ?? before.heading;
    const description = given.page_description === undefined ? undefined : cleanHtml(given.page_description);
    if (description !== undefined && description.length > LONGEST_PAGE_TEXT)
      return refuse(400, 'Please shorten the page description.', { page_description: 'Too long' });
    if (next !== key) {
      const refusal = await moveAddress(at, key, next);
      if (refusal) return refusal;
    }
    await at.db
      .update(sitePages)
      .set({
        title,
        description: description ?? before.page_description,
        metaTitle: given.meta_title === undefined ? before.meta_title : given.meta_title || title,
        metaDescription: given.meta_description ?? before.meta_description,
        ...changedNow(actor),
      })
      .where(eq(sitePages.key, next));
    return next;
  });

/** Gives a page another address. The old one leads to it. */
async function moveAddress(at: Connection, key: string, next: string): Promise<Refusal | undefined> {
  const { db } = at;
  if (isNeededPage(key) || isFixedPage(key)) return refuse(409, 'The shop needs this page at its address.');
  await lockPage(db, next);
  if (isTakenKey(next) || (await isPage(db, next))) return refuseTaken();
  await movePageRows(at, key, next);
  await db.update(sitePages).set({ key: next }).where(eq(sitePages.key, key));
  await moveTextRevisions(db, key, next);
  await db.update(pageMoves).set({ key: next }).where(eq(pageMoves.key, key));
  await db.delete(pageMoves).where(eq(pageMoves.oldKey, next));
  await db.insert(pageMoves).values({ oldKey: key, key: next });
  return undefined;
}

/** Puts a page in the archive. Its draft and its revisions stay. */
export const archivePage = (
  database: Pick<Database, 'transaction'>,
  which: { key: string; version: number },
  actor: Actor,
): Promise<OfficePage | Refusal> =>
  changing(database, { ...which, action: 'archive page' }, actor, async ({ db }, before) => {
    if (isNeededPage(which.key)) return refuse(409, 'The shop needs this page.');
    if (before.state === 'archived') return refuse(409, 'This page is in the archive already.');
    const isSeen = before.state === 'live' || before.scheduled.length > 0;
    if (isSeen && !mayDo(actor.account, PUBLISHED_CONTENT)) return mayNotPublish();
    await db
      .update(sitePages)
      .set({ isPublished: false, archivedAt: actor.now, ...changedNow(actor) })
      .where(eq(sitePages.key, which.key));
    await db
      .update(pageSchedules)
      .set({ state: 'cancelled' })
      .where(sql`${pageSchedules.pageKey} = ${which.key} and ${pageSchedules.state} in ('waiting', 'on')`);
    return which.key;
  });

export const unarchivePage = (
  database: Pick<Database, 'transaction'>,
  which: { key: string; version: number },
  actor: Actor,
): Promise<OfficePage | Refusal> =>
  changing(database, { ...which, action: 'unarchive page' }, actor, async ({ db }, before) => {
    if (before.state !== 'archived') return refuse(409, 'This page is not in the archive.');
    await db
      .update(sitePages)
      .set({ archivedAt: null, ...changedNow(actor) })
      .where(eq(sitePages.key, which.key));
    return which.key;
  });
