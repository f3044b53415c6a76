import { readLastChange } from '../../db/audit-reads.ts';
import type { Ask, Database } from '../../db/connect.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { moveRefund } from '../money/public.ts';
import type { Sender } from '../../ports/sender.ts';
import { readDisputes, readRefundOf, readRefunds } from './money-cases.reads.ts';
import { mailRefundSent } from './refund-mails.writes.ts';
import { refundersProblem } from './refund-limit.reads.ts';

/** Money that needs a staff member: refunds by hand, failed refunds, disputes. */
export function moneyCasesOffice(
  calls: PrivateCalls,
  sources: Pick<Database, 'ask' | 'db' | 'transaction'> & { sender: () => Promise<Sender> },
): void {
  const { ask } = sources;

  calls.define('GET /office/refunds', async ({ query: { state } }, { account }) => ({
    status: 200,
    data: await readRefunds(ask, account, state),
  }));
  calls.define('GET /office/disputes', async () => ({ status: 200, data: await readDisputes(ask) }));

  calls.define(
    'POST /office/refunds/{refundId}/moves',
    async ({ params: { refundId }, body: { move } }, { account, idempotencyKey: key }) => {
      const once = {
        key,
        call: 'move refund',
        sender: ['account', account.id],
        input: [refundId, move],
      };
      const sender = await sources.sender();
      return onlyOnce(sources, once, async (at) => {
        const known = await readRefundOf(at.ask, account, refundId);
        if (!known) return refuse(404, 'There is no such refund.');
        const problem = await refundersProblem(at, account, known);
        if (problem !== undefined) return refuse(403, problem);
        const isMoved = await moveRefund(at, refundId, move, { actor: account, now: new Date() });
        const result = (await readRefundOf(at.ask, account, refundId))?.wire;
        if (!isMoved || !result) return refuse(409, await tooLateWords(at.ask, refundId));
        if (move === 'done') await mailRefundSent(at, refundId, sender);
        return { status: 200 as const, result };
      });
    },
  );
}

/** Money that is sent twice is lost, so the second sender is told who was first. */
async function tooLateWords(ask: Ask, refundId: string): Promise<string> {
  const last = await readLastChange(ask, 'refund', refundId);
  if (last?.action === 'confirm refund') {
    return `${last.name} has marked this refund as sent already. Please don’t send it twice.`;
  }
  if (last) return `${last.name} has tried this refund again already.`;
  return 'This can’t be done with the refund as it is now.';
}
