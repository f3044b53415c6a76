import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isUniqueViolation, isForeignKeyViolation } from '../../db/violations.ts';
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
  /** True if the email has received enough mails, since any visitor can type any email. */
  isQuiet: boolean;
  asker: Asker;
}

/**
 * Creates an account and logs it in. The account only claims its address until the mailed link is opened. So everything
 * here is the same whether or not another account has the address.
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

/** Sends the link again to the same address. */
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
  /** The account of the session in the browser that opened the link. */
  sessionOf: number | undefined;
  /** The new password that was sent with the link. */
  password: string | undefined;
  asker: Asker;
  forgetWishes: ForgetWishes;
}

/** Empties the wishlist of an account. */
export type ForgetWishes = (tx: Db, userId: number) => Promise<void>;

/** The result of following a link. */
interface Followed extends Opened {
  /** The link opened another account, which has proven the address and keeps its password. */
  isOwners: boolean;
}

/**
 * Follows a link into the account that now has the email. `taken` if an account that has proven another email
 * would have to replace the account that has this one. Undefined if the link was used or has expired.
 *
 * A browser without the account's session may belong to another person than the account's creator: any visitor
 * can register with an email. So the reader of the mail chooses a new password, and all other sessions end.
 * `password` if none was sent; the link can then be used again. After the email is proven, every other link to
 * it expires.
 *
 * An account that has proven another email keeps that one, and the link stays valid, until it is opened in a
 * browser with the account's session: `elsewhere`. The reader of the mail may be another person, who could not
 * give the account's second factor.
 */
export async function confirmEmail(
  db: Db,
  shop: Shop,
  proof: Proof,
): Promise<Followed | 'taken' | 'elsewhere' | 'password' | undefined> {
  const passwordHash =
    proof.password === undefined ? undefined : await hashPassword(proof.password, proof.asker);
  const follow = () => db.transaction((tx) => followLink(tx, shop, { ...proof, passwordHash }));
  try {
    return await follow();
  } catch (error) {
    // In the meantime another account has proven the email, or the account that had it was closed. Try again.
    if (isUniqueViolation(error) || isForeignKeyViolation(error)) return follow();
    throw error;
  }
}

async function followLink(
  tx: Db,
  shop: Shop,
  { token, userAgent, sessionOf, passwordHash, forgetWishes }: Proof & { passwordHash: string | undefined },
): Promise<Followed | 'taken' | 'elsewhere' | 'password' | undefined> {
  const link = await lockLink(tx, 'confirm', token);
  if (!link) return undefined;
  const { userId, email } = link;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return undefined;
  const isSignedIn = sessionOf === userId;
  if (user.confirmedAt && !isSignedIn) return 'elsewhere';
  const owner = (await readCredentials(tx, email))?.account.id;
  if (owner !== undefined && owner !== userId) {
    await dropLink(tx, token);
    if (user.confirmedAt) return 'taken';
    return { ...(await openSession(tx, owner, userAgent)), isOwners: true };
  }
  if (passwordHash === undefined && !isSignedIn) return 'password';
  await tx
    .update(users)
    .set({ email, confirmedAt: sql`now()`, ...(passwordHash !== undefined && { passwordHash }) })
    .where(eq(users.id, userId));
  if (passwordHash !== undefined) await endAllSessions(tx, userId);
  if (!isSignedIn) {
    await forgetStranger(tx, userId);
    await forgetWishes(tx, userId);
  }
  await dropLinksInto(tx, userId);
  if (user.confirmedAt && user.email.toLowerCase() !== email.toLowerCase()) {
    await mailAddressChanged(tx, shop, user.email);
  }
  return { ...(await openSession(tx, userId, userAgent, { isProven: isSignedIn })), isOwners: false };
}

const LONGEST_NAME = 120;

/**
 * Deletes postal addresses, phone number and name: a stranger may have entered them before the owner confirmed. Until
 * the owner types a name, it is what stands before the @ of the address.
 */
async function forgetStranger(tx: Db, userId: number): Promise<void> {
  await tx.delete(userAddresses).where(eq(userAddresses.userId, userId));
  await tx
    .update(users)
    .set({ phone: null, name: sql`left(split_part(${users.email}, '@', 1), ${LONGEST_NAME})` })
    .where(eq(users.id, userId));
}

/**
 * Deletes an account with an unconfirmed email when its person logs in to another account. Its business moves
 * along if the other account has none and is no one's staff. Otherwise the business keeps the account.
 */
export async function leaveUnconfirmedAccount(tx: Db, fromUserId: number, toUserId: number): Promise<void> {
  await tx.execute(sql`
    update businesses set owner_id = ${toUserId}
    where owner_id = ${fromUserId} and not exists (select from businesses where owner_id = ${toUserId})
      and not exists (select from staff_members where user_id = ${toUserId})`);
  await tx.execute(sql`
    delete from users
    where id = ${fromUserId} and not exists (select from businesses where owner_id = ${fromUserId})`);
}
