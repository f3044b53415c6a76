import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Account, SessionCarts, VisitorCarts } from '../../http/account.ts';
import { isUnconfirmed } from './reads.ts';
import { leaveUnconfirmedAccount } from './registration.writes.ts';
import { endSession } from './sessions.writes.ts';
import { users } from './tables.ts';

interface Entry {
  account: Account;
  /** The account and token of the browser's previous session. */
  before: Account | undefined;
  earlier: string | undefined;
  visitors: VisitorCarts;
}

/**
 * Ends the browser's previous session, and moves its carts and orders to the new account. The previous user
 * may be a visitor or an account with an unconfirmed email. Either everything moves, or nothing.
 */
export async function takeOverPreviousSession(
  db: Db,
  carts: Pick<SessionCarts, 'merge' | 'move'>,
  { account, before, earlier, visitors }: Entry,
): Promise<void> {
  await db.transaction(async (tx) => {
    const other = before && before.id !== account.id ? before.id : undefined;
    const isThere = await lockAccounts(tx, account.id, other);
    if (earlier !== undefined) await endSession(tx, earlier);
    if (!isThere) return;
    if (other !== undefined && (await isUnconfirmed(tx, other))) {
      await carts.move(tx, other, account.id);
      await leaveUnconfirmedAccount(tx, other, account.id);
    }
    await carts.merge(tx, account.id, visitors);
  });
}

/** Locks in one order, so that two logins at once can't deadlock. False if the account was just closed. */
async function lockAccounts(tx: Db, accountId: number, other: number | undefined): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, other === undefined ? [accountId] : [accountId, other]))
    .orderBy(users.id)
    .for('no key update');
  return rows.some(({ id }) => id === accountId);
}
