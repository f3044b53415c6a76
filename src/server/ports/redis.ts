import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Log } from '../jobs/runner.ts';

/** A Redis that takes longer is treated as away. */
const LIMIT_MS = 2_000;
const RETRY_MS = 5_000;
const MOST_WAITING = 10_000;

/**
 * One atomic script, so that a count always has its expiry. Nothing is taken back after the window has ended.
 */
const ADD = `if tonumber(ARGV[1]) < 0 and redis.call('EXISTS', KEYS[1]) == 0 then return {0, 0} end
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/**
 * Counts in a Redis that several nodes share. If Redis can't be reached, the answer is undefined at once and nothing
 * is queued. Each node then uses its own counts, and the client reconnects every few seconds.
 */
export class RedisCounts {
  readonly #redis: Redis;
  readonly #log: Log;
  #waiting = 0;
  #isAway = false;

  constructor(url: string, log: Log, { retryMs = RETRY_MS, limitMs = LIMIT_MS } = {}) {
    const { protocol, hostname } = new URL(url);
    this.#log = log;
    this.#redis = new Redis(url, {
      ...(protocol === 'rediss:' && { tls: { servername: hostname } }),
      // The older protocol works with every Redis version and is enough here.
      protocol: 2,
      disableClientInfo: true,
      enableOfflineQueue: false,
      // A command that is sent again could be counted twice.
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      connectTimeout: limitMs,
      socketTimeout: limitMs,
      retryStrategy: () => retryMs,
    });
    this.#redis.on('error', (error: Error) => this.#sayAway(error));
  }

  async add(
    key: string,
    by: number,
    windowMs: number,
  ): Promise<{ count: number; leftMs: number } | undefined> {
    if (this.#redis.status !== 'ready' || this.#waiting >= MOST_WAITING) return undefined;
    // A key can hold an email or network address, so Redis gets only its hash.
    const hash = createHash('sha256').update(key).digest('base64url');
    this.#waiting += 1;
    try {
      const reply = await this.#redis.eval(ADD, 1, `threefold:counts:${hash}`, by, windowMs);
      const [count, leftMs] = reply as [number, number];
      this.#isAway = false;
      return leftMs > 0 ? { count, leftMs } : undefined;
    } catch (error) {
      this.#sayAway(error as Error);
      return undefined;
    } finally {
      this.#waiting -= 1;
    }
  }

  close(): void {
    this.#isAway = true;
    this.#redis.disconnect();
  }

  /** Logs each outage once, not each attempt to connect. */
  #sayAway(error: Error): void {
    if (!this.#isAway) this.#log.warn({ reason: error.message }, 'Redis can not be reached');
    this.#isAway = true;
  }
}
