import type { Database } from '../../db/connect.ts';
import { businessOf } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { readWatchedStock } from './watch.reads.ts';

/** What is sold out or nearly so. */
export function watchOffice(calls: PrivateCalls, { ask }: Pick<Database, 'ask'>): void {
  calls.define('GET /office/stock/watch', async (_input, { account }) => {
    const businessId = businessOf(account);
    return businessId === undefined ? notOpen() : readWatchedStock(ask, businessId);
  });
}
