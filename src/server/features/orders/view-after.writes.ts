import type { StaffTracked } from '#contract/orders-office.ts';
import type { Connection } from '../../db/connect.ts';
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
  const found = await readTracking(at.ask, { orderId });
  if (!found) throw new Error('an order is gone in the middle of a call');
  return limitView(at.ask, account, await staffView(at.ask, found, account, secret));
}
