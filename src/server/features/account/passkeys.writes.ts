import { and, eq, sql } from 'drizzle-orm';
import type { PasskeyProof } from '#contract/passkeys.ts';
import type { Db } from '../../db/connect.ts';
import { counterAfter, readNewPasskey } from '../../ports/passkeys.ts';
import { takeChallenge } from './challenges.writes.ts';
import { hasFactor } from './factor.reads.ts';
import type { Shop } from './mails.writes.ts';
import { mailFactor } from './mails.writes.ts';
import { readSigners } from './passkeys.reads.ts';
import { lockAccount } from './passwords.writes.ts';
import { firstRecoveryCodes } from './recovery.writes.ts';
import { endOtherSessions } from './sessions.writes.ts';
import { passkeys } from './tables.ts';

/** More than a person has devices. */
export const MOST_PASSKEYS = 20;

/** The browser that answers a challenge. */
export interface Answering {
  /** Of its session, half or whole. */
  token: string;
  origin: string;
}

/** Whether a passkey of the account has signed the challenge of this session. The challenge is used up either way. */
export async function takePasskey(
  tx: Db,
  userId: number,
  proof: PasskeyProof,
  { token, origin }: Answering,
): Promise<boolean> {
  const challenge = await takeChallenge(tx, token, 'proof');
  const credentialId = Buffer.from(proof.id, 'base64url');
  const [known] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)))
    .for('update');
  if (!challenge || !known) return false;
  const signed = {
    id: proof.id,
    clientData: proof.client_data,
    authenticatorData: proof.authenticator_data,
    signature: proof.signature,
  };
  const counter = await counterAfter(signed, known, { origin, challenge });
  if (counter === undefined) return false;
  await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, known.id));
  return true;
}

export interface NewPasskey {
  userId: number;
  email: string;
  name: string;
  made: { id: string; clientData: string; attestation: string };
  transports: string[];
}

/**
 * Adds a passkey. The first second factor ends the other sessions. Returns the recovery codes that came with
 * it.
 */
export function addPasskey(
  db: Db,
  shop: Shop,
  { userId, email, name, made, transports }: NewPasskey,
  { token, origin }: Answering,
): Promise<string[] | 'wrong' | 'known' | 'too many'> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const challenge = await takeChallenge(tx, token, 'new passkey');
    const passkey = challenge && (await readNewPasskey(made, { origin, challenge }));
    if (!passkey) return 'wrong';
    if ((await readSigners(tx, userId)).length >= MOST_PASSKEYS) return 'too many';
    const isFirst = !(await hasFactor(tx, userId));
    const added = await tx
      .insert(passkeys)
      .values({ userId, name, transports, ...passkey })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning({ id: passkeys.id });
    if (added.length === 0) return 'known';
    if (isFirst) await endOtherSessions(tx, userId, token);
    await mailFactor(tx, shop, email, isFirst ? 'on' : 'passkey added');
    return firstRecoveryCodes(tx, userId);
  });
}
