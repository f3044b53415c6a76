import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { passkeys } from './tables.ts';

/** The ids by which the browser finds the passkeys of an account. */
export async function readSigners(db: Db, userId: number): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  return rows.map(({ id, transports }) => ({ id: id.toString('base64url'), transports }));
}

/** The passkeys of an account as their owner sees them. */
export async function readPasskeys(db: Db, userId: number) {
  const rows = await db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }));
}
