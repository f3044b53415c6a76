import { HALF_COOKIE, SESSION_COOKIE } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { AccountSources } from './entry.routes.ts';
import { refuseTooMany, startSession } from './entry.routes.ts';
import { isGuessingCodes, wrongCode } from './factor.routes.ts';
import { useCode } from './factor.writes.ts';
import { findHalf, finishLogin, markProven } from './half.writes.ts';
import { showPassword } from './passwords.writes.ts';

const over = () => refuse(401, 'This took too long. Please sign in again.');

/** The second step of a login, and the proof before dangerous work. */
export function proofRoutes(calls: PrivateCalls, sources: AccountSources): void {
  const { db, seal } = sources;

  calls.define('POST /global/user/login/code', async ({ body }, context) => {
    const { cookie, userAgent } = context;
    const token = cookie.get(HALF_COOKIE);
    const userId = token === undefined ? undefined : await findHalf(db, token);
    if (token === undefined || userId === undefined) return over();
    if (isGuessingCodes(context, userId)) return refuseTooMany();
    const opened = await finishLogin(db, seal, { token, code: body.code, userAgent });
    if (opened === 'over') return over();
    if (opened === 'wrong') return wrongCode();
    context.forgive('code', String(userId));
    cookie.clear(HALF_COOKIE);
    return startSession(sources, context, opened, body);
  });

  calls.define('POST /global/user/prove', async ({ body }, context) => {
    const { id: userId } = context.account;
    if (body.code === undefined) {
      if (context.tooMany('password', String(userId))) return refuseTooMany();
      const { client } = context;
      if (!(await showPassword(db, userId, { password: body.password ?? '', client }))) {
        const message = 'This is not your password.';
        return refuse(400, message, { password: message });
      }
      context.forgive('password', String(userId));
    } else {
      if (isGuessingCodes(context, userId)) return refuseTooMany();
      if (!(await useCode(db, seal, userId, body.code))) return wrongCode();
      context.forgive('code', String(userId));
    }
    await markProven(db, context.cookie.get(SESSION_COOKIE) ?? '');
    return { status: 200, message: 'Thank you.' };
  });
}
