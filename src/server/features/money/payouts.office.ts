import { Readable } from 'node:stream';
import { penceFromPounds } from '#rules/money/money.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Database } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import { businessOf } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import type { Refusal } from '../../http/refusal.ts';
import { refuse } from '../../http/refusal.ts';
import type { Seal } from '../../ports/seal.ts';
import { readBankFile, readPayoutAccount, readPayouts, readRun } from './payouts.reads.ts';
import type { PayoutProblem } from './payouts.writes.ts';
import { keepPayoutAccount, makePayouts } from './payouts.writes.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  seal: Seal;
  shopName: () => Promise<string>;
}

/** Payout accounts of vendors, and their payouts. */
export function payoutsOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask, db, seal, shopName } = sources;

  calls.define('GET /office/payout-account', async (_input, { account: { businessId } }) => ({
    status: 200,
    result: businessId === null ? null : await readPayoutAccount(ask, seal, businessId),
  }));

  calls.define('PUT /office/payout-account', async ({ body }, { account }) => {
    const { businessId } = account;
    if (businessId === null) return notOpen();
    await keepPayoutAccount(db, seal, { businessId, account: body, actor: account, now: new Date() });
    return { status: 200, result: await readPayoutAccount(ask, seal, businessId) };
  });

  calls.define('GET /office/payouts', async (_input, { account }) => {
    const own = businessOf(account);
    return own === undefined ? notOpen() : readPayouts(ask, own);
  });

  calls.define('POST /office/payouts', async ({ body }, { account, idempotencyKey: key }) => {
    const once = { key, call: 'make payouts', sender: ['account', account.id], input: body };
    return onlyOnce(sources, once, async (at) => {
      const wishes = body.payouts.map(({ business_id, amount }) => ({
        businessId: business_id,
        amount: penceFromPounds(amount),
      }));
      const made = await makePayouts(at, seal, { wishes, actor: account, now: new Date() });
      if (!('runId' in made)) return refusalOf(made);
      const result = mustExist(await readRun(at.ask, made.runId), 'the run of payouts');
      return { status: 201 as const, result };
    });
  });

  // The transfers of a run, for upload to a bank.
  calls.defineDownload(
    '/office/payouts/:id/file',
    { permission: 'money', of: 'site' },
    async ({ params: { id = '' } }, account) => {
      const runId = /^\d{1,9}$/.test(id) ? Number(id) : 0;
      const file = await readBankFile(ask, seal, { runId, shop: await shopName() });
      if (file === undefined) return refuse(404, 'There is no such run.');
      await writeAudit(db, {
        actor: account,
        action: 'download bank file',
        subject: 'payout run',
        subjectId: runId,
      });
      return { fileName: `payouts-${runId}.csv`, lines: Readable.from([file]) };
    },
  );
}

function refusalOf(problem: PayoutProblem): Refusal {
  if ('unknown' in problem) return refuse(409, `There is no business ${problem.unknown}.`);
  if ('tooMuch' in problem) return refuse(409, `${problem.tooMuch} is not owed so much.`);
  return refuse(409, `${problem.noAccount} has not said where to pay to.`);
}
