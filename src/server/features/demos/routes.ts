import type { Db } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { Owner } from './writes.ts';
import { askForDemo } from './writes.ts';

/** Enough for an office at one network address, too few for a script. */
const MOST_BY_CLIENT = 20;
/** The limit for one email address, over all clients. */
const MOST_BY_ADDRESS = { most: 50, windowMs: 24 * 60 * 60_000 };

/** `owner` is read before the transaction, since settings use another connection. */
export function demoRoutes(calls: PrivateCalls, db: Db, owner: () => Promise<Owner>): void {
  calls.define('POST /global/user/demo_requests/create', async ({ body }, { tooMany, tooManyByAll }) => {
    const isTooMany =
      tooMany('demo', '', { most: MOST_BY_CLIENT }) ||
      tooMany('demo address', body.email.toLowerCase()) ||
      tooManyByAll('demo address', body.email.toLowerCase(), MOST_BY_ADDRESS);
    if (isTooMany) return refuse(429, 'Too many requests.');
    await askForDemo(db, body, await owner());
    return { status: 200, message: 'We have received your request.' };
  });
}
