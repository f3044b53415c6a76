import { eq, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { forgetMailTo } from '../../jobs/mail.ts';
import type { Shop } from './mails.writes.ts';
import { mailClosed } from './mails.writes.ts';
import type { Shown } from './passwords.writes.ts';
import { users } from './tables.ts';

/** What features that are built upon accounts keep of a person, and let go of when the account is closed. */
export type ForgetPerson = (tx: Db, person: { userId: number; email: string | undefined }) => Promise<void>;

/**
 * Deletes an account with everything that hangs on it: sessions, links, addresses, carts, wishlist. Not the last
 * administrator, without whom nobody could look after the shop; and not where the password is another one by now.
 */
export function closeAccount(
  db: Db,
  { shown, shop, forget }: { shown: Shown; shop: Shop; forget: ForgetPerson },
): Promise<'closed' | 'last administrator' | 'wrong password'> {
  const { userId } = shown;
  return db.transaction(async (tx) => {
    // Locked in the order of their ids, as by who logs in: nobody waits for somebody who waits for them, and of two
    // administrators who leave at once, the second sees the first gone.
    const locked = await tx
      .select()
      .from(users)
      .where(or(eq(users.role, 'administrator'), eq(users.id, userId)))
      .orderBy(users.id)
      .for('update');
    const user = locked.find(({ id }) => id === userId);
    if (!user) return 'closed';
    if (user.passwordHash !== shown.passwordHash) return 'wrong password';
    const others = locked.filter(({ id, role }) => id !== userId && role === 'administrator');
    if (user.role === 'administrator' && others.length === 0) return 'last administrator';
    const email = user.confirmedAt ? user.email : undefined;
    await forget(tx, { userId, email });
    await tx.delete(users).where(eq(users.id, userId));
    if (email !== undefined) {
      await forgetMailTo(tx, email);
      await mailClosed(tx, shop, email);
    }
    return 'closed';
  });
}
