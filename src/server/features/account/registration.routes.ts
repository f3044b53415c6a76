import type { PrivateCalls } from '../../http/private-calls.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { AccountSources } from './entry.routes.ts';
import { hasMailedEnough, isClaimQuiet, isQuiet, refuseTooMany, startSession } from './entry.routes.ts';
import { newPasswordError } from './passwords.reads.ts';
import { confirmEmail, register, resendConfirmation } from './registration.writes.ts';
import { readLinkEmail } from './tokens.reads.ts';

/** Enough for a family or an office at one network address, too few for a script. */
const MOST_BY_CLIENT = 60;

export const LINK_OVER = 'This link has been used, or it is too old.';

const OPEN_ELSEWHERE =
  'This link gives an account another email, and this browser is not signed in to that account. Open it where you are signed in. If you did not ask for it, you need not do anything: your address stays yours.';

const KEPT_PASSWORD =
  'This address has an account already. You are signed in to it, and its password is as it was: the one that you typed was not taken.';

export function registrationRoutes(calls: PrivateCalls, sources: AccountSources): void {
  const { db, shop } = sources;

  calls.define('POST /global/user/register', async ({ body }, context) => {
    if (context.tooMany('register', '', { most: MOST_BY_CLIENT })) return refuseTooMany();
    const wrong = newPasswordError(body.password, body.email);
    if (wrong) return refuse(400, wrong, { password: wrong });
    if (hasMailedEnough(context)) return refuseTooMany();
    const { userAgent, client } = context;
    const quiet = isQuiet(context, 'register mail', body.email);
    const given = { ...body, userAgent, isQuiet: quiet, asker: { client, standing: 'stranger' as const } };
    const opened = await register(db, await shop(), given);
    if (!quiet) isClaimQuiet(context, opened.account.id, body.email);
    return startSession(sources, context, opened, body);
  });

  calls.define('POST /global/user/confirm', async ({ body }, context) => {
    if (context.tooMany('link', '')) return refuseTooMany();
    const { token, password } = body;
    const email = await readLinkEmail(db, 'confirm', token);
    if (email === undefined) return refuse(410, LINK_OVER);
    context.forgive('link', '');
    const wrong = password === undefined ? undefined : newPasswordError(password, email);
    if (wrong) return refuse(400, wrong, { password: wrong });
    const { userAgent, client } = context;
    const asker = { client, standing: 'known' as const };
    const by = { userAgent, sessionOf: context.account?.id, asker, forgetWishes: sources.forgetWishes };
    const opened = await confirmEmail(db, await shop(), { token, password, ...by });
    if (opened === undefined) return refuse(410, LINK_OVER);
    if (opened === 'elsewhere') return refuse(403, OPEN_ELSEWHERE);
    if (opened === 'taken') return refuse(409, 'Another account has this address.');
    if (opened === 'password') {
      return refuse(400, `Choose a password for ${email}.`, { password: 'Required' });
    }
    const answer = await startSession(sources, context, opened, body);
    if (answer instanceof Refusal) return answer;
    return password !== undefined && opened.isOwners ? { ...answer, message: KEPT_PASSWORD } : answer;
  });

  calls.define('POST /global/user/confirm/resend', async (_input, context) => {
    const { account } = context;
    if (account.isConfirmed) return refuse(409, 'This address is confirmed already.');
    if (hasMailedEnough(context) || isClaimQuiet(context, account.id, account.email)) return refuseTooMany();
    await resendConfirmation(db, await shop(), { userId: account.id, email: account.email });
    return { status: 200, message: `We have sent a new link to ${account.email}.` };
  });
}
