import { randomBytes } from 'node:crypto';
import { lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { hashPassword } from '../../ports/passwords.ts';
import { sessions, users, userTokens } from './tables.ts';

/** Makes an account the site's administrator. If no account has the email, creates one with a password. */
export async function makeAdministrator(db: Db, email: string): Promise<{ password: string | undefined }> {
  const raised = await db
    .update(users)
    .set({ role: 'administrator' })
    .where(sql`lower(${users.email}) = lower(${email}) and ${users.confirmedAt} is not null`)
    .returning({ id: users.id });
  if (raised.length > 0) return { password: undefined };
  const password = randomBytes(12).toString('base64url');
  await db.insert(users).values({
    email,
    name: 'Administrator',
    passwordHash: await hashPassword(password),
    // The address comes from the shop's own settings, so it needs no proof.
    confirmedAt: sql`now()`,
    role: 'administrator',
  });
  return { password };
}

/** The same as the life of a session. */
const KEPT_DAYS = 30;

/**
 * Deletes expired sessions and links, and accounts whose address was not confirmed in a month and that have no session
 * or link left. Accounts with a business stay, and so do those for which `isNeeded` holds.
 */
export async function deleteUnconfirmedAccounts(db: Db, isNeeded: SQL): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(userTokens).where(lt(userTokens.expiresAt, sql`now()`));
  await db.execute(sql`
    delete from users u where confirmed_at is null
      and created_at < now() - make_interval(days => ${KEPT_DAYS})
      and not exists (select from sessions where user_id = u.id)
      and not exists (select from user_tokens where user_id = u.id)
      and not exists (select from businesses where owner_id = u.id)
      and not (${isNeeded})`);
}
