import type { TradeInState } from '../flows/trade-in.ts';
import { daysLater } from './clocks.ts';

/** How long goods are kept for an order that waits for a device. */
export const WAIT_DAYS = 21;

/** The least time to pay the difference where a device is worth less than it was to pay. */
export const DIFFERENCE_DAYS = 3;

export const waitsUntil = (since: Date): Date => daysLater(since, WAIT_DAYS);

/** Until when the difference can be paid: as long as the goods are kept anyway, and at least some days. */
export function differenceUntil(keptUntil: Date | null, now: Date): Date {
  const least = daysLater(now, DIFFERENCE_DAYS);
  return keptUntil !== null && keptUntil > least ? keptUntil : least;
}

/** A device whose offer the customer has accepted, and which can still be on its way. */
const USABLE: ReadonlySet<TradeInState> = new Set([
  'accepted',
  'awaiting_device',
  'in_transit',
  'received',
  'inspecting',
]);

/** Whether a device can pay for an order. */
export const canPayForOrder = (state: TradeInState): boolean => USABLE.has(state);

/** States in which the shop buys nothing: an order does not wait for such a device. */
const BRINGS_NOTHING: ReadonlySet<TradeInState> = new Set([
  'return_pending',
  'returned',
  'recycle_pending',
  'recycled',
  'surrendered',
  'expired',
  'lapsed',
  'lost_claim',
  'cancelled',
]);

export const bringsNothing = (state: TradeInState): boolean => BRINGS_NOTHING.has(state);
