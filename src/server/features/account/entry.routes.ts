import type { SessionResult } from '#contract/account.ts';
import type { Db } from '../../db/connect.ts';
import type { Account, AccountCarts, SessionCarts, VisitorCarts } from '../../http/account.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../http/account.ts';
import type { CallContext } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { ForgetPerson } from './closing.writes.ts';
import { settleIn } from './entry.writes.ts';
import type { Shop } from './mails.writes.ts';
import type { Opened } from './sessions.writes.ts';
import { SESSION_DAYS } from './sessions.writes.ts';

/** What accounts are made of, and what is handed to them of features that are built upon them. */
export interface AccountSources {
  db: Db;
  shop: () => Promise<Shop>;
  carts: SessionCarts;
  forget: ForgetPerson;
}

const TOO_MANY = 'Too many tries. Please wait a few minutes and try again.';
export const refuseTooMany = () => refuse(429, TOO_MANY);

/** An address is written to this often at most, whoever asks for it. */
const MAILS_AN_HOUR = { most: 5, windowMs: 60 * 60_000 };

export function isQuiet({ tooManyByAll }: CallContext, email: string): boolean {
  return tooManyByAll('account mail', email.toLowerCase(), MAILS_AN_HOUR);
}

const NO_CARTS: AccountCarts = { buyCartId: null, sellCartId: null, repairCartId: null };
export const DEVICE_DAYS = 365;

/** Somebody has come in: their browser gets the new session for the one before, and brings what was gathered in it. */
export async function startSession(
  { db, carts }: AccountSources,
  { cookie, account: before }: CallContext & { account: Account | undefined },
  { account, token, device }: Opened,
  visitors: VisitorCarts,
): Promise<{ status: 200; result: SessionResult }> {
  await settleIn(db, carts, { account, before, earlier: cookie.get(SESSION_COOKIE), visitors });
  cookie.set(SESSION_COOKIE, token, SESSION_DAYS);
  cookie.set(DEVICE_COOKIE, device, DEVICE_DAYS);
  return { status: 200, result: sessionOf(account, await carts.idsOf(account.id)) };
}

export function sessionOf(account: Account | undefined, carts: AccountCarts = NO_CARTS): SessionResult {
  return {
    isUserLogIn: account !== undefined,
    role: account?.role ?? 'visitor',
    business_id: account?.businessId ?? null,
    ...carts,
    user: account ? { name: account.name, email: account.email, is_confirmed: account.isConfirmed } : null,
  };
}
