import type { Db } from '../../db/connect.ts';
import { pointsAtNothing } from '../../db/violations.ts';
import { isPassword } from './passwords.writes.ts';
import type { Credentials, Openable } from './reads.ts';
import type { Opened } from './sessions.writes.ts';
import { openSession } from './sessions.writes.ts';

/**
 * Opens a session under a new token; undefined where the address or the password is wrong. As many passwords are
 * compared whether an account has the address, claims it, both or neither.
 */
export async function logIn(
  db: Db,
  { owner, claim }: Openable,
  { password, userAgent }: { password: string; userAgent: string },
): Promise<Opened | undefined> {
  const rightOne = async (known: Credentials | undefined) =>
    (await isPassword(known?.passwordHash, password)) ? known : undefined;
  const [owned, claimed] = await Promise.all([rightOne(owner), rightOne(claim)]);
  const known = owned ?? claimed;
  if (!known) return undefined;
  try {
    return await db.transaction((tx) => openSession(tx, known.account.id, userAgent));
  } catch (error) {
    // The account was closed since it was read.
    if (pointsAtNothing(error)) return undefined;
    throw error;
  }
}
