import type { Counts } from './counts.ts';

/** How often something may be tried before it has to wait. */
const MOST = 10;
const WINDOW_MS = 5 * 60_000;

export interface Limit {
  most?: number | undefined;
  windowMs?: number | undefined;
}

/**
 * Counts tries. Counted by client and by what they are aimed at together, whoever guesses at one account is
 * stopped, and its owner, who comes from elsewhere, is not locked out by it.
 */
export class Tries {
  readonly #counts: Counts;
  readonly #now: () => number;

  constructor(counts: Counts, now: () => number = Date.now) {
    this.#counts = counts;
    this.#now = now;
  }

  tooMany(what: string, client: string, target: string, limit: Limit = {}): boolean {
    const { most = MOST, windowMs = WINDOW_MS } = limit;
    return this.#counts.add(keyOf(what, client, target), windowMs).count > most;
  }

  /** How often it was tried of late, this time included. */
  countOf(what: string, client: string, target: string): number {
    const known = this.#counts.get(JSON.stringify([what, client, target]));
    return known && known.until > this.#now() ? known.count : 0;
  }

  /** How many seconds are left until it may be tried again. */
  secondsLeft(what: string, client: string, target: string): number {
    const until = this.#counts.get(keyOf(what, client, target))?.until ?? 0;
    return Math.max(1, Math.ceil((until - this.#now()) / 1000));
  }

  /** Takes back what was counted of a try that turned out well. */
  forgive(what: string, client: string, target: string): void {
    this.#counts.takeBack(keyOf(what, client, target), WINDOW_MS);
  }
}

const keyOf = (what: string, client: string, target: string) => JSON.stringify([what, client, target]);
