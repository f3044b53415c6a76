import type pg from 'pg';
import { formatPence, penceFromPounds } from '#rules/money/money.ts';
import type { Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readAlertsOf } from './reads.ts';
import { askForAlert, endAlertOf } from './writes.ts';

/** What somebody waits for: with a price of their own it may be in stock already, and cost too much. */
const awaited = (pounds: number | null) =>
  pounds === null
    ? 'it is back in stock'
    : `it is in stock for ${formatPence(penceFromPounds(pounds))} or less`;

/** A household or an office behind one address may ask for many things; a script asks for more. */
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

  /** Anybody can claim an email address, so its alerts are shown only to a person who has proven that it is theirs. */
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
