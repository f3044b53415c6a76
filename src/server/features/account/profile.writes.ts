import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Shop } from './mails.writes.ts';
import { mailAddressTaken, mailNewAddress } from './mails.writes.ts';
import type { Shown } from './passwords.writes.ts';
import { lockShown } from './passwords.writes.ts';
import { isUnconfirmed, readCredentials } from './reads.ts';
import { writeConfirmation } from './registration.writes.ts';
import { users } from './tables.ts';
import { dropConfirmations, writeToken } from './tokens.writes.ts';

export async function changeProfile(
  db: Db,
  userId: number,
  { name, phone }: { name: string; phone: string | null },
): Promise<void> {
  await db.update(users).set({ name, phone }).where(eq(users.id, userId));
}

/**
 * Sends a link to the new email. Nothing changes until it is opened. An account with an unconfirmed email
 * claims the new one at once, to correct a typing mistake. False if the password was changed in the meantime.
 */
export async function askForAddress(
  db: Db,
  shop: Shop,
  { shown, email, isQuiet }: { shown: Shown; email: string; isQuiet: boolean },
): Promise<boolean> {
  const { userId } = shown;
  const link = { userId, email };
  return db.transaction(async (tx) => {
    if (!(await lockShown(tx, shown))) return false;
    await dropConfirmations(tx, userId);
    if (await isUnconfirmed(tx, userId)) {
      await tx.update(users).set({ email }).where(eq(users.id, userId));
      if (!isQuiet) await writeConfirmation(tx, shop, link);
      return true;
    }
    if (isQuiet) return true;
    const owner = await readCredentials(tx, email);
    const isTaken = owner !== undefined && owner.account.id !== userId;
    const token = await writeToken(tx, 'confirm', link);
    await (isTaken ? mailAddressTaken(tx, shop, email) : mailNewAddress(tx, shop, email, token));
    return true;
  });
}
