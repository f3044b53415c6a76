import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readBusiness, readBusinesses, type CountProducts } from './approval.reads.ts';
import type { Site } from './approval.writes.ts';
import { decideBusiness } from './approval.writes.ts';

interface OfficeSources extends Pick<Database, 'pool' | 'db'> {
  countProducts: CountProducts;
  site: () => Promise<Site>;
}

/** Calls for the site's staff. The contract says who may use them. */
export function businessOffice(calls: PrivateCalls, sources: OfficeSources): void {
  const { pool, db, countProducts, site } = sources;
  calls.define('GET /businesses', async ({ query }) => ({
    status: 200,
    ...(await readBusinesses(pool, query, countProducts)),
  }));

  calls.define('PUT /businesses', async ({ body }, { account }) => {
    const isDone = await decideBusiness(db, body, { site: await site(), actor: account });
    const result = isDone ? await readBusiness(pool, body.id, countProducts) : undefined;
    return result ? { status: 200, result } : refuse(404, 'There is no such business.');
  });
}
