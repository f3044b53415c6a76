import type { Db } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readDemoRequests } from './reads.ts';
import { changeDemoRequest } from './writes.ts';

/** Calls for the site's staff. The contract says who may use them. */
export function demoOffice(calls: PrivateCalls, db: Db): void {
  calls.define('GET /demo_requests', async ({ query }) => ({
    status: 200,
    ...(await readDemoRequests(db, query)),
  }));

  calls.define('PUT /demo_requests', async ({ body }, { account }) => {
    const result = await changeDemoRequest(db, account, body);
    return result ? { status: 200, result } : refuse(404, 'There is no such demo request.');
  });
}
