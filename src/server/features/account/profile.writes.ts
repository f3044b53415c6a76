import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Shop } from './mails.writes.ts';
import { mailAddressTaken, mailNewAddress } from './mails.writes.ts';
import { readCredentials } from './reads.ts';
import { writeConfirmation } from './registration.writes.ts';
import { users } from './tables.ts';
import { dropTokens, writeToken } from './tokens.writes.ts';

export async function changeProfile(
  db: Db,
  userId: number,
  { name, phone }: { name: string; phone: string | null },
): Promise<void> {
  await db.update(users).set({ name, phone }).where(eq(users.id, userId));
}

/**
 * Asks whoever reads the new address, and changes nothing until they agree. An account that has none yet claims
 * the new one instead of the old: that is how a slip is mended.
 */
export async function askForAddress(
  db: Db,
  shop: Shop,
  { userId, email, isQuiet }: { userId: number; email: string; isQuiet: boolean },
): Promise<void> {
  const link = { userId, email };
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ confirmedAt: users.confirmedAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user) return;
    await dropTokens(tx, 'confirm', userId);
    if (user.confirmedAt === null) {
      await tx.update(users).set({ email }).where(eq(users.id, userId));
      if (!isQuiet) await writeConfirmation(tx, shop, link);
      return;
    }
    if (isQuiet) return;
    const owner = await readCredentials(tx, email);
    const isTaken = owner !== undefined && owner.account.id !== userId;
    const token = await writeToken(tx, 'confirm', link);
    await (isTaken ? mailAddressTaken(tx, shop, email) : mailNewAddress(tx, shop, email, token));
  });
}
