import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Asker } from './work-queue.ts';
import { WorkQueue } from './work-queue.ts';

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Node runs this work in four threads, which file access and DNS lookups need too. */
const MOST_THREADS = 3;
const CORES = availableParallelism();

/**
 * Checking a password is slow on purpose, so an attacker could keep the whole machine busy. One core is left to the
 * rest of the shop, except when known people wait. A check takes about 25 ms of a core. Strangers whom the queue
 * accepts wait two seconds at most, and an attack over forty connections still leaves places for others.
 */
const queue = new WorkQueue({
  atOnce: Math.min(MOST_THREADS, Math.max(1, CORES - 1)),
  atOnceForKnown: Math.min(MOST_THREADS, CORES),
  mostWaiting: { known: 64, stranger: 64, suspect: 16 },
  mostOfClient: 16,
  mostOfAccount: 24,
});

/** For hashes that the shop needs itself, such as demo accounts. */
const SHOP: Asker = { client: '', standing: 'known' };

/** Throws QueueFull if there is no room. Called before any database query for this client. */
export function expectRoomFor(asker: Asker): void {
  const refusal = queue.refusalFor(asker);
  if (refusal) throw refusal;
}

/** Rejects with QueueFull if too many are waiting. */
export function hashPassword(password: string, asker = SHOP): Promise<string> {
  return queue.run(asker, () => hash(password, COST));
}

/**
 * Returns false for a hash that can't be read, so that one bad row doesn't break the login. Rejects with QueueFull if
 * too many are waiting.
 */
export function verifyPassword(passwordHash: string, password: string, asker = SHOP): Promise<boolean> {
  return queue.run(asker, () => verify(passwordHash, password).catch(() => false));
}
