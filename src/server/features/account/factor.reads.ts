import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { passkeys, secondFactors } from './tables.ts';

/** An authenticator app counts after its first code was typed. */
export const isApp = (userId: number) =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

export async function hasApp(db: Db, userId: number): Promise<boolean> {
  const found = await db.select({ userId: secondFactors.userId }).from(secondFactors).where(isApp(userId));
  return found.length > 0;
}

export async function hasPasskey(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return found.length > 0;
}

/** Whether signing in asks for a second factor. */
export const hasFactor = async (db: Db, userId: number): Promise<boolean> =>
  (await hasApp(db, userId)) || (await hasPasskey(db, userId));
