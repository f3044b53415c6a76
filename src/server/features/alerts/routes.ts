import type pg from 'pg';
import { formatPence, penceFromPounds } from '#rules/money/money.ts';
import type { Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readAlertsOf } from './reads.ts';
import { askForAlert, endAlertOf } from './writes.ts';

/**
 * The event that the alert waits for. With a price limit the product may be in stock already, but too
 * expensive.
 */
const awaited = (pounds: number | null) =>
  pounds === null
    ? 'it is back in stock'
    : `it is in stock for ${formatPence(penceFromPounds(pounds))} or less`;

/** Enough for a household or an office at one network address, too few for a script. */
const MOST_BY_CLIENT = 60;

export function alertRoutes(calls: PrivateCalls, pool: pg.Pool, db: Db): void {
  calls.define('POST /no/auth/web/site/products/{id}/notify', async ({ params, body }, { tooMany }) => {
    const isTooMany =
      tooMany('notify', '', { most: MOST_BY_CLIENT }) || tooMany('notify address', body.email.toLowerCase());
    if (isTooMany) return refuse(429, 'Too many requests.');
    return (await askForAlert(db, params.id, body))
      ? { status: 200, message: `We will email you when ${awaited(body.max_price ?? null)}.` }
      : refuse(404, 'There is no such product.');
  });

  /** Any visitor can claim an email, so its alerts are shown only to an account that has confirmed it. */
  const alertsOf = async ({ isConfirmed, email }: Account) => ({
    status: 200 as const,
    result: isConfirmed ? await readAlertsOf(pool, email) : [],
  });

  calls.define('GET /web/site/account/alerts', (_input, { account }) => alertsOf(account));

  calls.define('DELETE /web/site/account/alerts/{id}', async ({ params }, { account }) => {
    const isEnded = account.isConfirmed && (await endAlertOf(db, account.email, params.id));
    return isEnded ? alertsOf(account) : refuse(404, 'There is no such alert.');
  });
}
