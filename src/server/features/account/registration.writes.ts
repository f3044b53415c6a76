import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { pointsAtNothing } from '../../db/violations.ts';
import { hashPassword } from '../../ports/passwords.ts';
import type { Asker } from '../../ports/work-queue.ts';
import { mailAddressChanged, mailAlreadyRegistered, mailConfirmation } from './mails.writes.ts';
import type { Shop } from './mails.writes.ts';
import { readCredentials } from './reads.ts';
import type { Opened } from './sessions.writes.ts';
import { endAllSessions, openSession } from './sessions.writes.ts';
import { userAddresses, users } from './tables.ts';
import type { Link } from './tokens.writes.ts';
import { dropLink, dropLinksInto, lockLink, writeToken } from './tokens.writes.ts';

export interface Registration {
  name: string;
  email: string;
  password: string;
  userAgent: string;
  /** Anybody can type anybody's address: one that was written to often enough is left in peace. */
  isQuiet: boolean;
  asker: Asker;
}

/**
 * Makes an account and logs it in. It claims its address until the link that is sent there was opened, and so
 * everything that happens here is the same whether or not another account has the address already.
 */
export async function register(db: Db, shop: Shop, given: Registration): Promise<Opened> {
  const passwordHash = await hashPassword(given.password, given.asker);
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

interface Proof {
  token: string;
  userAgent: string;
  /** Whose session the browser has that opened the link. */
  sessionOf: number | undefined;
  /** The password that was chosen with it. */
  password: string | undefined;
  asker: Asker;
}

/** Where a link has led to. */
interface Followed extends Opened {
  /** Not into the account that asked for the link: another one has the address, and keeps its password. */
  isOwners: boolean;
}

/**
 * Follows a link to where it leads: into the account that now has the address. `taken` where an account that has
 * another address would have to push out the one that has this; undefined where the link is used or over.
 *
 * Whoever opens the link in a browser without the account's session may not be who made the account: somebody else can
 * have registered with their address, or asked to change to it. So they choose a new password, and everybody else is
 * out. `password` where none came along; the link is not used up by that. Once the address is proven, every other link
 * that was sent to it is over.
 */
export async function confirmEmail(
  db: Db,
  shop: Shop,
  proof: Proof,
): Promise<Followed | 'taken' | 'password' | undefined> {
  const passwordHash =
    proof.password === undefined ? undefined : await hashPassword(proof.password, proof.asker);
  const follow = () => db.transaction((tx) => followLink(tx, shop, { ...proof, passwordHash }));
  try {
    return await follow();
  } catch (error) {
    // Meanwhile another account has proven the address, or the one that had it was closed: look again.
    if (isTwice(error) || pointsAtNothing(error)) return follow();
    throw error;
  }
}

async function followLink(
  tx: Db,
  shop: Shop,
  { token, userAgent, sessionOf, passwordHash }: Proof & { passwordHash: string | undefined },
): Promise<Followed | 'taken' | 'password' | undefined> {
  const link = await lockLink(tx, 'confirm', token);
  if (!link) return undefined;
  const { userId, email } = link;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return undefined;
  const owner = (await readCredentials(tx, email))?.account.id;
  if (owner !== undefined && owner !== userId) {
    await dropLink(tx, token);
    if (user.confirmedAt) return 'taken';
    return { ...(await openSession(tx, owner, userAgent)), isOwners: true };
  }
  if (passwordHash === undefined && sessionOf !== userId) return 'password';
  await tx
    .update(users)
    .set({ email, confirmedAt: sql`now()`, ...(passwordHash !== undefined && { passwordHash }) })
    .where(eq(users.id, userId));
  if (passwordHash !== undefined) await endAllSessions(tx, userId);
  if (sessionOf !== userId && !user.confirmedAt) await forgetWhereabouts(tx, userId);
  await dropLinksInto(tx, userId);
  if (user.confirmedAt && user.email.toLowerCase() !== email.toLowerCase()) {
    await mailAddressChanged(tx, shop, user.email);
  }
  return { ...(await openSession(tx, userId, userAgent)), isOwners: false };
}

/** Whoever registered with the address of somebody else must not decide where the things of its owner go. */
async function forgetWhereabouts(tx: Db, userId: number): Promise<void> {
  await tx.delete(userAddresses).where(eq(userAddresses.userId, userId));
  await tx.update(users).set({ phone: null }).where(eq(users.id, userId));
}

const UNIQUE_VIOLATION = '23505';

function isTwice(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}

/**
 * Ends an account that was never proven when its person comes into another one of theirs. A business goes along
 * where the other one has none and works for nobody, and otherwise keeps its account alive.
 */
export async function leaveUnproven(tx: Db, fromUserId: number, toUserId: number): Promise<void> {
  await tx.execute(sql`
    update businesses set owner_id = ${toUserId}
    where owner_id = ${fromUserId} and not exists (select from businesses where owner_id = ${toUserId})
      and not exists (select from staff_members where user_id = ${toUserId})`);
  await tx.execute(sql`
    delete from users
    where id = ${fromUserId} and not exists (select from businesses where owner_id = ${fromUserId})`);
}
