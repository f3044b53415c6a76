import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Seal } from '../../ports/seal.ts';
import type { Given } from './factor.writes.ts';
import { takeFactor } from './factor.writes.ts';
import { tokenHash } from './reads.ts';
import type { Opened } from './sessions.writes.ts';
import { endSession, openSession } from './sessions.writes.ts';
import { sessions } from './tables.ts';

const halfOf = (token: string) =>
  and(
    eq(sessions.tokenHash, tokenHash(token)),
    eq(sessions.isHalf, true),
    gt(sessions.expiresAt, sql`now()`),
  );

/** The account of a login whose code is missing; undefined once its time is over. */
export async function findHalf(db: Db, token: string): Promise<number | undefined> {
  const [half] = await db.select({ userId: sessions.userId }).from(sessions).where(halfOf(token));
  return half?.userId;
}

/** Turns half a session into a whole one by a second factor. */
export function finishLogin(
  db: Db,
  seal: Seal,
  given: Given & { userAgent: string },
): Promise<Opened | 'over' | 'wrong'> {
  const { token, userAgent } = given;
  return db.transaction(async (tx) => {
    const [half] = await tx
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(halfOf(token))
      .for('update');
    if (!half) return 'over';
    if (!(await takeFactor(tx, seal, half.userId, given))) return 'wrong';
    await endSession(tx, token);
    return openSession(tx, half.userId, userAgent, { isProven: true });
  });
}

/** Notes that a session has just given the password or a second factor. */
export async function markProven(db: Db, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ provenAt: sql`now()` })
    .where(eq(sessions.tokenHash, tokenHash(token)));
}
