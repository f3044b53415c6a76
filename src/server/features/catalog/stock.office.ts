import type { Database } from '../../db/connect.ts';
import { businessOf } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { refuseCursor } from '../../http/refusal.ts';
import { readMovements } from './movements.reads.ts';
import { readShelves } from './shelves.reads.ts';
import { readWatchedStock } from './watch.reads.ts';

/** What lies on the shelves, how it came and went, and what is sold out or nearly so. */
export function stockOffice(calls: PrivateCalls, { ask }: Pick<Database, 'ask'>): void {
  calls.define('GET /office/stock', async ({ query }, { account }) => {
    const businessId = businessOf(account);
    if (businessId === undefined) return notOpen();
    const page = await readShelves(ask, query, businessId);
    return page === 'bad cursor' ? refuseCursor() : page;
  });

  calls.define('GET /office/stock/movements', async ({ query }, { account }) => {
    const businessId = businessOf(account);
    if (businessId === undefined) return notOpen();
    const page = await readMovements(ask, query, businessId);
    return page === 'bad cursor' ? refuseCursor() : page;
  });

  calls.define('GET /office/stock/watch', async (_input, { account }) => {
    const businessId = businessOf(account);
    return businessId === undefined ? notOpen() : readWatchedStock(ask, businessId);
  });
}
