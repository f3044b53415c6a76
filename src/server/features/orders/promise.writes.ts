import { isAfterDay } from '#rules/orders/delivery-ways.ts';
import { isFarArea } from '#rules/orders/far-areas.ts';
import { promiseOf } from '#rules/orders/vendor-ways.ts';
import type { Ask } from '../../db/connect.ts';
import type { Payment } from '../money/public.ts';
import type { LockedGroup, OrderRow } from './order.writes.ts';
import { readVendorTerms } from './terms.reads.ts';

const RENEW = {
  name: 'order-promise',
  text: 'update orders set promise = $2, promised_from = $3, promised_by = $4, send_by = $5 where id = $1',
};

/**
 * Sets new delivery promises at payment. A transfer may take days, and nothing is sent before it arrives. Other orders
 * get a new promise if they are paid on a later day than they were placed. If the store never opens, the promise stays.
 */
export async function renewPromises(
  ask: Ask,
  { group: { postCode } }: LockedGroup,
  orders: readonly OrderRow[],
  { kind, now }: { kind: Payment['kind']; now: Date },
): Promise<void> {
  const due = orders.filter(({ placedAt }) => kind === 'bank_transfer' || isAfterDay(placedAt, now));
  await renew(ask, postCode, due, now);
}

/** Sets the days of orders whose device is checked. Until then their promise counts from the check. */
export const promiseAfterDevice = (
  ask: Ask,
  { group: { postCode } }: LockedGroup,
  orders: readonly OrderRow[],
  now: Date,
): Promise<void> => renew(ask, postCode, orders, now);

/** Sets a new promise for an order of which something is sent once more. */
export const renewPromise = (
  ask: Ask,
  { postCode }: LockedGroup['group'],
  order: OrderRow,
  now: Date,
): Promise<void> => renew(ask, postCode, [order], now);

async function renew(ask: Ask, postCode: string | null, due: readonly OrderRow[], now: Date): Promise<void> {
  if (due.length === 0) return;
  const terms = await readVendorTerms(
    ask,
    due.map(({ businessId }) => businessId),
  );
  const sending = { now, isFar: isFarArea(postCode ?? undefined) };
  for (const order of due) {
    const vendor = terms.get(order.businessId);
    const promise = vendor && promiseOf(vendor, order, sending);
    if (promise) await ask(RENEW, [order.id, promise.keptWords, promise.from, promise.by, promise.leavesBy]);
  }
}
