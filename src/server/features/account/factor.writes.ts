import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Seal } from '../../ports/seal.ts';
import { base32, newTotpSecret, stepOfCode } from '../../ports/totp.ts';
import type { Shop } from './mails.writes.ts';
import { mailSecondFactor } from './mails.writes.ts';
import type { Shown } from './passwords.writes.ts';
import { lockShown } from './passwords.writes.ts';
import { endOtherSessions } from './sessions.writes.ts';
import { recoveryCodes, secondFactors } from './tables.ts';

const RECOVERY_CODES = 10;
/** 80 bits: too many to try, also for somebody who has the hashes. */
const CODE_BYTES = 10;

const isOn = (userId: number) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));

/** Recovery codes are typed from paper: spaces, dashes and small letters don't matter. */
const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();
/** Of one account: the same code of another one has another hash. */
const hashOf = (userId: number, code: string) =>
  createHash('sha256')
    .update(`${userId}:${plain(code)}`)
    .digest();

/** Keeps a new secret, which counts once a code of it was typed. False where a second factor is on already. */
export async function beginFactor(db: Db, seal: Seal, shown: Shown): Promise<Buffer | undefined> {
  const secret = newTotpSecret();
  const sealed = seal.close(secret.toString('base64'));
  return db.transaction(async (tx) => {
    if (!(await lockShown(tx, shown))) return undefined;
    const kept = await tx
      .insert(secondFactors)
      .values({ userId: shown.userId, secret: sealed })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { secret: sealed, lastStep: 0 },
        setWhere: isNull(secondFactors.confirmedAt),
      })
      .returning({ userId: secondFactors.userId });
    return kept.length > 0 ? secret : undefined;
  });
}

/** Switches a second factor on by its first code, and ends the other sessions. Answers the recovery codes. */
export function confirmFactor(
  db: Db,
  {
    seal,
    shop,
    ...given
  }: { seal: Seal; shop: Shop; userId: number; email: string; code: string; token: string },
): Promise<string[] | 'wrong' | 'on'> {
  const { userId } = given;
  return db.transaction(async (tx) => {
    const [factor] = await tx
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .for('update');
    if (!factor || factor.confirmedAt) return 'on';
    const step = stepOf(seal, factor.secret, given.code);
    if (step === undefined) return 'wrong';
    await tx
      .update(secondFactors)
      .set({ confirmedAt: sql`now()`, lastStep: step })
      .where(eq(secondFactors.userId, userId));
    await endOtherSessions(tx, userId, given.token);
    await mailSecondFactor(tx, shop, given.email, true);
    return writeRecoveryCodes(tx, userId);
  });
}

function stepOf(seal: Seal, sealed: Buffer, code: string): number | undefined {
  const secret = seal.open(sealed);
  return secret === undefined
    ? undefined
    : stepOfCode(Buffer.from(secret, 'base64'), plain(code), new Date());
}

/**
 * Uses a code of the app or a recovery code up. False for a wrong or used one. One statement decides, so that of two
 * requests with the same code one wins.
 */
export async function useCode(tx: Db, seal: Seal, userId: number, code: string): Promise<boolean> {
  if (!/^\d{6}$/.test(plain(code))) {
    const used = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, code))))
      .returning({ userId: recoveryCodes.userId });
    return used.length > 0;
  }
  const [factor] = await tx.select().from(secondFactors).where(isOn(userId));
  const step = factor && stepOf(seal, factor.secret, code);
  if (step === undefined) return false;
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isOn(userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

/** Replaces the recovery codes. Undefined without a second factor, or where the password has changed meanwhile. */
export function renewRecoveryCodes(db: Db, shown: Shown): Promise<string[] | undefined> {
  return db.transaction(async (tx) => {
    if (!(await lockShown(tx, shown))) return undefined;
    const [factor] = await tx.select().from(secondFactors).where(isOn(shown.userId));
    return factor && writeRecoveryCodes(tx, shown.userId);
  });
}

async function writeRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(CODE_BYTES)));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-').toLowerCase());
}

/** Switches the second factor off, for who gave both the password and a code. */
export function removeFactor(
  db: Db,
  { seal, shop, shown, email, code }: { seal: Seal; shop: Shop; shown: Shown; email: string; code: string },
): Promise<'done' | 'wrong'> {
  return db.transaction(async (tx) => {
    if (!(await lockShown(tx, shown))) return 'wrong';
    if (!(await useCode(tx, seal, shown.userId, code))) return 'wrong';
    await tx.delete(secondFactors).where(eq(secondFactors.userId, shown.userId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, shown.userId));
    await mailSecondFactor(tx, shop, email, false);
    return 'done';
  });
}
