import type { StaffTracked } from '#contract/orders-office.ts';
import type { Connection } from '../../db/connect.ts';
import { mustExist } from '../../db/must-exist.ts';
import type { Account } from '../../http/account.ts';
import { staffView } from './for-staff.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import { limitView } from './limited-moves.writes.ts';
import { readTracking } from './tracking.reads.ts';

/** The order after a change, read in the transaction of the change. */
export async function viewAfter(
  at: Connection,
  orderId: number,
  account: Account,
  { secret }: Sender,
): Promise<StaffTracked> {
  const found = mustExist(await readTracking(at.ask, { orderId }), 'the order');
  return limitView(at.ask, account, await staffView(at.ask, found, account, secret));
}
