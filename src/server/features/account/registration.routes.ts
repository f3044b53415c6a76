import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { AccountSources } from './entry.routes.ts';
import { isQuiet, refuseTooMany, startSession } from './entry.routes.ts';
import { confirmEmail, register, resendConfirmation } from './registration.writes.ts';

/** A family or an office behind one address may make several accounts; a script makes more. */
const MOST_BY_CLIENT = 60;

export const LINK_OVER = 'This link has been used, or it is too old.';

export function registrationRoutes(calls: PrivateCalls, sources: AccountSources): void {
  const { db, shop } = sources;

  calls.define('POST /global/user/register', async ({ body }, context) => {
    if (context.tooMany('register', '', MOST_BY_CLIENT)) return refuseTooMany();
    const { userAgent } = context;
    const given = { ...body, userAgent, isQuiet: isQuiet(context, body.email) };
    return startSession(sources, context, await register(db, await shop(), given), body);
  });

  calls.define('POST /global/user/confirm', async ({ body }, context) => {
    if (context.tooMany('link', '')) return refuseTooMany();
    const { userAgent } = context;
    const opened = await confirmEmail(db, await shop(), { token: body.token, userAgent });
    if (opened === undefined) return refuse(410, LINK_OVER);
    if (opened === 'taken') return refuse(409, 'Another account has this address.');
    context.forgive('link', '');
    return startSession(sources, context, opened, body);
  });

  calls.define('POST /global/user/confirm/resend', async (_input, context) => {
    const { account } = context;
    if (account.isConfirmed) return refuse(409, 'This address is confirmed already.');
    if (isQuiet(context, account.email)) return refuseTooMany();
    await resendConfirmation(db, await shop(), { userId: account.id, email: account.email });
    return { status: 200, message: `We have sent a new link to ${account.email}.` };
  });
}
