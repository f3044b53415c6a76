import type { Db } from '../../db/connect.ts';
import { isPassword } from './passwords.writes.ts';
import type { Credentials } from './reads.ts';
import type { Opened } from './sessions.writes.ts';
import { openSession } from './sessions.writes.ts';

/** Opens a session under a new token; undefined where the address or the password is wrong. */
export async function logIn(
  db: Db,
  known: Credentials | undefined,
  { password, userAgent }: { password: string; userAgent: string },
): Promise<Opened | undefined> {
  const isRight = await isPassword(known?.passwordHash, password);
  if (!known || !isRight) return undefined;
  return db.transaction((tx) => openSession(tx, known.account.id, userAgent));
}
