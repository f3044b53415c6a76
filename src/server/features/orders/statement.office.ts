import { Readable } from 'node:stream';
import type { Parsed } from '#contract/calls.ts';
import { calls as contract } from '#contract/calls.ts';
import { statementFile } from '#rules/money/statement-file.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf } from '../../http/account.ts';
import { parseInput } from '../../http/call-input.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import { readStatement } from './statement.reads.ts';

const CALL = 'GET /office/statement';

export function statementOffice(calls: PrivateCalls, { ask, db }: Pick<Database, 'ask' | 'db'>): void {
  async function statementFor(account: Account, { month, business_id }: Parsed<typeof CALL>['query']) {
    const own = businessOf(account);
    if (own !== null && business_id !== undefined && business_id !== own) {
      return refuse(404, 'There is no such business.');
    }
    const businessId = own ?? business_id;
    if (businessId === undefined)
      return refuse(400, 'business_id is missing.', { business_id: 'is missing' });
    return (await readStatement(ask, { businessId, month })) ?? refuse(404, 'There is no such business.');
  }

  calls.define(CALL, async ({ query }, { account }) => {
    const result = await statementFor(account, query);
    return result instanceof Refusal ? result : { status: 200, result };
  });

  // The same month for a spreadsheet.
  calls.defineDownload('/office/statement/file', { permission: 'money' }, async ({ query }, account) => {
    const input = parseInput(contract[CALL], { query });
    if (input instanceof Refusal) return input;
    const asked = input.query as Parsed<typeof CALL>['query'];
    const result = await statementFor(account, asked);
    if (result instanceof Refusal) return result;
    await writeAudit(db, {
      actor: account,
      action: 'export statement',
      subject: 'business',
      subjectId: result.business.id,
      after: { month: asked.month },
    });
    return { fileName: `statement-${asked.month}.csv`, lines: Readable.from(statementFile(result)) };
  });
}
