import type { Db } from '../../db/connect.ts';
import type { Asker } from '../../ports/work-queue.ts';
import { isPassword, lockShown } from './passwords.writes.ts';
import type { Credentials, Openable } from './reads.ts';
import type { Opened } from './sessions.writes.ts';
import { openSession } from './sessions.writes.ts';

/**
 * Opens a session with a new token; undefined if the email or the password is wrong. It compares one password
 * whether or not an account has the email, and a second only in a browser that created an account with it.
 */
export async function logIn(
  db: Db,
  { owner, claim }: Openable,
  { password, userAgent, asker }: { password: string; userAgent: string; asker: Asker },
): Promise<Opened | undefined> {
  const rightOne = async (known: Credentials | undefined) =>
    (await isPassword(known?.passwordHash, password, asker)) ? known : undefined;
  const owned = await rightOne(owner);
  const claimed = claim && (await rightOne(claim));
  const known = owned ?? claimed;
  if (!known) return undefined;
  const shown = { userId: known.account.id, passwordHash: known.passwordHash };
  return db.transaction(async (tx) =>
    // The account may have been closed or got another password since it was read.
    (await lockShown(tx, shown)) ? openSession(tx, shown.userId, userAgent) : undefined,
  );
}
