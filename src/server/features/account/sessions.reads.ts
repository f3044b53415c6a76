import { desc, eq, and, gt, sql } from 'drizzle-orm';
import type { AccountSession } from '#contract/account-profile.ts';
import { browserWords } from '#rules/account/browser-words.ts';
import type { Db } from '../../db/connect.ts';
import { tokenHash } from './reads.ts';
import { sessions } from './tables.ts';

/** The sessions of an account: this browser first, then by last use. */
export async function readSessions(db: Db, userId: number, token: string): Promise<AccountSession[]> {
  const isCurrent = sql<boolean>`${sessions.tokenHash} = ${tokenHash(token)}`;
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      isCurrent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`), eq(sessions.isHalf, false)))
    .orderBy(desc(isCurrent), desc(sessions.lastSeenAt), sessions.id);
  return rows.map((row) => ({
    id: row.id,
    browser: browserWords(row.userAgent),
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_current: row.isCurrent,
  }));
}
