import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import type { AccountSources } from './entry.routes.ts';
import { hasMailedEnough, isClaimQuiet, refuseTooMany } from './entry.routes.ts';
import { showPassword } from './passwords.writes.ts';
import { readProfile } from './profile.reads.ts';
import { askForAddress, changeProfile } from './profile.writes.ts';

const WRONG = 'This is not your password.';
const SAME = 'This is the address that you have.';

export function profileRoutes(calls: PrivateCalls, { db, shop }: AccountSources): void {
  calls.define('GET /web/site/account/profile', async (_input, { account }) => ({
    status: 200,
    result: await readProfile(db, account.id),
  }));

  calls.define('PUT /web/site/account/profile', async ({ body }, { account }) => {
    await changeProfile(db, account.id, body);
    return { status: 200, result: await readProfile(db, account.id) };
  });

  calls.define('PUT /web/site/account/email', async ({ body }, context) => {
    const { account, client, tooMany, forgive } = context;
    const { email, password } = body;
    if (email.toLowerCase() === account.email.toLowerCase()) return refuse(400, SAME, { email: SAME });
    if (tooMany('password', String(account.id))) return refuseTooMany();
    const notIt = refuse(400, WRONG, { password: WRONG });
    const shown = await showPassword(db, account.id, { password, client });
    if (!shown) return notIt;
    forgive('password', String(account.id));
    if (hasMailedEnough(context)) return refuseTooMany();
    const isQuiet = isClaimQuiet(context, account.id, email);
    if (!(await askForAddress(db, await shop(), { shown, email, isQuiet }))) return notIt;
    return { status: 200, message: `We have sent a link to ${email}. Open it to use this address.` };
  });
}
