import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { users } from './tables.ts';
import { dropLinksInto } from './tokens.writes.ts';

/** Makes an account whose address is proven, by a link that was sent to it. */
export async function makeConfirmedAccount(
  tx: Db,
  given: { email: string; name: string; passwordHash: string },
): Promise<number> {
  const [user] = await tx
    .insert(users)
    .values({ ...given, confirmedAt: sql`now()` })
    .returning({ id: users.id });
  if (!user) throw new Error('An account was not made');
  await dropLinksInto(tx, user.id);
  return user.id;
}
