import { eq, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { forgetMailTo } from '../../jobs/mail.ts';
import type { Shop } from './mails.writes.ts';
import { mailClosed } from './mails.writes.ts';
import type { Shown } from './passwords.writes.ts';
import { users } from './tables.ts';

/** Deletes what higher features store about a person, when the account is closed. */
export type ForgetPerson = (tx: Db, person: { userId: number; email: string | undefined }) => Promise<void>;

/**
 * Deletes an account with its sessions, links, addresses, carts and wishlist. Refuses for the last administrator, and
 * if the password has changed in the meantime.
 */
export function closeAccount(
  db: Db,
  { shown, shop, forget }: { shown: Shown; shop: Shop; forget: ForgetPerson },
): Promise<'closed' | 'last administrator' | 'wrong password'> {
  const { userId } = shown;
  return db.transaction(async (tx) => {
    // Locked in the order of their ids, as in a login, to avoid deadlocks. If two administrators close their accounts
    // at once, the second sees that the first is gone.
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
