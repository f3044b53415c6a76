import type { Actor } from '#rules/flows/flow.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { Tracking } from './tracking.reads.ts';
import { readTracking } from './tracking.reads.ts';

/** An order by its number, for the vendor who sells it and for the administrator. */
export async function readForStaff(ask: Ask, account: Account, typed: string): Promise<Tracking | undefined> {
  const number = readNumber(typed);
  const found = number === undefined ? undefined : await readTracking(ask, { number });
  const businessId = businessOf(account);
  const isTheirs = businessId === null || found?.order?.business.id === businessId;
  return businessId !== undefined && isTheirs && found?.order ? found : undefined;
}

export const actorOf = ({ role }: Account): Actor => (role === 'administrator' ? 'administrator' : 'vendor');

/** null: of all businesses; undefined: of none. */
export function businessOf({ role, businessId }: Account): number | null | undefined {
  return role === 'administrator' ? null : (businessId ?? undefined);
}
