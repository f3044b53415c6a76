import type { Actor } from '#rules/flows/flow.ts';
import { isForStore } from '#rules/office/grant.ts';
import { readNumber } from '#rules/orders/numbers.ts';
import type { Ask } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import { businessOf, mayDo } from '../../http/account.ts';
import type { Tracking } from './tracking.reads.ts';
import { readTracking } from './tracking.reads.ts';

/** An order by its number, for staff of the vendor who sells it and for the site's. */
export async function readForStaff(ask: Ask, account: Account, typed: string): Promise<Tracking | undefined> {
  const number = readNumber(typed);
  const found = number === undefined ? undefined : await readTracking(ask, { number });
  const businessId = businessOf(account);
  if (!found?.order || !account.office || !mayDo(account, { permission: 'orders' })) return undefined;
  const isTheirs = businessId === null || found.order.business.id === businessId;
  return isTheirs && isForStore(account.office, found.order.store?.id ?? null) ? found : undefined;
}

export const actorOf = ({ office }: Account): Actor => (office?.of === 'site' ? 'administrator' : 'vendor');
