import type { Tracked, TrackedOrder } from '#contract/orders.ts';
import { less, more } from './back-words.ts';

type Paid = Pick<TrackedOrder, 'number' | 'state' | 'total' | 'credit'> & {
  delivery: { store: Pick<NonNullable<TrackedOrder['delivery']['store']>, 'name'> | null };
};
type Given = { payment: Pick<Tracked['payment'], 'kind' | 'state'>; orders: readonly Paid[] };

const WAITS = ['pending_payment', 'preparing', 'ready_to_collect'];
const due = ({ total, credit }: Paid) => less(total, credit);

/** The amounts still to be paid in stores, each order at its own counter. */
export function countersOf({ payment, orders }: Given) {
  if (payment.kind !== 'in_store' || payment.state === 'paid') return [];
  return orders
    .filter((order) => WAITS.includes(order.state) && due(order) > 0)
    .map((order) => ({ number: order.number, store: order.delivery.store?.name ?? '', due: due(order) }));
}

/** Whether the page of the orders shows how to pay. */
export const isToPay = (given: Given & Pick<Tracked, 'state'>): boolean =>
  given.payment.kind === 'in_store' ? countersOf(given).length > 0 : given.state === 'pending_payment';

/** The paid and unpaid sums of orders that are paid in stores. */
export function counterSums(given: Given) {
  const sum = (sums: readonly number[]) => sums.reduce(more, 0);
  const open = countersOf(given);
  const cancelled = given.orders.filter(({ state }) => state === 'cancelled');
  const all = sum(given.orders.map(due));
  const left = sum(open.map((one) => one.due));
  const gone = sum(cancelled.map(due));
  return { left, cancelled: gone, paid: less(less(all, gone), left) };
}
