import type { Db } from '../../db/connect.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../http/account.ts';
import type { CallContext, PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { closeAccount } from './closing.writes.ts';
import type { AccountSources } from './entry.routes.ts';
import { DEVICE_DAYS, hasMailedEnough, isQuiet, refuseTooMany, startSession } from './entry.routes.ts';
import { isFamiliar } from './devices.reads.ts';
import { newPasswordError } from './passwords.reads.ts';
import { askForReset, changePassword, resetPassword, showPassword } from './passwords.writes.ts';
import { readCredentials } from './reads.ts';
import { LINK_OVER } from './registration.routes.ts';
import { readLinkEmail } from './tokens.reads.ts';

const FORGOTTEN = 'If there is an account with this address, we have sent a link to it.';
const WRONG = 'This is not your password.';

const FROM_OWNERS_BROWSERS = { most: 3, windowMs: 60 * 60_000 };

/** A browser that has logged in to the account gets its mails, also if strangers have caused too many. */
async function isOwnersTurn(db: Db, context: CallContext, email: string): Promise<boolean> {
  const mark = context.cookie.get(DEVICE_COOKIE);
  if (mark === undefined || !isFamiliar(await readCredentials(db, email), mark)) return false;
  return !context.tooManyByAll('forgot mail to the owner', email.toLowerCase(), FROM_OWNERS_BROWSERS);
}

export function passwordRoutes(calls: PrivateCalls, sources: AccountSources): void {
  const { db, shop } = sources;

  calls.define('POST /global/user/password/forgot', async ({ body }, context) => {
    if (context.tooMany('forgot', '') || hasMailedEnough(context)) return refuseTooMany();
    const isSent =
      !isQuiet(context, 'forgot mail', body.email) || (await isOwnersTurn(db, context, body.email));
    if (isSent) await askForReset(db, await shop(), body.email);
    return { status: 200, message: FORGOTTEN };
  });

  calls.define('POST /global/user/password/reset', async ({ body }, context) => {
    if (context.tooMany('link', '')) return refuseTooMany();
    const { token, password } = body;
    const email = await readLinkEmail(db, 'reset', token);
    if (email === undefined) return refuse(410, LINK_OVER);
    const wrong = newPasswordError(password, email);
    if (wrong) return refuse(400, wrong, { password: wrong });
    const { userAgent, client } = context;
    const opened = await resetPassword(db, await shop(), { token, password, userAgent, client });
    if (!opened) return refuse(410, LINK_OVER);
    context.forgive('link', '');
    return startSession(sources, context, opened, body);
  });

  calls.define(
    'PUT /global/user/password',
    async ({ body }, { account, cookie, client, tooMany, forgive }) => {
      if (tooMany('password', String(account.id))) return refuseTooMany();
      const notIt = refuse(400, WRONG, { current_password: WRONG });
      const shown = await showPassword(db, account.id, { password: body.current_password, client });
      if (!shown) return notIt;
      forgive('password', String(account.id));
      const wrong = newPasswordError(body.password, account.email);
      if (wrong) return refuse(400, wrong, { password: wrong });
      const token = cookie.get(SESSION_COOKIE) ?? '';
      const given = { shown, token, password: body.password, client };
      const changed = await changePassword(db, await shop(), given);
      if (!changed) return notIt;
      cookie.set(DEVICE_COOKIE, changed.device, DEVICE_DAYS);
      return { status: 200, message: 'Your password is changed, and other browsers are logged out.' };
    },
  );

  calls.define('POST /global/user/close', async ({ body }, { account, cookie, client, tooMany }) => {
    if (tooMany('password', String(account.id))) return refuseTooMany();
    const notIt = refuse(400, WRONG, { password: WRONG });
    const shown = await showPassword(db, account.id, { password: body.password, client });
    if (!shown) return notIt;
    const outcome = await closeAccount(db, { shown, shop: await shop(), forget: sources.forget });
    if (outcome === 'wrong password') return notIt;
    if (outcome === 'last administrator') {
      return refuse(409, 'You are the only administrator. Make another one first.');
    }
    cookie.clear(SESSION_COOKIE);
    cookie.clear(DEVICE_COOKIE);
    return { status: 200, message: 'Your account is closed.' };
  });
}
