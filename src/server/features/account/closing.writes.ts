import { eq, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { forgetMailTo } from '../../jobs/outbox.ts';
import type { Shop } from './mails.writes.ts';
import { mailClosed } from './mails.writes.ts';
import { users } from './tables.ts';

/** What features that are built upon accounts keep of a person, and let go of when the account is closed. */
export type ForgetPerson = (tx: Db, person: { userId: number; email: string | undefined }) => Promise<void>;

/**
 * Deletes an account with everything that hangs on it: sessions, links, addresses, carts, wishlist. False for
 * the last administrator, without whom nobody could look after the shop.
 */
export function closeAccount(
  db: Db,
  { userId, shop, forget }: { userId: number; shop: Shop; forget: ForgetPerson },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Locked in the order of their ids, as by who logs in: nobody waits for somebody who waits for them, and of two
    // administrators who leave at once, the second sees the first gone.
    const locked = await tx
      .select({ id: users.id, role: users.role, email: users.email, confirmedAt: users.confirmedAt })
      .from(users)
      .where(or(eq(users.role, 'administrator'), eq(users.id, userId)))
      .orderBy(users.id)
      .for('update');
    const user = locked.find(({ id }) => id === userId);
    if (!user) return true;
    const others = locked.filter(({ id, role }) => id !== userId && role === 'administrator');
    if (user.role === 'administrator' && others.length === 0) return false;
    const email = user.confirmedAt ? user.email : undefined;
    await forget(tx, { userId, email });
    await tx.delete(users).where(eq(users.id, userId));
    if (email !== undefined) {
      await forgetMailTo(tx, email);
      await mailClosed(tx, shop, email);
    }
    return true;
  });
}
