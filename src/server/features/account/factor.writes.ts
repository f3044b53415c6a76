import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { PasskeyProof } from '#contract/passkeys.ts';
import type { Db } from '../../db/connect.ts';
import type { Seal } from '../../ports/seal.ts';
import { newTotpSecret, stepOfCode } from '../../ports/totp.ts';
import { challenge } from './challenges.writes.ts';
import { hasFactor, isApp } from './factor.reads.ts';
import type { Shop } from './mails.writes.ts';
import { mailFactor } from './mails.writes.ts';
import type { Answering } from './passkeys.writes.ts';
import { takePasskey } from './passkeys.writes.ts';
import type { Shown } from './passwords.writes.ts';
import { lockAccount, lockShown } from './passwords.writes.ts';
import { readCredentials } from './reads.ts';
import { dropRecoveryCodes, firstRecoveryCodes, plain, takeRecoveryCode } from './recovery.writes.ts';
import { endAllSessions, endOtherSessions } from './sessions.writes.ts';
import { passkeys, secondFactors } from './tables.ts';

/** A second factor as it was sent, and the browser that sent it. */
export interface Given extends Answering {
  code?: string | undefined;
  passkey?: PasskeyProof | undefined;
}

/** Uses up a code of the app, a recovery code or the answer of a passkey. False for a wrong or used one. */
export function takeFactor(tx: Db, seal: Seal, userId: number, given: Given): Promise<boolean> {
  if (given.passkey) return takePasskey(tx, userId, given.passkey, given);
  const code = given.code ?? '';
  return /^\d{6}$/.test(plain(code))
    ? takeAppCode(tx, seal, userId, code)
    : takeRecoveryCode(tx, userId, code);
}

/** The same in its own transaction, for an account that is signed in. */
export const proveFactor = (db: Db, seal: Seal, userId: number, given: Given): Promise<boolean> =>
  db.transaction((tx) => takeFactor(tx, seal, userId, given));

/** One statement decides, so only one of two requests with the same code succeeds. */
async function takeAppCode(tx: Db, seal: Seal, userId: number, code: string): Promise<boolean> {
  const [factor] = await tx.select().from(secondFactors).where(isApp(userId));
  const step = factor && stepOf(seal, factor.secret, code);
  if (step === undefined) return false;
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isApp(userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

function stepOf(seal: Seal, sealed: Buffer, code: string): number | undefined {
  const secret = seal.open(sealed);
  return secret === undefined
    ? undefined
    : stepOfCode(Buffer.from(secret, 'base64'), plain(code), new Date());
}

/**
 * Whether the password has not changed since it was checked, and the second factor, if the account has one,
 * is right.
 */
async function isOwner(tx: Db, seal: Seal, shown: Shown, given: Given): Promise<boolean> {
  if (!(await lockShown(tx, shown))) return false;
  return !(await hasFactor(tx, shown.userId)) || takeFactor(tx, seal, shown.userId, given);
}

/** Stores a new secret for an authenticator app, which counts after the app's first code was typed. */
export async function beginApp(
  db: Db,
  seal: Seal,
  shown: Shown,
  given: Given,
): Promise<Buffer | 'wrong' | 'on'> {
  const secret = newTotpSecret();
  const sealed = seal.close(secret.toString('base64'));
  return db.transaction(async (tx) => {
    if (!(await isOwner(tx, seal, shown, given))) return 'wrong';
    const kept = await tx
      .insert(secondFactors)
      .values({ userId: shown.userId, secret: sealed })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { secret: sealed, lastStep: 0 },
        setWhere: isNull(secondFactors.confirmedAt),
      })
      .returning({ userId: secondFactors.userId });
    return kept.length > 0 ? secret : 'on';
  });
}

/** Begins to add a passkey: the challenge that it has to sign. */
export function beginPasskey(db: Db, seal: Seal, shown: Shown, given: Given): Promise<Buffer | 'wrong'> {
  return db.transaction(async (tx) =>
    (await isOwner(tx, seal, shown, given)) ? challenge(tx, given.token, 'new passkey') : 'wrong',
  );
}

/** Switches an authenticator app on by its first code. Returns the recovery codes that came with it. */
export function confirmApp(
  db: Db,
  {
    seal,
    shop,
    ...given
  }: { seal: Seal; shop: Shop; userId: number; email: string; code: string; token: string },
): Promise<string[] | 'wrong' | 'on'> {
  const { userId } = given;
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    if (!factor || factor.confirmedAt) return 'on';
    const step = stepOf(seal, factor.secret, given.code);
    if (step === undefined) return 'wrong';
    const isFirst = !(await hasFactor(tx, userId));
    await tx
      .update(secondFactors)
      .set({ confirmedAt: sql`now()`, lastStep: step })
      .where(eq(secondFactors.userId, userId));
    if (isFirst) await endOtherSessions(tx, userId, given.token);
    await mailFactor(tx, shop, given.email, isFirst ? 'on' : 'app added');
    return firstRecoveryCodes(tx, userId);
  });
}

interface Removal {
  seal: Seal;
  shop: Shop;
  shown: Shown;
  email: string;
  given: Given;
}

/** Removes the authenticator app, for an owner who gave both the password and a second factor. */
export function removeApp(db: Db, removal: Removal): Promise<'done' | 'off' | 'wrong'> {
  return db.transaction(async (tx) => {
    const { userId } = removal.shown;
    if (!(await isOwner(tx, removal.seal, removal.shown, removal.given))) return 'wrong';
    await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    return afterRemoval(tx, removal, 'app removed');
  });
}

/** Removes a passkey, for an owner who gave both the password and a second factor. */
export function removePasskey(
  db: Db,
  id: string,
  removal: Removal,
): Promise<'done' | 'off' | 'wrong' | 'none'> {
  return db.transaction(async (tx) => {
    const { userId } = removal.shown;
    if (!(await isOwner(tx, removal.seal, removal.shown, removal.given))) return 'wrong';
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
      .returning({ id: passkeys.id });
    return removed.length > 0 ? afterRemoval(tx, removal, 'passkey removed') : 'none';
  });
}

/** Recovery codes go with the last second factor. */
async function afterRemoval(
  tx: Db,
  { shop, shown, email }: Removal,
  what: 'app removed' | 'passkey removed',
): Promise<'done' | 'off'> {
  const isOff = !(await hasFactor(tx, shown.userId));
  if (isOff) await dropRecoveryCodes(tx, shown.userId);
  await mailFactor(tx, shop, email, isOff ? 'off' : what);
  return isOff ? 'off' : 'done';
}

/**
 * Removes all second factors of an account whose owner has lost them and the recovery codes. Only an operator
 * of the shop's machine can do this. False if no account has proven the email.
 */
export function resetFactors(db: Db, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const known = await readCredentials(tx, email);
    if (!known) return false;
    const userId = known.account.id;
    await lockAccount(tx, userId);
    await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    await dropRecoveryCodes(tx, userId);
    await endAllSessions(tx, userId);
    return true;
  });
}
