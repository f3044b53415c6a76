import type { PrivateCalls } from '../../http/private-calls.ts';
import type { Ask } from '../../db/connect.ts';
import { readCreditMovements } from './credit.reads.ts';

export function creditRoutes(calls: PrivateCalls, { ask }: { ask: Ask }): void {
  calls.define('GET /web/site/credit', ({ query }, { account }) =>
    readCreditMovements(ask, { ...query, userId: account.id }),
  );
}
