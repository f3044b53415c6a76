import type { DeliveryPromise } from '#rules/orders/delivery-ways.ts';
import { collectPromise, isAfterDay, nextDayPromise, standardPromise } from '#rules/orders/delivery-ways.ts';
import type { Ask } from '../../db/connect.ts';
import type { OrderRow } from './order.writes.ts';
import type { VendorTerms } from './terms.reads.ts';
import { readVendorTerms } from './terms.reads.ts';

const RENEW = {
  name: 'order-promise',
  text: 'update orders set promise = $2, promised_from = $3, promised_by = $4 where id = $1',
};

/**
 * A transfer may take days, and nothing is sent before it is in. What is paid on a later day than it was ordered is
 * promised anew, counted from the payment.
 */
export async function renewPromises(ask: Ask, orders: readonly OrderRow[], now: Date): Promise<void> {
  const later = orders.filter(({ placedAt }) => isAfterDay(placedAt, now));
  if (later.length === 0) return;
  const terms = await readVendorTerms(
    ask,
    later.map(({ businessId }) => businessId),
  );
  for (const order of later) {
    const promise = promiseOf(order, terms.get(order.businessId), now);
    if (promise) await ask(RENEW, [order.id, promise.keptWords, promise.from, promise.by]);
  }
}

/** None where the store is gone or never open: the promise stays, and is late. */
function promiseOf(
  { way, storeId }: OrderRow,
  terms: VendorTerms | undefined,
  now: Date,
): DeliveryPromise | undefined {
  if (!terms) return undefined;
  if (way === 'standard') return standardPromise(terms, now);
  if (way === 'next_day') return nextDayPromise(now);
  return collectPromise(terms.stores.find(({ id }) => id === storeId)?.hours ?? [], now);
}
