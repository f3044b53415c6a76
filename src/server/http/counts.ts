import { LRUCache } from 'lru-cache';

const MOST_KEPT = 50_000;

interface SharedTally {
  count: number;
  /** How long the window still lasts. */
  leftMs: number;
}

/** Adds to a count that several nodes share and returns the new count; undefined if Redis doesn't answer. */
export type SharedCount = (key: string, by: 1 | -1, windowMs: number) => Promise<SharedTally | undefined>;

export interface Tally {
  count: number;
  /** When the window ends and counting starts again. */
  until: number;
}

interface Kept extends Tally {
  /** Counted on this node and not yet included in an answer of the shared count. */
  unanswered: number;
}

/**
 * Counts by key in windows of time. Every node counts separately and answers at once, so that a slow or
 * absent Redis delays no request. A node learns what other nodes have counted from the answer to its last
 * shared count.
 */
export class Counts {
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_KEPT });
  readonly #shared: SharedCount | undefined;
  readonly #now: () => number;

  constructor(shared?: SharedCount, now: () => number = Date.now) {
    this.#shared = shared;
    this.#now = now;
  }

  get(key: string): Readonly<Tally> | undefined {
    const kept = this.#kept.get(key);
    return kept && kept.until > this.#now() ? kept : undefined;
  }

  add(key: string, windowMs: number): Readonly<Tally> {
    let kept = this.#kept.get(key);
    if (!kept || kept.until <= this.#now()) {
      kept = { count: 0, until: this.#now() + windowMs, unanswered: 0 };
      this.#kept.set(key, kept);
    }
    this.#change(key, kept, 1, windowMs);
    return kept;
  }

  takeBack(key: string, windowMs: number): void {
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.#now() && kept.count > 0) this.#change(key, kept, -1, windowMs);
  }

  #change(key: string, kept: Kept, by: 1 | -1, windowMs: number): void {
    kept.count += by;
    if (!this.#shared) return;
    kept.unanswered += by;
    void this.#shared(key, by, windowMs).then((shared) => {
      kept.unanswered -= by;
      if (!shared) return;
      kept.count = Math.max(0, shared.count + kept.unanswered);
      // Use the shared window. With its own window a node would refuse for longer than the others.
      kept.until = this.#now() + shared.leftMs;
    });
  }
}
