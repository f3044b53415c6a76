import type { OrderState } from '../flows/order.ts';

interface Held {
  state: OrderState;
  /** Until when its stock is reserved for the payment. */
  reservedUntil: Date | null;
}

/** Whether the time to pay for an order is over. A job cancels it within a minute. */
export const isHoldOver = ({ state, reservedUntil }: Held, now: Date): boolean =>
  state === 'pending_payment' && reservedUntil !== null && reservedUntil <= now;
