import type { Database } from '../../db/connect.ts';
import { businessOf } from '../../http/account.ts';
import { onlyOnce } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Sender } from '../../ports/sender.ts';
import { markPayouts } from './mark-payouts.writes.ts';
import type { TradeInSeals } from './moving.writes.ts';
import { makePayoutFile } from './payout-file.writes.ts';
import { readTradeInPayouts } from './payouts.reads.ts';
import { actorOf } from './staff.reads.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
  seals: TradeInSeals;
}

/** Bank payments for devices: what waits, the file for the bank, and what became of each. */
export function tradeInPayoutsOffice(calls: PrivateCalls, sources: Sources): void {
  const { ask, seals } = sources;

  calls.define('GET /office/trade-in-payouts', async (_input, { account }) => {
    const businessId = businessOf(account);
    return businessId === undefined ? notOpen() : readTradeInPayouts(ask, businessId);
  });

  calls.define('POST /office/trade-in-payouts', async ({ body }, { account, idempotencyKey: key }) => {
    const businessId = businessOf(account);
    if (businessId === undefined) return notOpen();
    const sender = await sources.sender();
    const once = { key, call: 'mark trade-in payouts', sender: ['account', account.id], input: body };
    return onlyOnce(sources, once, async (at) => {
      const by = { actor: actorOf(account), actorId: account.id, name: account.name, mayPay: true };
      const refusal = await markPayouts(at, body, { businessId, by, seals, sender, now: new Date() });
      return refusal ?? readTradeInPayouts(at.ask, businessId);
    });
  });

  calls.define('POST /office/trade-in-payouts/file', async ({ body: { again } }, { account }) => {
    const businessId = businessOf(account);
    if (businessId === undefined) return notOpen();
    const made = await makePayoutFile(sources, {
      businessId,
      again,
      account,
      bank: seals.bank,
      now: new Date(),
    });
    if (made instanceof Refusal) return made;
    return { status: 200 as const, result: { name: 'trade-in-payouts.csv', text: made } };
  });
}
