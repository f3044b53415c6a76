import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Change, ChangeTag } from '../db/changes.ts';

const MAX_BYTES = 96 * 1024 * 1024;
const MIN_COMPRESSED = 860;
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer that is the same for everybody: bytes, compressed once, and the headers that go with them. */
export interface StoredAnswer {
  status: number;
  etag: string;
  contentType: string;
  cacheControl: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

/** What an answer is made of, and so which changes make it stale. */
export interface Freshness {
  tags: readonly ChangeTag[];
  /** No answer is served older than this, even if a change went by unheard. */
  maxAgeSeconds: number;
}

export interface Made {
  status: number;
  contentType: string;
  cacheControl: string;
  body: string;
}

export class AnswerCache {
  readonly #stored = new LRUCache<string, StoredAnswer & { tags: readonly ChangeTag[] }>({
    maxSize: MAX_BYTES,
    sizeCalculation: (answer) => Object.values(answer.bodies).reduce((sum, body) => sum + body.length, 512),
    ttlAutopurge: false,
  });
  readonly #underWay = new Map<string, Promise<StoredAnswer>>();
  /** Counts changes: an answer that was begun before a change is not kept after it. */
  #changes = 0;

  get(key: string): StoredAnswer | undefined {
    return this.#stored.get(key);
  }

  drop(change: Change): void {
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
    const { status, contentType, cacheControl, body } = await make();
    const identity = Buffer.from(body);
    const answer = {
      status,
      contentType,
      cacheControl,
      etag: `"${createHash('sha1').update(identity).digest('base64url')}"`,
      bodies: await encode(identity),
      tags: freshness.tags,
    };
    const isWorthKeeping = status < 400 || status === 503;
    if (isWorthKeeping && changesBefore === this.#changes) {
      this.#stored.set(key, answer, { ttl: freshness.maxAgeSeconds * 1000 });
    }
    return answer;
  }
}

async function encode(identity: Buffer): Promise<StoredAnswer['bodies']> {
  if (identity.length < MIN_COMPRESSED) return { identity };
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    zip(identity, { level: 5 }),
  ]);
  return { identity, br, gzip: gz };
}

/** The best encoding that the client takes; refusals by q=0 are honoured. */
export function pickEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept) ? 'gzip' : 'identity';
}
