import { LRUCache } from 'lru-cache';
import type { Counts } from './counts.ts';

/** How many attempts are allowed before the client has to wait. */
const MOST = 10;
const WINDOW_MS = 5 * 60_000;

const MOST_REMEMBERED = 20_000;
const REMEMBERED_MS = 30 * 24 * 60 * 60_000;

export interface Limit {
  most?: number | undefined;
  windowMs?: number | undefined;
}

/**
 * Counts attempts by client and target together. A client that guesses the password of an account is stopped, and the
 * account's owner, who uses another client, is not locked out.
 */
export class Tries {
  readonly #counts: Counts;
  readonly #now: () => number;
  /** Clients that succeeded. Only successes are stored here, so that failed attempts can't push them out. */
  readonly #successes = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });

  constructor(counts: Counts, now: () => number = Date.now) {
    this.#counts = counts;
    this.#now = now;
  }

  tooMany(what: string, client: string, target: string, limit: Limit = {}): boolean {
    const { most = MOST, windowMs = WINDOW_MS } = limit;
    return this.#counts.add(keyOf(what, client, target), windowMs).count > most;
  }

  /** The number of recent attempts, including this one. */
  countOf(what: string, client: string, target: string): number {
    const known = this.#counts.get(JSON.stringify([what, client, target]));
    return known && known.until > this.#now() ? known.count : 0;
  }

  remember(what: string, client: string, target: string): void {
    this.#successes.set(keyOf(what, client, target), true);
  }

  isRemembered(what: string, client: string, target: string): boolean {
    return this.#successes.get(keyOf(what, client, target)) === true;
  }

  /** Seconds until the next attempt is allowed. */
  secondsLeft(what: string, client: string, target: string): number {
    const until = this.#counts.get(keyOf(what, client, target))?.until ?? 0;
    return Math.max(1, Math.ceil((until - this.#now()) / 1000));
  }

  /** Takes an attempt that succeeded out of the count. */
  forgive(what: string, client: string, target: string): void {
    this.#counts.takeBack(keyOf(what, client, target), WINDOW_MS);
  }
}

const keyOf = (what: string, client: string, target: string) => JSON.stringify([what, client, target]);
