import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { hashPassword, verifyPassword } from '../../ports/passwords.ts';
import type { Asker } from '../../ports/work-queue.ts';
import { deviceMark } from './devices.reads.ts';
import type { Shop } from './mails.writes.ts';
import { mailNoAccount, mailPasswordChanged, mailReset } from './mails.writes.ts';
import { readCredentialsOf } from './reads.ts';
import type { Opened } from './sessions.writes.ts';
import { endAllSessions, endOtherSessions, openSession } from './sessions.writes.ts';
import { users } from './tables.ts';
import { dropLinksInto, expiry, lockLink, newToken } from './tokens.writes.ts';

/** Compared when no account has the address, so that the answer takes the same time. */
let nobodysHash: Promise<string> | undefined;

/** Whether a password is right. Takes the same time if there is no account. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
  asker: Asker,
): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'));
  const isRight = await verifyPassword(passwordHash ?? (await nobodysHash), password, asker);
  return isRight && passwordHash !== undefined;
}

/** An account, and the hash of the password that was just entered correctly. */
export interface Shown {
  userId: number;
  passwordHash: string;
}

/**
 * Checks the password of a logged-in account again, before something that can't be undone. Undefined if it is wrong.
 */
export async function showPassword(
  db: Db,
  userId: number,
  { password, client }: { password: string; client: string },
): Promise<Shown | undefined> {
  const passwordHash = (await readCredentialsOf(db, userId))?.passwordHash;
  const isRight = await isPassword(passwordHash, password, { client, standing: 'known' });
  return isRight && passwordHash !== undefined ? { userId, passwordHash } : undefined;
}

/**
 * Locks an account. False if its password has changed: comparing takes a while, and the old password must not work
 * after the change.
 */
export async function lockShown(tx: Db, { userId, passwordHash }: Shown): Promise<boolean> {
  return (await lockAccount(tx, userId)) === passwordHash;
}

/** Makes changes to an account wait for each other. Returns the hash of its password. */
export async function lockAccount(tx: Db, userId: number): Promise<string | undefined> {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return user?.passwordHash;
}

/**
 * Sends a mail and runs the same statements whether or not there is an account, so that neither the answer nor its time
 * reveals it.
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

/** Undefined if the link was used or has expired. */
export async function resetPassword(
  db: Db,
  shop: Shop,
  given: { token: string; password: string; userAgent: string; client: string },
): Promise<Opened | undefined> {
  const passwordHash = await hashPassword(given.password, { client: given.client, standing: 'known' });
  return db.transaction(async (tx) => {
    const link = await lockLink(tx, 'reset', given.token);
    if (!link) return undefined;
    const { userId } = link;
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await endAllSessions(tx, userId);
    await dropLinksInto(tx, userId);
    await mailPasswordChanged(tx, shop, link.email);
    return openSession(tx, userId, given.userAgent);
  });
}

/**
 * Ends every other session and every link into the account. The browser that changed the password keeps its session and
 * gets a new device mark. Undefined if the password was changed in the meantime.
 */
export async function changePassword(
  db: Db,
  shop: Shop,
  given: { shown: Shown; token: string; password: string; client: string },
): Promise<{ device: string } | undefined> {
  const { userId } = given.shown;
  const passwordHash = await hashPassword(given.password, { client: given.client, standing: 'known' });
  return db.transaction(async (tx) => {
    if (!(await lockShown(tx, given.shown))) return undefined;
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, userId))
      .returning({ email: users.email, confirmedAt: users.confirmedAt });
    await endOtherSessions(tx, userId, given.token);
    await dropLinksInto(tx, userId);
    if (user?.confirmedAt) await mailPasswordChanged(tx, shop, user.email);
    return { device: deviceMark(userId, passwordHash) };
  });
}
