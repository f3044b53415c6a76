import type pg from 'pg';
import type { SessionResult } from '#contract/account.ts';
import type { Db } from '../../db/connect.ts';
import type { Account, AccountCarts, SessionCarts } from '../../http/account.ts';
import { SESSION_COOKIE } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { logIn, logOut, SESSION_DAYS } from './writes.ts';

/** The same words whether the address or the password is wrong: they must not tell who has an account. */
const WRONG = 'The email or the password is not right.';

const NO_CARTS: AccountCarts = { buyCartId: null, sellCartId: null, repairCartId: null };

export function accountRoutes(calls: PrivateCalls, pool: pg.Pool, db: Db, carts: SessionCarts): void {
  calls.define('GET /global/user/session', async (_input, { account }) => ({
    status: 200,
    result: sessionOf(account, account ? await carts.idsOf(account.id) : NO_CARTS),
  }));

  calls.define('POST /global/user/login', async ({ body }, { cookie, tooMany }) => {
    if (tooMany('login', body.email.toLowerCase())) {
      return refuse(429, 'Too many tries. Please wait a few minutes and try again.');
    }
    const opened = await logIn(pool, db, body);
    if (!opened) return refuse(401, WRONG);
    const before = cookie.get(SESSION_COOKIE);
    if (before !== undefined) await logOut(db, before);
    cookie.set(SESSION_COOKIE, opened.token, SESSION_DAYS);
    await carts.merge(opened.account.id, body);
    return { status: 200, result: sessionOf(opened.account, await carts.idsOf(opened.account.id)) };
  });

  calls.define('POST /global/user/logout', async (_input, { cookie }) => {
    const token = cookie.get(SESSION_COOKIE);
    if (token !== undefined) await logOut(db, token);
    cookie.clear(SESSION_COOKIE);
    return {
      status: 200,
      result: {
        buy_local_storage_card_id: null,
        sell_local_storage_card_id: null,
        repair_local_storage_card_id: null,
      },
    };
  });
}

function sessionOf(account: Account | undefined, carts: AccountCarts): SessionResult {
  return {
    isUserLogIn: account !== undefined,
    role: account?.role ?? 'visitor',
    business_id: account?.businessId ?? null,
    ...carts,
    user: account ? { name: account.name, email: account.email } : null,
  };
}
