import { LRUCache } from 'lru-cache';
import type { ChangeTag, StaleAnswers } from '../db/changes.ts';
import type { Made } from './stored-answer.ts';
import { StoredAnswer } from './stored-answer.ts';

const MAX_BYTES = 96 * 1024 * 1024;

/** What an answer is made of, and so which changes make it stale. */
export interface Freshness {
  tags: readonly ChangeTag[];
  /** No answer is served older than this, even if a change went by unheard. */
  maxAgeSeconds: number;
}

export class AnswerCache {
  readonly #stored = new LRUCache<string, StoredAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (answer) => answer.size,
  });
  readonly #underWay = new Map<string, Promise<StoredAnswer>>();
  readonly #baseHeaders: readonly string[];
  /** Counts changes: an answer that was begun before a change is not kept after it. */
  #changes = 0;

  constructor(baseHeaders: readonly string[]) {
    this.#baseHeaders = baseHeaders;
  }

  get(key: string): StoredAnswer | undefined {
    return this.#stored.get(key);
  }

  drop(change: StaleAnswers): void {
    this.#changes += 1;
    this.#underWay.clear();
    if (change === 'all') {
      this.#stored.clear();
      return;
    }
    for (const [key, answer] of this.#stored.entries()) {
      if (answer.tags.includes(change)) this.#stored.delete(key);
    }
  }

  /** The stored answer, or a new one; requests for the same thing at the same time share the work. */
  fetch(key: string, freshness: Freshness, make: () => Promise<Made>): Promise<StoredAnswer> {
    const stored = this.#stored.get(key);
    if (stored) return Promise.resolve(stored);
    const begun = this.#underWay.get(key);
    if (begun) return begun;
    const work = this.#make(key, freshness, make).finally(() => {
      if (this.#underWay.get(key) === work) this.#underWay.delete(key);
    });
    this.#underWay.set(key, work);
    return work;
  }

  async #make(key: string, freshness: Freshness, make: () => Promise<Made>): Promise<StoredAnswer> {
    const changesBefore = this.#changes;
    const answer = new StoredAnswer(await make(), freshness.tags, this.#baseHeaders);
    const isWorthKeeping = answer.status < 400 || answer.status === 503;
    if (isWorthKeeping && changesBefore === this.#changes) {
      this.#stored.set(key, answer, { ttl: freshness.maxAgeSeconds * 1000 });
    }
    return answer;
  }
}
