import { DEVICE_COOKIE, SESSION_COOKIE } from '../../http/account.ts';
import type { CallContext, PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { expectRoomFor } from '../../ports/passwords.ts';
import type { Asker } from '../../ports/work-queue.ts';
import { addressRoutes } from './addresses.routes.ts';
import { isFamiliar, markedAccount, openableBy } from './devices.reads.ts';
import type { AccountSources } from './entry.routes.ts';
import { refuseTooMany, sessionOf, startSession } from './entry.routes.ts';
import { factorRoutes } from './factor.routes.ts';
import { logIn } from './login.writes.ts';
import { passkeyRoutes } from './passkeys.routes.ts';
import { passwordRoutes } from './passwords.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { proofRoutes } from './proof.routes.ts';
import { readOpenable } from './reads.ts';
import { registrationRoutes } from './registration.routes.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { endSession } from './sessions.writes.ts';

/**
 * The same message whether the address or the password is wrong, or the address is only claimed, so that it doesn't
 * reveal who has an account.
 */
const WRONG =
  'The email or the password is not right. If your account is new, please open the link in our email first.';

/**
 * Limits guesses at one account from all clients together. Browsers that have logged in before don't count, so that the
 * owner can log in. In a new browser the owner can use a link by mail.
 */
const BY_STRANGERS = { most: 100 };

/** Limits one client that guesses at many accounts. A household makes fewer mistakes. */
const WRONG_BY_CLIENT = { most: 30 };
/** Limits all logins of one client, also successful ones, since each takes as long as ten pages. */
const MOST_BY_CLIENT = { most: 300 };

/** A client with more wrong tries than this waits behind the others. */
const MOST_MISTYPED = 3;

const strangerOf = ({ client, countOf }: CallContext, account: string): Asker => ({
  client,
  account,
  standing: countOf('wrong logins', '') > MOST_MISTYPED ? 'suspect' : 'stranger',
});

const isSpraying = ({ tooMany }: CallContext) => tooMany('wrong logins', '', WRONG_BY_CLIENT);

export function accountRoutes(calls: PrivateCalls, sources: AccountSources): void {
  const { db, carts } = sources;
  registrationRoutes(calls, sources);
  passwordRoutes(calls, sources);
  profileRoutes(calls, sources);
  addressRoutes(calls, sources);
  sessionRoutes(calls, sources);
  factorRoutes(calls, sources);
  passkeyRoutes(calls, sources);
  proofRoutes(calls, sources);

  calls.define('GET /global/user/session', async (_input, { account }) => ({
    status: 200,
    result: sessionOf(account, sources.requiresSecondFactor, account && (await carts.idsOf(account.id))),
  }));

  calls.define('POST /global/user/login', async ({ body }, context) => {
    const { userAgent } = context;
    if (context.tooMany('logins', '', MOST_BY_CLIENT)) return refuseTooMany();
    const target = body.email.toLowerCase();
    const mark = context.cookie.get(DEVICE_COOKIE);
    // This client has logged in to this account before. Its password doesn't wait behind those of strangers.
    const hasBeenHere = context.isRemembered('login', target);
    // Most attackers have no device mark. They are refused before any database query.
    if (mark === undefined) {
      if (isSpraying(context)) return refuseTooMany();
      if (!hasBeenHere) expectRoomFor(strangerOf(context, target));
    }
    const openable = openableBy(mark, await readOpenable(db, body.email, markedAccount(mark)));
    const isStranger = !isFamiliar(openable.owner, mark) && openable.claim === undefined;
    const isGuessing =
      (isStranger && mark !== undefined && isSpraying(context)) ||
      context.tooMany('login', target) ||
      (isStranger && context.tooManyByAll('login', target, BY_STRANGERS));
    if (isGuessing) return refuseTooMany();
    const isKnown = !isStranger || hasBeenHere;
    const asker: Asker = isKnown
      ? { client: context.client, standing: 'known' }
      : strangerOf(context, target);
    const opened = await logIn(db, openable, { password: body.password, userAgent, asker });
    if (!opened) return refuse(401, WRONG);
    context.forgive('login', target);
    context.remember('login', target);
    if (isStranger) context.forgive('wrong logins', '');
    return startSession(sources, context, opened, body);
  });

  calls.define('POST /global/user/logout', async (_input, { cookie }) => {
    const token = cookie.get(SESSION_COOKIE);
    if (token !== undefined) await endSession(db, token);
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
