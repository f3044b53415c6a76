import type { OrderState } from '../flows/order.ts';
import { addWorkingDays } from '../stores/shop-time.ts';
import { KEPT_DAYS, keptUntil } from './next-step.ts';

/** How many working days an order that is paid in store waits for the store to accept it. */
export const UNACCEPTED_DAYS = 5;

interface Held {
  state: OrderState;
  placedAt: Date;
  /** When it was ready to collect. */
  sentAt: Date | null;
}

/** Until when an unpaid order that is paid in store holds its items; null while the store packs it. */
export function counterHold({ state, placedAt, sentAt }: Held): Date | null {
  if (state === 'pending_payment') return addWorkingDays(placedAt, UNACCEPTED_DAYS);
  return state === 'ready_to_collect' && sentAt ? keptUntil(sentAt) : null;
}

/** Why such an order was cancelled by the clock. */
export const counterEndWords = ({ state }: Pick<Held, 'state'>): string =>
  state === 'pending_payment'
    ? `The store did not accept it within ${UNACCEPTED_DAYS} working days, so the items are for sale again.`
    : `It was not collected within ${KEPT_DAYS} days, so the items are for sale again.`;

/** How many unpaid orders in store one email may have open, over all vendors. */
const MOST_UNPAID = 5;

/** Why so many more orders can't be paid in store; undefined if they can. */
export function counterLimitWords(open: number, more: number): string | undefined {
  if (open + more <= MOST_UNPAID) return undefined;
  if (open === 0) return `At most ${MOST_UNPAID} orders can wait to be paid in store. Please pay online.`;
  const already = `You already have ${open} ${open === 1 ? 'order' : 'orders'} to pay in store`;
  const room = open < MOST_UNPAID ? `, and there can be ${MOST_UNPAID} at most` : '';
  return `${already}${room}. Collect or cancel one of them, or pay online.`;
}
