import { eq, sql } from 'drizzle-orm';
import type { Profile } from '#contract/account-profile.ts';
import type { Db } from '../../db/connect.ts';
import { recoveryCodes, users } from './tables.ts';

/** For an account with a session, so it exists. */
export async function readProfile(db: Db, userId: number): Promise<Profile> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error('there is no account for this profile');
  return {
    name: user.name,
    email: user.email,
    phone: user.phone,
    is_confirmed: user.confirmedAt !== null,
    created_at: user.createdAt.toISOString(),
  };
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return found?.count ?? 0;
}
