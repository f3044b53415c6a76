import type { OrderState } from '../flows/order.ts';
import { addWorkingDays } from '../stores/shop-time.ts';
import { LINK_HOURS } from './counter-order.ts';
import type { PaymentKind } from './kinds.ts';

interface Held {
  state: OrderState;
  /** Until when its stock is reserved for the payment. */
  reservedUntil: Date | null;
}

/** Whether the time to pay for an order is over. A job cancels it within a minute. */
export const isHoldOver = ({ state, reservedUntil }: Held, now: Date): boolean =>
  state === 'pending_payment' && reservedUntil !== null && reservedUntil <= now;

/** How long stock is reserved during a card payment. */
const CARD_MINUTES = 15;
const TRANSFER_DAYS = 5;

/**
 * Until when a new order holds its items for the payment. Staff send a link, which is open for longer. Null for payment
 * at the counter: the store decides how long it keeps the order.
 */
export function heldUntil(payment: PaymentKind, placedAt: Date, isByStaff = false): Date | null {
  if (payment === 'in_store') return null;
  if (payment === 'bank_transfer') return addWorkingDays(placedAt, TRANSFER_DAYS);
  const minutes = isByStaff ? LINK_HOURS * 60 : CARD_MINUTES;
  return new Date(placedAt.getTime() + minutes * 60_000);
}
