import type { Db } from '../../db/connect.ts';
import type { Asker } from '../../ports/work-queue.ts';
import { isPassword, lockShown } from './passwords.writes.ts';
import type { Credentials, Openable } from './reads.ts';
import type { Opened } from './sessions.writes.ts';
import { openSession } from './sessions.writes.ts';

/**
 * Opens a session under a new token; undefined where the address or the password is wrong. One password is compared
 * whether or not an account has the address; a second one only in a browser that has made an account with it.
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
    // Since it was read the account may have been closed, or got another password.
    (await lockShown(tx, shown)) ? openSession(tx, shown.userId, userAgent) : undefined,
  );
}
