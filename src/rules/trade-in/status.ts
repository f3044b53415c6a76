import type { TradeInState } from '../flows/trade-in.ts';

/**
 * The states in the order in which they count for a whole request: first states that wait for the customer's
 * decision, then by the number of steps that are left, and last the states that are over.
 */
const ORDER: readonly TradeInState[] = [
  'revised',
  'payout_failed',
  'quoted',
  'accepted',
  'awaiting_device',
  'in_transit',
  'suspended',
  'received',
  'inspecting',
  'disputed',
  'hold_lock',
  'quarantined',
  'validated',
  'payout_pending',
  'return_pending',
  'recycle_pending',
  'paid',
  'returned',
  'recycled',
  'surrendered',
  'lost_claim',
  'lapsed',
  'expired',
  'cancelled',
];

/** States in which nothing more happens, unless a late parcel or a failed payment brings the device back. */
const OVER: ReadonlySet<TradeInState> = new Set(ORDER.slice(ORDER.indexOf('paid')));

export const isOver = (state: TradeInState): boolean => OVER.has(state);

/** The state of a request: the state of the device that needs attention first. */
export function statusOf(states: readonly TradeInState[]): TradeInState {
  const first = ORDER.find((state) => states.includes(state));
  if (first === undefined) throw new RangeError('a request has no devices');
  return first;
}
