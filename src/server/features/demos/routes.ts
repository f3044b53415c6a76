import type { Db } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { Owner } from './writes.ts';
import { askForDemo } from './writes.ts';

/** An office behind one address may send a few; a script sends more. */
const MOST_BY_CLIENT = 20;
/** Nobody asks so often for themselves, from however many places. */
const MOST_BY_ADDRESS = { most: 50, windowMs: 24 * 60 * 60_000 };

/** `owner` is asked before anything is kept: settings are read on a connection of their own. */
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
