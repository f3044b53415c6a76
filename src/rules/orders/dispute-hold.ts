import type { OrderMove, OrderState } from '../flows/order.ts';

/** Moves that give the buyer goods or money. Each could be lost a second time while the bank may take the payment back. */
const HELD_MOVES: ReadonlySet<OrderMove> = new Set([
  'accept',
  'ready',
  'dispatch',
  'refuse',
  'cancel',
  'refund_missing',
  'refund_amount',
  'refund',
  'exchange',
]);

/** Whether a move waits until the bank has decided about the payment. */
export const isHeldMove = (move: OrderMove, { hasUnsentUnits }: { hasUnsentUnits: boolean }): boolean =>
  HELD_MOVES.has(move) || (move === 'complete' && hasUnsentUnits);

const HELD_STATES: ReadonlySet<OrderState> = new Set(['paid', 'preparing', 'ready_to_collect', 'returned']);

/** Whether the next step of an order waits until the bank has decided. An order that was sent goes on. */
export const isHeldState = (state: OrderState): boolean => HELD_STATES.has(state);

export const HELD_WORDS =
  'The buyer’s bank disputes this payment, so the order is held. Nothing is sent or refunded until the chargeback is decided.';
export const HELD_WORDS_FOR_BUYER =
  'Your bank is looking into this payment, so the order is held. Nothing can be sent or refunded until your bank has decided.';
