import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { newChallenge } from '../../ports/passkeys.ts';
import { tokenHash } from './reads.ts';
import { sessions } from './tables.ts';

type Purpose = NonNullable<(typeof sessions.$inferSelect)['challengeFor']>;

/** How long a person has to answer a challenge. */
const MINUTES = 5;

/** A new challenge for the passkey of a session. It replaces the one before. */
export async function challenge(tx: Db, token: string, purpose: Purpose): Promise<Buffer> {
  const bytes = newChallenge();
  await tx
    .update(sessions)
    .set({ challenge: bytes, challengeFor: purpose, challengedAt: sql`now()` })
    .where(eq(sessions.tokenHash, tokenHash(token)));
  return bytes;
}

/** Takes the challenge of a session away. If two answers come at once, only one gets it. */
export async function takeChallenge(tx: Db, token: string, purpose: Purpose): Promise<Buffer | undefined> {
  const { rows } = await tx.execute<{ challenge: Buffer }>(
    sql`with asked as (
          select token_hash, challenge from sessions
          where token_hash = ${tokenHash(token)} and challenge_for = ${purpose}
            and challenged_at > now() - make_interval(mins => ${MINUTES})
          for update
        )
        update sessions s set challenge = null, challenge_for = null, challenged_at = null
        from asked where s.token_hash = asked.token_hash
        returning asked.challenge`,
  );
  const bytes = rows[0]?.challenge;
  return bytes && Buffer.from(bytes);
}
