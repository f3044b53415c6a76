import { LRUCache } from 'lru-cache';
import type { ChangeTag, StaleAnswers } from '../db/changes.ts';
import { isStaleAfter } from '../db/changes.ts';
import { outageOf } from '../db/outage.ts';
import type { Made } from './stored-answer.ts';
import { StoredAnswer } from './stored-answer.ts';

const MAX_BYTES = 96 * 1024 * 1024;
/** How long a stale answer is still sent while the database does not answer. */
const STALE_MS = 10 * 60_000;
/** How long a request waits for a new answer before it gets the stale one. A database that hangs says nothing. */
const PATIENCE_MS = 2_000;
/** An answer is not kept when this many changes came in while it was made. */
const MOST_REMEMBERED = 500;

/** The data that an answer is made from, and so the changes that make it stale. */
export interface Freshness {
  tags: readonly ChangeTag[];
  /** No answer is served older than this, even if a change notification was lost. */
  maxAgeSeconds: number;
  /** The answer doesn't depend on the query string. */
  ignoresSearch?: true;
}

/** An answer to send; a stale one is marked as such. */
export interface Fetched {
  answer: StoredAnswer;
  isStale: boolean;
}

interface Kept {
  answer: StoredAnswer;
  /** After this time it is sent only while no newer answer can be made. */
  freshUntil: number;
}

export class AnswerCache {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => answer.size,
  });
  readonly #underWay = new Map<string, Promise<Fetched>>();
  readonly #baseHeaders: readonly string[];
  readonly #now: () => number;
  /** The latest changes. An answer is not kept if a change that concerns it came while it was made. */
  #recent: StaleAnswers[] = [];
  /** How many changes there were in all. */
  #changes = 0;
  /** The last attempt failed. Until one succeeds, requests get the stale answer without waiting. */
  #isAway = false;

  constructor(baseHeaders: readonly string[], now: () => number = Date.now) {
    this.#baseHeaders = baseHeaders;
    this.#now = now;
  }

  get(key: string): StoredAnswer | undefined {
    const kept = this.#kept.get(key);
    return kept && kept.freshUntil > this.#now() ? kept.answer : undefined;
  }

  drop(change: StaleAnswers): void {
    this.#changes += 1;
    this.#recent = [...this.#recent.slice(1 - MOST_REMEMBERED), change];
    // Requests from now on must see the change. We don't know yet which products the answers being made contain.
    this.#underWay.clear();
    const now = this.#now();
    for (const kept of this.#kept.values()) {
      if (isStaleAfter(change, kept.answer.madeOf)) kept.freshUntil = Math.min(kept.freshUntil, now);
    }
  }

  /** The stored answer, or a new one. Simultaneous requests for the same answer share the work. */
  fetch(key: string, freshness: Freshness, make: () => Promise<Made>): Promise<Fetched> {
    const fresh = this.get(key);
    if (fresh) return Promise.resolve({ answer: fresh, isStale: false });
    const begun = this.#underWay.get(key) ?? this.#begin(key, freshness, make);
    const stale = this.#stale(key);
    if (!stale) return begun;
    // We still try to make a new answer, to notice the end of the outage.
    begun.catch(() => undefined);
    return this.#isAway ? Promise.resolve(stale) : unlessLate(begun, stale);
  }

  #begin(key: string, freshness: Freshness, make: () => Promise<Made>): Promise<Fetched> {
    const work = this.#make(key, freshness, make).finally(() => {
      if (this.#underWay.get(key) === work) this.#underWay.delete(key);
    });
    this.#underWay.set(key, work);
    return work;
  }

  async #make(key: string, freshness: Freshness, make: () => Promise<Made>): Promise<Fetched> {
    const changesBefore = this.#changes;
    try {
      const answer = new StoredAnswer(await make(), freshness, this.#baseHeaders);
      this.#isAway = false;
      const isWorthKeeping = answer.status < 400 || answer.status === 503;
      // Something that was deleted must not reappear as a stale answer in the next outage.
      if (!isWorthKeeping) this.#kept.delete(key);
      else if (!this.#isOvertaken(answer, changesBefore))
        this.#kept.set(key, { answer, freshUntil: this.#now() + freshness.maxAgeSeconds * 1000 });
      return { answer, isStale: false };
    } catch (error) {
      if (!outageOf(error)) throw error;
      this.#isAway = true;
      const stale = this.#stale(key);
      if (!stale) throw error;
      return stale;
    }
  }

  #isOvertaken({ madeOf }: StoredAnswer, changesBefore: number): boolean {
    const missed = this.#changes - changesBefore;
    return (
      missed >= MOST_REMEMBERED ||
      (missed > 0 && this.#recent.slice(-missed).some((change) => isStaleAfter(change, madeOf)))
    );
  }

  #stale(key: string): Fetched | undefined {
    const kept = this.#kept.get(key);
    return kept && kept.freshUntil + STALE_MS > this.#now()
      ? { answer: kept.answer, isStale: true }
      : undefined;
  }
}

/** The new answer if it comes soon, otherwise the stale one. */
function unlessLate(begun: Promise<Fetched>, stale: Fetched): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(stale), PATIENCE_MS);
    begun.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
