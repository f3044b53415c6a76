import { HALF_COOKIE, SESSION_COOKIE } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { AccountSources } from './entry.routes.ts';
import { refuseTooMany, startSession } from './entry.routes.ts';
import { isGuessingCodes, wrongFactor } from './factor.routes.ts';
import { proveFactor } from './factor.writes.ts';
import { findHalf, finishLogin, markProven } from './half.writes.ts';
import { showPassword } from './passwords.writes.ts';

const over = () => refuse(401, 'This took too long. Please sign in again.');

/** The second step of a login, and the proof before dangerous work. */
export function proofRoutes(calls: PrivateCalls, sources: AccountSources): void {
  const { db, seal } = sources;

  calls.define('POST /global/user/login/code', async ({ body }, context) => {
    const { cookie, userAgent, origin } = context;
    const token = cookie.get(HALF_COOKIE);
    const userId = token === undefined ? undefined : await findHalf(db, token);
    if (token === undefined || userId === undefined) return over();
    if (isGuessingCodes(context, userId)) return refuseTooMany();
    const opened = await finishLogin(db, seal, { ...body, token, origin, userAgent });
    if (opened === 'over') return over();
    if (opened === 'wrong') return wrongFactor(body);
    context.forgive('code', String(userId));
    cookie.clear(HALF_COOKIE);
    return startSession(sources, context, opened, body);
  });

  calls.define('POST /global/user/prove', async ({ body }, context) => {
    const { id: userId } = context.account;
    const token = context.cookie.get(SESSION_COOKIE) ?? '';
    if (body.password !== undefined) {
      if (context.tooMany('password', String(userId))) return refuseTooMany();
      const { client } = context;
      if (!(await showPassword(db, userId, { password: body.password, client }))) {
        const message = 'This is not your password.';
        return refuse(400, message, { password: message });
      }
      context.forgive('password', String(userId));
    } else {
      if (isGuessingCodes(context, userId)) return refuseTooMany();
      const given = { ...body, token, origin: context.origin };
      if (!(await proveFactor(db, seal, userId, given))) return wrongFactor(body);
      context.forgive('code', String(userId));
    }
    await markProven(db, token);
    return { status: 200, message: 'Thank you.' };
  });
}
