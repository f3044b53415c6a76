import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Asker } from './work-queue.ts';
import { WorkQueue } from './work-queue.ts';

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Node runs this work in four threads that files and names need too. */
const MOST_THREADS = 3;

/**
 * A password is made to be slow to check, so wrong ones could keep the whole machine busy. One core is left to the
 * rest of the shop, and whoever is let into the queue waits for less than a second.
 */
const queue = new WorkQueue({
  atOnce: Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
  mostWaiting: 16,
  mostOfClient: 8,
});

/** Work that nobody from outside has asked for. */
const SHOP: Asker = { client: '', isKnown: true };

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
