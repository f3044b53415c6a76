import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import type { MailShop } from '../../ports/letter.ts';
import { newPasswordError } from '../account/public.ts';
import type { AcceptProblem } from './accept.writes.ts';
import { accept, findInvitation, findInvited } from './accept.writes.ts';
import { readOfficeName, readStoreNames } from './office.writes.ts';

interface InvitationSources extends Pick<Database, 'db'> {
  shop: () => Promise<MailShop>;
}

const TOO_MANY = refuse(429, 'Too many tries.');

const over = () => refuse(410, 'This invitation was used or withdrawn, or it is too old. Ask for a new one.');

const REFUSALS: Record<Exclude<AcceptProblem, 'over'>, Refusal> = {
  'sign in': refuse(401, 'Please sign in with the account of this address first.'),
  'somebody else': refuse(
    403,
    'The invitation is for another address. Sign out, and sign in with the account of that one.',
  ),
  'name and password': refuse(400, 'Choose a name and a password for your account.', {
    name: 'Required',
    password: 'Required',
  }),
  administrator: refuse(409, 'This is an administrator’s account, which can’t work for anybody else.'),
  owner: refuse(409, 'This account owns a business, and can’t work for somebody else.'),
  'staff already': refuse(409, 'This account works for somebody already. It has to be removed there first.'),
};

/** For the recipient of an invitation. */
export function invitationRoutes(calls: PrivateCalls, { db, shop }: InvitationSources): void {
  calls.define('POST /global/user/invitation', async ({ body }, { tooMany, forgive, account }) => {
    if (tooMany('invitation', '')) return TOO_MANY;
    const found = await findInvitation(db, body.token);
    if (!found) return over();
    forgive('invitation', '');
    const invited = await findInvited(db, found.email);
    return {
      status: 200,
      result: {
        email: found.email,
        office: await readOfficeName(db, found.businessId, (await shop()).name),
        permissions: found.permissions,
        refund_limit: found.refundLimit === null ? null : poundsFromPence(pence(found.refundLimit)),
        stores: await readStoreNames(db, found.storeIds),
        has_account: invited !== undefined,
        is_yours: invited !== undefined && account?.id === invited,
      },
    };
  });

  calls.define('POST /global/user/invitation/accept', async ({ body }, context) => {
    if (context.tooMany('invitation', '')) return TOO_MANY;
    const found = await findInvitation(db, body.token);
    if (!found) return over();
    context.forgive('invitation', '');
    const wrong = body.password === undefined ? undefined : newPasswordError(body.password, found.email);
    if (wrong) return refuse(400, wrong, { password: wrong });
    const { token, name, password } = body;
    const by = { userId: context.account?.id, client: context.client };
    const done = await accept(db, await shop(), { token, name, password, ...by });
    if (done === 'over') return over();
    if (typeof done === 'string') return REFUSALS[done];
    return { status: 200, message: `You work for ${done.office} now.` };
  });
}
