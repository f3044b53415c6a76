import type { SessionResult } from '#contract/account.ts';
import { poundsFromPence } from '#rules/money/money.ts';
import type { Db } from '../../db/connect.ts';
import type { Account, AccountCarts, SessionCarts, VisitorCarts } from '../../http/account.ts';
import { DEVICE_COOKIE, HALF_COOKIE, lacksSecondFactor, SESSION_COOKIE } from '../../http/account.ts';
import type { CallContext } from '../../http/private-calls.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse, refuseAsking } from '../../http/refusal.ts';
import type { Seal } from '../../ports/seal.ts';
import type { ForgetPerson } from './closing.writes.ts';
import { takeOverPreviousSession } from './entry.writes.ts';
import { hasPasskey } from './factor.reads.ts';
import type { ForgetWishes } from './registration.writes.ts';
import type { Shop } from './mails.writes.ts';
import type { Opened } from './sessions.writes.ts';
import { HALF_DAYS, SESSION_DAYS } from './sessions.writes.ts';

/** Functions that accounts need, including some of higher features. */
export interface AccountSources {
  db: Db;
  shop: () => Promise<Shop>;
  carts: SessionCarts;
  forget: ForgetPerson;
  forgetWishes: ForgetWishes;
  /** For the secrets of second factors. */
  seal: Seal;
  /** Whether an administrator and those with `money` need a second factor. */
  requiresSecondFactor: boolean;
}

/** The limiter adds how long to wait. */
export const refuseTooMany = () => refuse(429, 'Too many tries.');

const HOUR = { windowMs: 60 * 60_000 };
const BY_ONE_CLIENT = { most: 5, ...HOUR };
const REPEATED_BY_ALL = { most: 20, ...HOUR };
const FIRST_OF_CLIENTS = { most: 100, ...HOUR };
const OF_ONE_CLAIM = { most: 5, ...HOUR };
const OF_CLAIMS_BY_CLIENT = { most: 10, ...HOUR };
const MAILS_OF_CLIENT = { most: 20, windowMs: 60_000 };

/** Whether a client has caused enough mails to all emails together. */
export const hasMailedEnough = ({ tooMany }: CallContext): boolean => tooMany('mails', '', MAILS_OF_CLIENT);

/**
 * Whether an email has had enough mails from people without an account. Any visitor can type any email. The first
 * request of a client always sends its mail, so that strangers can't use up the owner's; only very many clients can
 * reach its limit. Further requests have a limit for the client, and one for all clients together.
 */
export function isQuiet(context: CallContext, what: 'register mail' | 'forgot mail', email: string): boolean {
  const target = email.toLowerCase();
  if (context.tooMany(what, target, BY_ONE_CLIENT)) return true;
  const isFirst = context.countOf(what, target) === 1;
  return isFirst
    ? context.tooManyByAll(`first ${what}`, target, FIRST_OF_CLIENTS)
    : context.tooManyByAll(what, target, REPEATED_BY_ALL);
}

/**
 * Whether an account has had enough mails about the email that it claims. Each account has its own limit, so that
 * other accounts that claim the same email can't use it up.
 */
export function isClaimQuiet(context: CallContext, userId: number, email: string): boolean {
  return (
    context.tooManyByAll('claim mail', String(userId), OF_ONE_CLAIM) ||
    context.tooMany('claim mail', email.toLowerCase(), OF_CLAIMS_BY_CLIENT)
  );
}

const NO_CARTS: AccountCarts = { buyCartId: null, sellCartId: null, repairCartId: null };
/** Of an account, the ids are left out if they could not be read: its carts are not empty for that. */
const cartsOf = (account: Account | undefined, carts: AccountCarts | undefined) =>
  account ? carts : NO_CARTS;
export const DEVICE_DAYS = 365;

/**
 * Gives the browser its new session instead of the old one, and moves its carts and orders to the account.
 */
export async function startSession(
  { db, carts, requiresSecondFactor }: AccountSources,
  { cookie, account: before }: CallContext & { account: Account | undefined },
  { account, token, device, isHalf }: Opened,
  visitors: VisitorCarts,
): Promise<{ status: 200; result: SessionResult } | Refusal> {
  if (isHalf) {
    cookie.set(HALF_COOKIE, token, HALF_DAYS);
    return (await hasPasskey(db, account.id))
      ? refuseAsking(401, 'passkey', 'Use your passkey, or type a code.')
      : refuseAsking(401, 'code', 'Type the code of your authenticator app, or a recovery code.');
  }
  await takeOverPreviousSession(db, carts, {
    account,
    before,
    earlier: cookie.get(SESSION_COOKIE),
    visitors,
  });
  cookie.set(SESSION_COOKIE, token, SESSION_DAYS);
  cookie.set(DEVICE_COOKIE, device, DEVICE_DAYS);
  return { status: 200, result: sessionOf(account, requiresSecondFactor, await carts.idsOf(account.id)) };
}

function officeWire(account: Account | undefined, isRequired: boolean): SessionResult['office'] {
  const office = account?.office;
  if (!office) return null;
  const { of, post, rights, refundLimit, storeIds } = office;
  return {
    of,
    business_name: of === 'business' ? account.businessName : null,
    post,
    permissions: [...rights],
    refund_limit: refundLimit === null ? null : poundsFromPence(refundLimit),
    store_ids: storeIds && [...storeIds],
    needs_second_factor: isRequired && lacksSecondFactor(account),
  };
}

export function sessionOf(
  account: Account | undefined,
  isRequired: boolean,
  carts?: AccountCarts,
): SessionResult {
  return {
    isUserLogIn: account !== undefined,
    role: account?.role ?? 'visitor',
    business_id: account?.businessId ?? null,
    office: officeWire(account, isRequired),
    ...cartsOf(account, carts),
    user: account ? { name: account.name, email: account.email, is_confirmed: account.isConfirmed } : null,
  };
}
