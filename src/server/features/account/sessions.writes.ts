import { randomBytes } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { deviceMark } from './devices.reads.ts';
import { readCredentialsOf, readSeen, tokenHash } from './reads.ts';
import { sessions } from './tables.ts';

export const SESSION_DAYS = 30;

/** A new session: the values for the browser's cookies. */
export interface Opened {
  account: Account;
  token: string;
  device: string;
  /** The second step of the login is missing: the token opens nothing yet. */
  isHalf: boolean;
}

/** How long a person has to type the code of a second factor. */
const HALF_MINUTES = 10;
export const HALF_DAYS = HALF_MINUTES / (24 * 60);

/**
 * Opens a session with a new token, in the caller's transaction. If the account has a second factor, it is
 * half a session, which only the call for the code accepts. A proven second factor, or a browser that is
 * signed in already, gets a whole session.
 */
export async function openSession(
  tx: Db,
  userId: number,
  userAgent: string,
  { isProven = false }: { isProven?: boolean } = {},
): Promise<Opened> {
  const token = randomBytes(32).toString('base64url');
  const known = await readCredentialsOf(tx, userId);
  if (!known) throw new Error('there is no account for this session');
  const isHalf = known.account.hasSecondFactor && !isProven;
  await tx.insert(sessions).values({
    tokenHash: tokenHash(token),
    userId,
    userAgent,
    isHalf,
    expiresAt: isHalf
      ? sql`now() + make_interval(mins => ${HALF_MINUTES})`
      : sql`now() + make_interval(days => ${SESSION_DAYS})`,
  });
  return { account: known.account, token, device: deviceMark(userId, known.passwordHash), isHalf };
}

/** Finds the account of a session. Its last use is stored at most every few minutes. */
export async function findAccount(pool: pg.Pool, token: string): Promise<Account | undefined> {
  const seen = await readSeen(pool, token);
  if (seen?.isStale) {
    await pool.query('update sessions set last_seen_at = now() where token_hash = $1', [tokenHash(token)]);
  }
  return seen?.account;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)));
}

/** Ends one session of an account by its id in the list; false if the account has no such session. */
export async function endSessionOf(db: Db, userId: number, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endOtherSessions(db: Db, userId: number, token: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash(token))));
}

export async function endAllSessions(tx: Db, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}
