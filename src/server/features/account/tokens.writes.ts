import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tokenHash } from './reads.ts';
import { userTokens } from './tables.ts';

type Kind = 'confirm' | 'reset';

/** Long enough to be found in the evening; a reset opens an account that has things in it, and is over sooner. */
const HOURS: Record<Kind, number> = { confirm: 24, reset: 1 };

export interface Link {
  userId: number;
  email: string;
}

/** Only the hash is kept: a copy of the table opens no account. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}

export async function writeToken(tx: Db, kind: Kind, { userId, email }: Link): Promise<string> {
  const { token, hash } = newToken();
  await tx.insert(userTokens).values({ tokenHash: hash, userId, kind, email, expiresAt: expiry(kind) });
  return token;
}

export const expiry = (kind: Kind) => sql`now() + make_interval(hours => ${HOURS[kind]})`;

/**
 * Finds a link and locks all that it may change: the account that asked for it, the one that has the address, and the
 * other links to the same address. Everybody locks accounts before links, and both in one order: of two who come at
 * once the second waits here and nowhere else. Undefined where the link is used or over.
 */
export async function lockLink(tx: Db, kind: Kind, token: string): Promise<Link | undefined> {
  const hash = tokenHash(token);
  const [link] = await tx
    .select({ userId: userTokens.userId, email: userTokens.email })
    .from(userTokens)
    .where(and(eq(userTokens.tokenHash, hash), eq(userTokens.kind, kind)));
  if (!link) return undefined;
  await tx.execute(sql`
    select from users
    where id = ${link.userId} or (lower(email) = lower(${link.email}) and confirmed_at is not null)
    order by id for update`);
  const { rows } = await tx.execute<{ is_meant: boolean }>(sql`
    select token_hash = ${hash} and expires_at > now() as is_meant from user_tokens
    where lower(email) = lower(${link.email}) order by token_hash for update`);
  return rows.some((row) => row.is_meant) ? link : undefined;
}

/** Uses one link up; others stay. */
export async function dropLink(tx: Db, token: string): Promise<void> {
  await tx.delete(userTokens).where(eq(userTokens.tokenHash, tokenHash(token)));
}

/** Ends the confirmations that an account has asked for: another address is wanted. */
export async function dropConfirmations(tx: Db, userId: number): Promise<void> {
  await tx.delete(userTokens).where(and(eq(userTokens.userId, userId), eq(userTokens.kind, 'confirm')));
}

/**
 * Ends every link that leads into an account: those that it asked for, and those that somebody had sent to its address
 * by registering again. An account that only claims its address has no say about the links of others.
 */
export async function dropLinksInto(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`
    delete from user_tokens t using users u
    where u.id = ${userId}
      and (t.user_id = u.id or (u.confirmed_at is not null and lower(t.email) = lower(u.email)))`);
}
