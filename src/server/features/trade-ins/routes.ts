import type { Database } from '../../db/connect.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import type { Sender } from '../../ports/sender.ts';
import { readOwnTradeIns } from './own.reads.ts';

interface Sources extends Pick<Database, 'ask'> {
  sender: () => Promise<Sender>;
}

/** The account's own trade-ins. */
export function tradeInRoutes(calls: PrivateCalls, { ask, sender }: Sources): void {
  calls.define('GET /web/site/trade-ins', async ({ query }, { account }) => {
    const seller = { userId: account.id, provenEmail: account.isConfirmed ? account.email : null };
    return readOwnTradeIns(ask, query, seller, (await sender()).secret);
  });
}
