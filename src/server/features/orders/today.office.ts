import type { Database } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf } from '../../http/account.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { notOpen } from '../../http/private-calls.ts';
import { readDue } from './due.reads.ts';
import { actorOf } from './for-staff.reads.ts';
import { limitMoves } from './limited-moves.writes.ts';
import { readSales } from './sales.reads.ts';
import type { Staff } from './staff-list.reads.ts';

const PER_GROUP = 10;

function staffOf(account: Account): Staff | undefined {
  const businessId = businessOf(account);
  if (businessId === undefined) return undefined;
  const storeIds = account.office?.storeIds ?? null;
  return { businessId, storeIds, actor: actorOf(account), now: new Date() };
}

/** The work that waits for the office today, and its sales. */
export function todayOffice(calls: PrivateCalls, { ask }: Pick<Database, 'ask'>): void {
  calls.define('GET /office/today', async ({ query: { per_group: perGroup = PER_GROUP } }, { account }) => {
    const staff = staffOf(account);
    if (!staff) return notOpen();
    const { data, counts } = await readDue(ask, staff, perGroup);
    return { status: 200, data: await limitMoves(ask, account, data), counts };
  });

  calls.define('GET /office/sales', async (_input, { account }) => {
    const staff = staffOf(account);
    return staff ? { status: 200, result: await readSales(ask, staff) } : notOpen();
  });
}
