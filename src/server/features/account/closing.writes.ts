import { eq, sql } from 'drizzle-orm';
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
    // All administrators are locked in one order: of two who leave at once, the second sees the first gone.
    const { rows: administrators } = await tx.execute<{ id: number }>(
      sql`select id from users where role = 'administrator' order by id for update`,
    );
    if (administrators.length === 1 && administrators[0]?.id === userId) return false;
    const [user] = await tx
      .select({ email: users.email, confirmedAt: users.confirmedAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user) return true;
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
