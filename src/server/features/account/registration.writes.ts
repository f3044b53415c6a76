import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { hashPassword } from '../../ports/passwords.ts';
import { mailAddressChanged, mailAlreadyRegistered, mailConfirmation } from './mails.writes.ts';
import type { Shop } from './mails.writes.ts';
import { readCredentials } from './reads.ts';
import type { Opened } from './sessions.writes.ts';
import { openSession } from './sessions.writes.ts';
import { users } from './tables.ts';
import type { Link } from './tokens.writes.ts';
import { dropTokens, takeToken, writeToken } from './tokens.writes.ts';

export interface Registration {
  name: string;
  email: string;
  password: string;
  userAgent: string;
  /** Anybody can type anybody's address: one that was written to often enough is left in peace. */
  isQuiet: boolean;
}

/**
 * Makes an account and logs it in. It claims its address until the link that is sent there was opened, and so
 * everything that happens here is the same whether or not another account has the address already.
 */
export async function register(db: Db, shop: Shop, given: Registration): Promise<Opened> {
  const passwordHash = await hashPassword(given.password);
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email: given.email, name: given.name, passwordHash })
      .returning({ id: users.id });
    if (!user) throw new Error('An account was not made');
    if (!given.isQuiet) await writeConfirmation(tx, shop, { userId: user.id, email: given.email });
    return openSession(tx, user.id, given.userAgent);
  });
}

/** Sends the link again, to where it was sent before. */
export function resendConfirmation(db: Db, shop: Shop, link: Link): Promise<void> {
  return db.transaction((tx) => writeConfirmation(tx, shop, link));
}

export async function writeConfirmation(tx: Db, shop: Shop, link: Link): Promise<void> {
  const token = await writeToken(tx, 'confirm', link);
  const owner = await readCredentials(tx, link.email);
  const isTaken = owner !== undefined && owner.account.id !== link.userId;
  await (isTaken ? mailAlreadyRegistered : mailConfirmation)(tx, shop, link.email, token);
}

/**
 * Follows a link to where it leads: into the account that now has the address. `taken` where an account that
 * has another address would have to push out the one that has this; undefined where the link is used or over.
 */
export async function confirmEmail(
  db: Db,
  shop: Shop,
  { token, userAgent }: { token: string; userAgent: string },
): Promise<Opened | 'taken' | undefined> {
  const follow = () =>
    db.transaction(async (tx) => {
      const link = await takeToken(tx, 'confirm', token);
      if (!link) return undefined;
      const accountId = await proveAddress(tx, shop, link);
      return accountId === undefined ? 'taken' : openSession(tx, accountId, userAgent);
    });
  try {
    return await follow();
  } catch (error) {
    // Two accounts proved the same address at once: the other one has it now, and this link leads there.
    if (isTwice(error)) return follow();
    throw error;
  }
}

async function proveAddress(tx: Db, shop: Shop, { userId, email }: Link): Promise<number | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return undefined;
  const owner = (await readCredentials(tx, email))?.account.id;
  if (owner !== undefined && owner !== userId) {
    if (user.confirmedAt) return undefined;
    if (await isStillThere(tx, owner)) return owner;
  }
  await tx
    .update(users)
    .set({ email, confirmedAt: sql`now()` })
    .where(eq(users.id, userId));
  await dropTokens(tx, 'confirm', userId);
  if (user.confirmedAt && user.email.toLowerCase() !== email.toLowerCase()) {
    await dropTokens(tx, 'reset', userId);
    await mailAddressChanged(tx, shop, user.email);
  }
  return userId;
}

/** False where the account was closed just now; otherwise it stays until the end of the transaction. */
async function isStillThere(tx: Db, userId: number): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return rows.length > 0;
}

const UNIQUE_VIOLATION = '23505';

function isTwice(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}

/**
 * Ends an account that was never proven when its person comes into another one of theirs. A business goes along
 * where there is none yet, and otherwise keeps its account alive.
 */
export async function leaveUnproven(tx: Db, fromUserId: number, toUserId: number): Promise<void> {
  await tx.execute(sql`
    update businesses set owner_id = ${toUserId}
    where owner_id = ${fromUserId} and not exists (select from businesses where owner_id = ${toUserId})`);
  await tx.execute(sql`
    delete from users
    where id = ${fromUserId} and not exists (select from businesses where owner_id = ${fromUserId})`);
}
