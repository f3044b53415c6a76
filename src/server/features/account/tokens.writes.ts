import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tokenHash } from './reads.ts';
import { userTokens } from './tables.ts';

type Kind = 'confirm' | 'reset';

/** A day, so that people find it in the evening. A reset opens an account in use, so it expires sooner. */
const HOURS: Record<Kind, number> = { confirm: 24, reset: 1 };

export interface Link {
  userId: number;
  email: string;
}

/** Only the hash is stored, so that a copy of the table gives no access. */
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
 * Finds a link and locks everything that it may change: the account that requested it, the account that has
 * the email, and the other links to the same email. All code locks accounts before links, and both in one
 * order, to avoid deadlocks. Undefined if the link was used or has expired.
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

/** Deletes one link after use. Others stay. */
export async function dropLink(tx: Db, token: string): Promise<void> {
  await tx.delete(userTokens).where(eq(userTokens.tokenHash, tokenHash(token)));
}

/** Ends the confirmation links of an account that wants another address. */
export async function dropConfirmations(tx: Db, userId: number): Promise<void> {
  await tx.delete(userTokens).where(and(eq(userTokens.userId, userId), eq(userTokens.kind, 'confirm')));
}

/**
 * Ends every link into an account: those that it requested, and those that were sent to its email because a
 * person registered again. An account that only claims its email can't end the links of others.
 */
export async function dropLinksInto(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`
    delete from user_tokens t using users u
    where u.id = ${userId}
      and (t.user_id = u.id or (u.confirmed_at is not null and lower(t.email) = lower(u.email)))`);
}
