import { eq, or, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { templateRows } from '../site/public.ts';
import { lockPage } from './draft.writes.ts';
import { pageDrafts, pageEditors, pageRevisions, pageSchedules } from './tables.ts';

/** Lets everything that is built of a page follow to another key. The page itself must not have it yet. */
export async function movePageRows({ db }: Connection, from: string, to: string): Promise<void> {
  // In one order, so that two moves at once don't wait for each other.
  for (const key of [from, to].toSorted()) await lockPage(db, key);
  await db.delete(pageDrafts).where(eq(pageDrafts.pageKey, to));
  await db.delete(pageEditors).where(or(eq(pageEditors.pageKey, to), eq(pageEditors.pageKey, from)));
  const pageKey = { pageKey: to };
  await db.update(templateRows).set(pageKey).where(eq(templateRows.pageKey, from));
  await db.update(pageDrafts).set(pageKey).where(eq(pageDrafts.pageKey, from));
  await db.update(pageRevisions).set(pageKey).where(eq(pageRevisions.pageKey, from));
  await db.update(pageSchedules).set(pageKey).where(eq(pageSchedules.pageKey, from));
}

/** Removes everything that was built of a page. */
export async function dropPageRows({ db }: Connection, key: string): Promise<void> {
  await lockPage(db, key);
  await db.delete(templateRows).where(eq(templateRows.pageKey, key));
  await db.delete(pageRevisions).where(eq(pageRevisions.pageKey, key));
  await db.delete(pageEditors).where(eq(pageEditors.pageKey, key));
  await db
    .update(pageSchedules)
    .set({ state: 'cancelled' })
    .where(sql`${pageSchedules.pageKey} = ${key} and ${pageSchedules.state} in ('waiting', 'on')`);
  await db.delete(pageDrafts).where(eq(pageDrafts.pageKey, key));
}
