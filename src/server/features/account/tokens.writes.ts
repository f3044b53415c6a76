import { randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
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
 * Uses a link up: of two who come with the same one, the second finds it gone. The account is locked before its
 * link, as it is by who closes the account.
 */
export async function takeToken(tx: Db, kind: Kind, token: string): Promise<Link | undefined> {
  await tx.execute(sql`
    select from users where id = (select user_id from user_tokens where token_hash = ${tokenHash(token)})
    for update`);
  const taken = await tx
    .delete(userTokens)
    .where(
      and(
        eq(userTokens.tokenHash, tokenHash(token)),
        eq(userTokens.kind, kind),
        gt(userTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: userTokens.userId, email: userTokens.email });
  return taken[0];
}

export async function dropTokens(tx: Db, kind: Kind, userId: number): Promise<void> {
  await tx.delete(userTokens).where(and(eq(userTokens.userId, userId), eq(userTokens.kind, kind)));
}
