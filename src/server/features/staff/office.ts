import type { LogEntry } from '#contract/log.ts';
import { penceFromPounds } from '#rules/money/money.ts';
import type { Right } from '#rules/office/permissions.ts';
import type { LogScope } from '../../db/audit-reads.ts';
import { readAudit, withoutCost } from '../../db/audit-reads.ts';
import type { Account } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import type { MailShop } from '../../ports/letter.ts';
import type { Ask, Database } from '../../db/connect.ts';
import type { InviteProblem } from './invitations.writes.ts';
import { invite, resend, withdraw } from './invitations.writes.ts';
import type { ChangeProblem, ReleaseWork } from './members.writes.ts';
import { changeMember, removeMember } from './members.writes.ts';
import type { Manager } from './office.writes.ts';
import { readBusinessNames, readInvitations, readStaff } from './reads.ts';

interface Sources extends Pick<Database, 'db' | 'ask'> {
  shop: () => Promise<MailShop>;
  release: ReleaseWork;
  /** The current names of the records in log entries. */
  namesOf: (ask: Ask, subjects: readonly Subject[]) => Promise<(of: Subject) => string | undefined>;
}

type Subject = Pick<LogEntry, 'subject' | 'subject_id'>;

/** The limit keeps members of an office from filling a mailbox. */
const MAILS = { most: 60, windowMs: 60 * 60_000 };
const MAILS_TO_ONE = { most: 5, windowMs: 60 * 60_000 };

const notYours = () => refuse(403, 'You can’t give permissions that you don’t have yourself.');

function refusalOf(problem: ChangeProblem | InviteProblem): Refusal {
  switch (problem) {
    case 'not open':
      return notOpen();
    case 'unknown':
      return refuse(404, 'There is nobody like this here.');
    case 'head':
      return refuse(403, 'The person who leads the office can be neither changed nor removed.');
    case 'yourself':
      return refuse(403, 'You can’t change your own permissions. Ask a colleague who looks after people.');
    case 'higher':
      return refuse(403, 'They have more rights than you. Ask a colleague who has as many.');
    case 'not yours to give':
      return notYours();
    case 'changed':
      return refuse(409, 'Somebody else has changed this in the meantime. Please look again.');
    case 'no such store':
      return refuse(400, 'A store is not yours.', { store_ids: 'names a store that is not yours' });
    case 'invited':
      return refuse(409, 'This address is invited already. Send the invitation again instead.');
    case 'has another place':
      return refuse(
        409,
        'This address can’t be invited. Ask for another one: an account works in one place only.',
        {
          email: 'Can’t be invited',
        },
      );
    case 'works here':
      return refuse(409, 'The person with this address works here already.');
  }
}

interface Wanted {
  permissions: Right[];
  refund_limit?: number | null | undefined;
  store_ids?: number[] | null | undefined;
}

const rowOf = ({ permissions, refund_limit: limit, store_ids: storeIds }: Wanted) => ({
  permissions,
  refundLimit: typeof limit === 'number' ? penceFromPounds(limit) : null,
  storeIds: storeIds ?? null,
});

/** Only people who work in an office come here. */
function managerOf(account: Account): Manager {
  if (!account.office) throw new Error('an account without an office came into the office');
  return { account: { id: account.id, name: account.name }, office: account.office };
}

/** With the permission `site` all offices, else one's own. */
function scopeOf({ office }: Account): LogScope {
  if (office?.businessId) return { kind: 'business', businessId: office.businessId };
  return { kind: office?.rights.includes('site') ? 'all' : 'site' };
}

export function staffOffice(calls: PrivateCalls, { db, ask, shop, release, namesOf }: Sources): void {
  calls.define('GET /office/log', async ({ query }, { account }) => {
    const page = await readAudit(ask, scopeOf(account), query);
    const seesCost = managerOf(account).office.rights.includes('cost');
    const names = await readBusinessNames(
      ask,
      page.data.flatMap(({ business_id: id }) => id ?? []),
    );
    const nameOf = await namesOf(ask, page.data);
    return {
      status: 200,
      ...page,
      data: page.data.map((entry) => ({
        ...(seesCost ? entry : withoutCost(entry)),
        business: names.get(entry.business_id ?? 0) ?? null,
        subject_name: nameOf(entry) ?? null,
      })),
    };
  });

  calls.define('GET /office/staff', async (_input, { account }) => {
    const { office } = managerOf(account);
    return {
      status: 200,
      data: await readStaff(db, { asker: office, userId: account.id }),
      invitations: await readInvitations(db, office),
    };
  });

  calls.define('POST /office/staff/invitations', async ({ body }, { account, tooManyByAll }) => {
    const by = managerOf(account);
    const isTooMuch =
      tooManyByAll('invitations', String(account.id), MAILS) ||
      tooManyByAll('invitation to', body.email.toLowerCase(), MAILS_TO_ONE);
    if (isTooMuch) return refuse(429, 'Too many invitations were sent.');
    const made = await invite(db, await shop(), by, { email: body.email, ...rowOf(body) });
    if (typeof made === 'string') return refusalOf(made);
    const result = (await readInvitations(db, by.office)).find(({ id }) => id === made.id);
    return result ? { status: 201, result } : refusalOf('unknown');
  });

  calls.define(
    'POST /office/staff/invitations/{invitationId}/resend',
    async ({ params: { invitationId } }, { account, tooManyByAll }) => {
      const by = managerOf(account);
      if (tooManyByAll('invitation again', invitationId, MAILS_TO_ONE)) {
        return refuse(429, 'Too many invitations were sent.');
      }
      const done = await resend(db, await shop(), by, invitationId);
      if (done !== 'done') return refusalOf(done);
      const result = (await readInvitations(db, by.office)).find(({ id }) => id === invitationId);
      return result ? { status: 200, result } : refusalOf('unknown');
    },
  );

  calls.define(
    'DELETE /office/staff/invitations/{invitationId}',
    async ({ params: { invitationId } }, { account }) => {
      const done = await withdraw(db, managerOf(account), invitationId);
      return done === 'done' ? { status: 200, message: 'The invitation is withdrawn.' } : refusalOf(done);
    },
  );

  calls.define('PUT /office/staff/{id}', async ({ params: { id }, body }, { account }) => {
    const by = managerOf(account);
    const done = await changeMember(db, release, by, { userId: id, version: body.version, ...rowOf(body) });
    if (done !== 'done') return refusalOf(done);
    const result = (await readStaff(db, { asker: by.office, userId: account.id })).find(
      (one) => one.id === id,
    );
    return result ? { status: 200, result } : refusalOf('unknown');
  });

  calls.define('DELETE /office/staff/{id}', async ({ params: { id } }, { account }) => {
    const done = await removeMember(db, { shop: await shop(), release }, managerOf(account), id);
    return done === 'done' ? { status: 200, message: 'They have no access any more.' } : refusalOf(done);
  });
}
