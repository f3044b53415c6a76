import { randomBytes } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../../db/connect.ts';
import { hashPassword, verifyPassword } from '../../ports/passwords.ts';
import type { Account } from '../../http/account.ts';
import { readCredentials, tokenHash } from './reads.ts';
import { sessions, users } from './tables.ts';

export const SESSION_DAYS = 30;

/** Compared against when no account has the address, so that the answer takes as long as for one that has. */
let nobodysHash: Promise<string> | undefined;

/** Checks a password and opens a session under a new token; undefined when either is wrong. */
export async function logIn(
  pool: pg.Pool,
  db: Db,
  given: { email: string; password: string },
): Promise<{ account: Account; token: string } | undefined> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'));
  const known = await readCredentials(pool, given.email);
  const isRight = await verifyPassword(known?.passwordHash ?? (await nobodysHash), given.password);
  if (!known || !isRight) return undefined;
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    tokenHash: tokenHash(token),
    userId: known.account.id,
    expiresAt: sql`now() + make_interval(days => ${SESSION_DAYS})`,
  });
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  return { account: known.account, token };
}

export async function logOut(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token)));
}

/** Makes an account the site's administrator, with a new one and its password where there was none. */
export async function makeAdministrator(db: Db, email: string): Promise<{ password: string | undefined }> {
  const raised = await db
    .update(users)
    .set({ role: 'administrator' })
    .where(sql`lower(${users.email}) = lower(${email})`)
    .returning({ id: users.id });
  if (raised.length > 0) return { password: undefined };
  const password = randomBytes(12).toString('base64url');
  await db.insert(users).values({
    email,
    name: 'Administrator',
    passwordHash: await hashPassword(password),
    role: 'administrator',
  });
  return { password };
}
