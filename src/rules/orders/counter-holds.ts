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
