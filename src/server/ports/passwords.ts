import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Asker } from './work-queue.ts';
import { WorkQueue } from './work-queue.ts';

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Node runs this work in four threads that files and names need too. */
const MOST_THREADS = 3;
const CORES = availableParallelism();

/**
 * A password is made to be slow to check, so wrong ones could keep the whole machine busy. One core is left to the
 * rest of the shop, except for people whom it knows. A check takes about 25 ms of a core: who is let in as a stranger
 * waits for two seconds at most, and an attack over forty connections finds room beside others.
 */
const queue = new WorkQueue({
  atOnce: Math.min(MOST_THREADS, Math.max(1, CORES - 1)),
  atOnceForKnown: Math.min(MOST_THREADS, CORES),
  mostWaiting: { known: 64, stranger: 64, suspect: 16 },
  mostOfClient: 16,
});

/** Work that nobody from outside has asked for. */
const SHOP: Asker = { client: '', standing: 'known' };

/** Throws QueueFull where there is no room for an asker: before anything is looked up for them. */
export function expectRoomFor(asker: Asker): void {
  const refusal = queue.refusalFor(asker);
  if (refusal) throw refusal;
}

/** Rejects with QueueFull where too many are waiting. */
export function hashPassword(password: string, asker = SHOP): Promise<string> {
  return queue.run(asker, () => hash(password, COST));
}

/**
 * A hash that can't be read opens no account, and must not take the sign-in down with it. Rejects with QueueFull
 * where too many are waiting.
 */
export function verifyPassword(passwordHash: string, password: string, asker = SHOP): Promise<boolean> {
  return queue.run(asker, () => verify(passwordHash, password).catch(() => false));
}
