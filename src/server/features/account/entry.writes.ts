import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Account, SessionCarts, VisitorCarts } from '../../http/account.ts';
import { isUnproven } from './reads.ts';
import { leaveUnproven } from './registration.writes.ts';
import { endSession } from './sessions.writes.ts';
import { users } from './tables.ts';

interface Entry {
  account: Account;
  /** Whose session the browser had until now, and its token. */
  before: Account | undefined;
  earlier: string | undefined;
  visitors: VisitorCarts;
}

/**
 * A browser loses the session that it had, and what was gathered in it becomes the account's that it came into,
 * whether by a visitor or under an account that was never proven: all of it or nothing.
 */
export async function settleIn(
  db: Db,
  carts: Pick<SessionCarts, 'merge' | 'move'>,
  { account, before, earlier, visitors }: Entry,
): Promise<void> {
  await db.transaction(async (tx) => {
    const other = before && before.id !== account.id ? before.id : undefined;
    const isThere = await lockAccounts(tx, account.id, other);
    if (earlier !== undefined) await endSession(tx, earlier);
    if (!isThere) return;
    if (other !== undefined && (await isUnproven(tx, other))) {
      await carts.move(tx, other, account.id);
      await leaveUnproven(tx, other, account.id);
    }
    await carts.merge(tx, account.id, visitors);
  });
}

/**
 * In one order, so that of two who come in at once the second waits here and nowhere else. False where the account
 * was closed just now.
 */
async function lockAccounts(tx: Db, accountId: number, other: number | undefined): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, other === undefined ? [accountId] : [accountId, other]))
    .orderBy(users.id)
    .for('no key update');
  return rows.some(({ id }) => id === accountId);
}
