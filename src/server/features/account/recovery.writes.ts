import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { base32 } from '../../ports/totp.ts';
import type { Shown } from './passwords.writes.ts';
import { lockShown } from './passwords.writes.ts';
import { countRecoveryCodes } from './profile.reads.ts';
import { readCredentialsOf } from './reads.ts';
import { recoveryCodes } from './tables.ts';

const RECOVERY_CODES = 10;
/** 80 bits: too many to try, even with the hashes. */
const CODE_BYTES = 10;

/** Codes are typed from paper: spaces, dashes and small letters don't matter. */
export const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();
/** Includes the account: the same code of another account has another hash. */
const hashOf = (userId: number, code: string) =>
  createHash('sha256')
    .update(`${userId}:${plain(code)}`)
    .digest();

/** Uses a recovery code up. False for a wrong or used one. */
export async function takeRecoveryCode(tx: Db, userId: number, code: string): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, code))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** Replaces the recovery codes. Undefined without a second factor, or where the password has changed meanwhile. */
export function renewRecoveryCodes(db: Db, shown: Shown): Promise<string[] | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockShown(tx, shown))) return undefined;
    const known = await readCredentialsOf(tx, shown.userId);
    return known?.account.hasSecondFactor ? writeRecoveryCodes(tx, shown.userId) : undefined;
  });
}

/** The recovery codes that come with a first second factor. None where the account has some. */
export async function firstRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  return (await countRecoveryCodes(tx, userId)) > 0 ? [] : writeRecoveryCodes(tx, userId);
}

async function writeRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(CODE_BYTES)));
  await dropRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-').toLowerCase());
}

export async function dropRecoveryCodes(tx: Db, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
