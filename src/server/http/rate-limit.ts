import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Counts, type SharedCount } from './counts.ts';

const WINDOW_MS = 60_000;

/** How many requests one client may send in a minute, over all nodes that share a count. */
export async function limitRequests(
  app: FastifyInstance,
  most: number,
  shared: SharedCount | undefined,
): Promise<void> {
  await app.register(rateLimit, {
    max: most,
    timeWindow: WINDOW_MS,
    store: storeOf(new Counts(shared)),
    // Files are cheap to send, and a page with many pictures fetches many at once.
    allowList: (request) => request.url.startsWith('/assets/') || request.url.startsWith('/images/'),
  });
}

/** The plugin's Redis store waits for Redis at every request. Without Redis it fails or allows everything. */
function storeOf(counts: Counts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    incr(client: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      const { count, until } = counts.add(`requests ${client}`, windowMs);
      done(null, { current: count, ttl: Math.max(0, until - Date.now()) });
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
