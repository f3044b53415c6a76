import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { hashPassword, verifyPassword } from '../../ports/passwords.ts';
import { deviceMark } from './devices.reads.ts';
import type { Shop } from './mails.writes.ts';
import { mailNoAccount, mailPasswordChanged, mailReset } from './mails.writes.ts';
import { readCredentialsOf } from './reads.ts';
import type { Opened } from './sessions.writes.ts';
import { endAllSessions, endOtherSessions, openSession } from './sessions.writes.ts';
import { users } from './tables.ts';
import { dropTokens, expiry, newToken, takeToken } from './tokens.writes.ts';

/** Compared against when no account has the address, so that the answer takes as long as for one that has. */
let nobodysHash: Promise<string> | undefined;

/** Whether a password is an account's; as long in coming where there is no account. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'));
  const isRight = await verifyPassword(passwordHash ?? (await nobodysHash), password);
  return isRight && passwordHash !== undefined;
}

/** The password of an account that is logged in, asked for again before something that can't be undone. */
export async function isPasswordOf(db: Db, userId: number, password: string): Promise<boolean> {
  return isPassword((await readCredentialsOf(db, userId))?.passwordHash, password);
}

/**
 * Writes to an address either way, and the same statements run either way: neither the answer nor its time
 * tells whether there is an account.
 */
export async function askForReset(db: Db, shop: Shop, email: string): Promise<void> {
  const { token, hash } = newToken();
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ email: string }>(sql`
      insert into user_tokens (token_hash, user_id, kind, email, expires_at)
      select ${hash}, id, 'reset', email, ${expiry('reset')} from users
      where lower(email) = lower(${email}) and confirmed_at is not null
      returning email`);
    const known = rows[0];
    await (known ? mailReset(tx, shop, known.email, token) : mailNoAccount(tx, shop, email));
  });
}

/** Undefined where the link is used or over. */
export async function resetPassword(
  db: Db,
  shop: Shop,
  given: { token: string; password: string; userAgent: string },
): Promise<Opened | undefined> {
  const passwordHash = await hashPassword(given.password);
  return db.transaction(async (tx) => {
    const link = await takeToken(tx, 'reset', given.token);
    if (!link) return undefined;
    const { userId } = link;
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await endAllSessions(tx, userId);
    await dropTokens(tx, 'reset', userId);
    await mailPasswordChanged(tx, shop, link.email);
    return openSession(tx, userId, given.userAgent);
  });
}

/**
 * Ends every other session; the browser that changed it stays, under the token that it has, and gets the new
 * mark of a browser that knows the account.
 */
export async function changePassword(
  db: Db,
  shop: Shop,
  given: { userId: number; token: string; password: string },
): Promise<{ device: string }> {
  const passwordHash = await hashPassword(given.password);
  await db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, given.userId))
      .returning({ email: users.email, confirmedAt: users.confirmedAt });
    await endOtherSessions(tx, given.userId, given.token);
    await dropTokens(tx, 'reset', given.userId);
    if (user?.confirmedAt) await mailPasswordChanged(tx, shop, user.email);
  });
  return { device: deviceMark(given.userId, passwordHash) };
}
