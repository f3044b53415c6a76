import type { Database } from '../../db/connect.ts';
import { businessOf } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { readStatement } from './statement.reads.ts';

export function statementOffice(calls: PrivateCalls, { ask }: Pick<Database, 'ask'>): void {
  calls.define('GET /office/statement', async ({ query: { month, business_id } }, { account }) => {
    const own = businessOf(account);
    if (own !== null && business_id !== undefined && business_id !== own) {
      return refuse(404, 'There is no such business.');
    }
    const businessId = own ?? business_id;
    if (businessId === undefined)
      return refuse(400, 'business_id is missing.', { business_id: 'is missing' });
    const result = await readStatement(ask, { businessId, month });
    return result ? { status: 200, result } : refuse(404, 'There is no such business.');
  });
}
