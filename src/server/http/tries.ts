/** How often something may be tried before it has to wait. */
const MOST = 10;
const WINDOW_MS = 5 * 60_000;
const MOST_KEPT = 50_000;

/**
 * Counts tries by client and by what they are aimed at together: whoever guesses at one account is stopped,
 * and its owner, who comes from elsewhere, is not locked out by it.
 */
export class Tries {
  readonly #counts = new Map<string, { count: number; until: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  tooMany(what: string, client: string, target: string, most = MOST): boolean {
    const now = this.#now();
    const key = JSON.stringify([what, client, target]);
    const known = this.#counts.get(key);
    const current = known && known.until > now ? known : { count: 0, until: now + WINDOW_MS };
    current.count += 1;
    this.#counts.set(key, current);
    if (this.#counts.size > MOST_KEPT) this.#forgetOld(now);
    return current.count > most;
  }

  #forgetOld(now: number): void {
    for (const [key, { until }] of this.#counts) if (until <= now) this.#counts.delete(key);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_KEPT && oldest !== undefined) this.#counts.delete(oldest);
  }
}
