import type pg from 'pg';
import type { PublicCalls } from '../../http/public-calls.ts';
import { readStores } from './reads.ts';

export function storeRoutes(calls: PublicCalls, pool: pg.Pool): void {
  calls.define('GET /no/auth/web/site/stores', { tags: ['stores'], maxAgeSeconds: 30 }, async () => ({
    status: 200,
    result: await readStores(pool),
  }));
}
