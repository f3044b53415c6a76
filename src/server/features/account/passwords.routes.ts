import { passwordError } from '#rules/password.ts';
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { closeAccount } from './closing.writes.ts';
import type { AccountSources } from './entry.routes.ts';
import { DEVICE_DAYS, isQuiet, refuseTooMany, startSession } from './entry.routes.ts';
import { askForReset, changePassword, isPasswordOf, resetPassword } from './passwords.writes.ts';
import { LINK_OVER } from './registration.routes.ts';
import { readLinkEmail } from './tokens.reads.ts';

const FORGOTTEN = 'If there is an account with this address, we have sent a link to it.';
const WRONG = 'This is not your password.';

export function passwordRoutes(calls: PrivateCalls, sources: AccountSources): void {
  const { db, shop } = sources;

  calls.define('POST /global/user/password/forgot', async ({ body }, context) => {
    if (context.tooMany('forgot', '')) return refuseTooMany();
    if (!isQuiet(context, body.email)) await askForReset(db, await shop(), body.email);
    return { status: 200, message: FORGOTTEN };
  });

  calls.define('POST /global/user/password/reset', async ({ body }, context) => {
    if (context.tooMany('link', '')) return refuseTooMany();
    const { token, password } = body;
    const email = await readLinkEmail(db, 'reset', token);
    if (email === undefined) return refuse(410, LINK_OVER);
    const wrong = passwordError(password, email);
    if (wrong) return refuse(400, wrong, { password: wrong });
    const opened = await resetPassword(db, await shop(), { token, password, userAgent: context.userAgent });
    if (!opened) return refuse(410, LINK_OVER);
    context.forgive('link', '');
    return startSession(sources, context, opened, body);
  });

  calls.define('PUT /global/user/password', async ({ body }, { account, cookie, tooMany, forgive }) => {
    if (tooMany('password', String(account.id))) return refuseTooMany();
    if (!(await isPasswordOf(db, account.id, body.current_password))) {
      return refuse(400, WRONG, { current_password: WRONG });
    }
    forgive('password', String(account.id));
    const wrong = passwordError(body.password, account.email);
    if (wrong) return refuse(400, wrong, { password: wrong });
    const token = cookie.get(SESSION_COOKIE) ?? '';
    const given = { userId: account.id, token, password: body.password };
    const { device } = await changePassword(db, await shop(), given);
    cookie.set(DEVICE_COOKIE, device, DEVICE_DAYS);
    return { status: 200, message: 'Your password is changed, and other browsers are logged out.' };
  });

  calls.define('POST /global/user/close', async ({ body }, { account, cookie, tooMany }) => {
    if (tooMany('password', String(account.id))) return refuseTooMany();
    if (!(await isPasswordOf(db, account.id, body.password))) return refuse(400, WRONG, { password: WRONG });
    const closing = { userId: account.id, shop: await shop(), forget: sources.forget };
    if (!(await closeAccount(db, closing))) {
      return refuse(409, 'You are the only administrator. Make another one first.');
    }
    cookie.clear(SESSION_COOKIE);
    cookie.clear(DEVICE_COOKIE);
    return { status: 200, message: 'Your account is closed.' };
  });
}
