import type { Db } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { askForAlert } from './alerts.writes.ts';

/** A household or an office behind one address may ask for many things; a script asks for more. */
const MOST_BY_CLIENT = 60;

export function alertRoutes(calls: PrivateCalls, db: Db): void {
  calls.define('POST /no/auth/web/site/products/{id}/notify', async ({ params, body }, { tooMany }) => {
    const isTooMany =
      tooMany('notify', '', MOST_BY_CLIENT) || tooMany('notify address', body.email.toLowerCase());
    if (isTooMany) return refuse(429, 'Too many requests. Please wait a few minutes and try again.');
    return (await askForAlert(db, params.id, body))
      ? { status: 200, message: 'We will email you when it is back in stock.' }
      : refuse(404, 'There is no such product.');
  });
}
