import { eq, or, sql } from 'drizzle-orm';
import type { AuditEntry } from '../../db/audit.ts';
import { writeAudit } from '../../db/audit.ts';
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

/**
 * Closes an account for its owner, by the site's staff. Accounts that work in an office can't be closed this
 * way.
 */
export function closeForCustomer(
  db: Db,
  {
    userId,
    email: meant,
    shop,
    forget,
    actor,
  }: {
    userId: number;
    /** The email that the staff member saw. */
    email: string;
    shop: Shop;
    forget: ForgetPerson;
    actor: NonNullable<AuditEntry['actor']>;
  },
): Promise<'closed' | 'unknown' | 'another' | 'works here'> {
  return db.transaction(async (tx) => {
    // Accepting an invitation and registering a business also lock the account.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user || user.role !== 'shopper') return 'unknown';
    if (user.email.toLowerCase() !== meant.trim().toLowerCase()) return 'another';
    const { rows } = await tx.execute<{ works: boolean }>(sql`
      select exists (select from businesses where owner_id = ${userId})
        or exists (select from staff_members where user_id = ${userId}) as works`);
    if (rows[0]?.works) return 'works here';
    const email = user.confirmedAt ? user.email : undefined;
    await forget(tx, { userId, email });
    await tx.delete(users).where(eq(users.id, userId));
    await writeAudit(tx, { actor, action: 'close account', subject: 'customer', subjectId: userId });
    if (email !== undefined) {
      await forgetMailTo(tx, email);
      await mailClosed(tx, shop, email);
    }
    return 'closed';
  });
}
