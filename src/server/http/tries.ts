/** How often something may be tried before it has to wait. */
const MOST = 10;
const WINDOW_MS = 5 * 60_000;
const MOST_KEPT = 50_000;

export interface Limit {
  most?: number | undefined;
  windowMs?: number | undefined;
}

/** Adds to a count that several nodes share, for as long as its window lasts, and answers what it is now. */
export type SharedCount = (key: string, by: 1 | -1, windowMs: number) => Promise<number | undefined>;

/**
 * Counts tries. Counted by client and by what they are aimed at together, whoever guesses at one account is
 * stopped, and its owner, who comes from elsewhere, is not locked out by it.
 *
 * Every node counts by itself and answers at once; where a count is shared, what the others have counted is
 * known from the next try on.
 */
export class Tries {
  readonly #counts = new Map<string, { count: number; until: number }>();
  readonly #shared: SharedCount | undefined;
  readonly #now: () => number;

  constructor(shared?: SharedCount, now: () => number = Date.now) {
    this.#shared = shared;
    this.#now = now;
  }

  tooMany(what: string, client: string, target: string, limit: Limit = {}): boolean {
    const { most = MOST, windowMs = WINDOW_MS } = limit;
    const now = this.#now();
    const key = JSON.stringify([what, client, target]);
    const known = this.#counts.get(key);
    const current = known && known.until > now ? known : { count: 0, until: now + windowMs };
    current.count += 1;
    this.#counts.set(key, current);
    if (this.#counts.size > MOST_KEPT) this.#forgetOld(now);
    void this.#shared?.(key, 1, windowMs).then((count = 0) => {
      current.count = Math.max(current.count, count);
    });
    return current.count > most;
  }

  /** How many seconds are left until it may be tried again. */
  secondsLeft(what: string, client: string, target: string): number {
    const until = this.#counts.get(JSON.stringify([what, client, target]))?.until ?? 0;
    return Math.max(1, Math.ceil((until - this.#now()) / 1000));
  }

  /** Takes back what was counted of a try that turned out well. */
  forgive(what: string, client: string, target: string): void {
    const key = JSON.stringify([what, client, target]);
    const known = this.#counts.get(key);
    if (!known || known.count === 0) return;
    known.count -= 1;
    void this.#shared?.(key, -1, WINDOW_MS);
  }

  #forgetOld(now: number): void {
    for (const [key, { until }] of this.#counts) if (until <= now) this.#counts.delete(key);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_KEPT && oldest !== undefined) this.#counts.delete(oldest);
  }
}
