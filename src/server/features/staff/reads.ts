import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { staffMembers } from './tables.ts';

/** Whether an account works for somebody. */
export async function isStaff(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .select({ userId: staffMembers.userId })
    .from(staffMembers)
    .where(eq(staffMembers.userId, userId));
  return found.length > 0;
}
