import { isForStore } from '#rules/office/grant.ts';
import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { refuseCursor } from '../../http/refusal.ts';
import { readMovements } from './movements.reads.ts';
import { readPlaces } from './places.reads.ts';
import { readShelves } from './shelves.reads.ts';
import { readWatchedStock } from './watch.reads.ts';
import { keeperOf, noStore } from './writers.writes.ts';

/** The stock, its movements, and goods that are sold out or nearly so. */
export function stockOffice(calls: PrivateCalls, { ask }: Pick<Database, 'ask'>): void {
  calls.define('GET /office/stock', async ({ query }, { account }) => {
    const keeper = keeperOf(account);
    if (!keeper) return notOpen();
    if (!seesPlace(account, query.store)) return noStore();
    const page = await readShelves(ask, query, keeper);
    return page === 'bad cursor' ? refuseCursor() : page;
  });

  calls.define('GET /office/stock/places', async (_input, { account }) => {
    const keeper = keeperOf(account);
    return keeper ? readPlaces(ask, keeper) : notOpen();
  });

  calls.define('GET /office/stock/movements', async ({ query }, { account }) => {
    const keeper = keeperOf(account);
    if (!keeper) return notOpen();
    if (!seesPlace(account, query.store)) return noStore();
    const page = await readMovements(ask, query, keeper);
    return page === 'bad cursor' ? refuseCursor() : page;
  });

  calls.define('GET /office/stock/watch', async (_input, { account }) => {
    const businessId = businessOf(account);
    return businessId === undefined ? notOpen() : readWatchedStock(ask, businessId);
  });
}

/** Staff of some stores see these alone. The lists leave out what belongs to another business. */
function seesPlace({ office }: Account, place: number | 'none' | undefined): boolean {
  if (place === undefined || !office) return true;
  return isForStore(office, place === 'none' ? null : place);
}
