import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { recoveryCodes } from './tables.ts';

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return found?.count ?? 0;
}
