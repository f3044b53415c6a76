import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ask } from '../db/connect.ts';
import { readBankFile } from '../features/money/payouts.reads.ts';
import type { Account } from '../http/account.ts';
import { mayDo } from '../http/account.ts';
import { refuse } from '../http/refusal.ts';
import type { Seal } from '../ports/seal.ts';

interface Sources {
  ask: Ask;
  seal: Seal;
  shopName: () => Promise<string>;
  accountOf: (request: FastifyRequest) => Promise<Account | undefined>;
}

/** The transfers of a payout run as CSV, for upload to a bank. */
export function payoutFileRoute(app: FastifyInstance, { ask, seal, shopName, accountOf }: Sources): void {
  app.get<{ Params: { id: string } }>('/office/payouts/:id/file', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const account = await accountOf(request);
    if (!account) return reply.code(401).send(refuse(401, 'Please sign in.').answer());
    if (!mayDo(account, { permission: 'money', of: 'site' })) {
      return reply.code(403).send(refuse(403, 'This is not open to your account.').answer());
    }
    const runId = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const file = await readBankFile(ask, seal, { runId, shop: await shopName() });
    if (file === undefined) return reply.code(404).send(refuse(404, 'There is no such run.').answer());
    return reply
      .header('content-disposition', `attachment; filename="payouts-${runId}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(file);
  });
}
