import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tokenHash } from './reads.ts';
import { userTokens } from './tables.ts';

/** The address that a link was sent to; undefined if the link was used or has expired. */
export async function readLinkEmail(
  db: Db,
  kind: 'confirm' | 'reset',
  token: string,
): Promise<string | undefined> {
  const [link] = await db
    .select({ email: userTokens.email })
    .from(userTokens)
    .where(
      and(
        eq(userTokens.tokenHash, tokenHash(token)),
        eq(userTokens.kind, kind),
        gt(userTokens.expiresAt, sql`now()`),
      ),
    );
  return link?.email;
}
