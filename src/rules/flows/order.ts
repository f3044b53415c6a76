import type { Flow } from './flow.ts';

export const ORDER_STATES = [
  'pending_payment',
  'awaiting_trade_in',
  'paid',
  'preparing',
  'ready_to_collect',
  'dispatched',
  'completed',
  'return_requested',
  'returned',
  'refunded',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_MOVES = [
  'pay',
  'cancel',
  'accept',
  'refuse',
  'ready',
  'dispatch',
  'refund_missing',
  'complete',
  'request_return',
  'accept_return',
  'refuse_return',
  'appeal',
  'receive_return',
  'refund',
] as const;
export type OrderMove = (typeof ORDER_MOVES)[number];

/** What is written down of an order besides moves: its begin, a payment that failed, one that came too late. */
export const EVENT_MOVES = ['place', 'decline', 'late_payment', ...ORDER_MOVES] as const;
export type EventMove = (typeof EVENT_MOVES)[number];

const STAFF = ['vendor', 'administrator'] as const;

/**
 * A buy order. What a move needs besides (a way to collect, a parcel, a reason, the time for a return) is checked by
 * whoever makes it.
 */
export const ORDER_FLOW: Flow<OrderState, OrderMove> = {
  pay: [{ from: ['pending_payment', 'awaiting_trade_in'], to: 'paid', by: ['system', ...STAFF] }],
  cancel: [
    { from: ['pending_payment', 'awaiting_trade_in'], to: 'cancelled', by: ['buyer', 'system', ...STAFF] },
    { from: ['paid'], to: 'refunded', by: ['buyer'] },
  ],
  // An order that is paid at the counter is prepared before it is paid.
  accept: [{ from: ['paid', 'pending_payment'], to: 'preparing', by: STAFF }],
  // Also what nobody comes to collect.
  refuse: [{ from: ['paid', 'preparing', 'ready_to_collect'], to: 'refunded', by: STAFF }],
  ready: [{ from: ['preparing'], to: 'ready_to_collect', by: STAFF }],
  dispatch: [{ from: ['preparing'], to: 'dispatched', by: STAFF }],
  // Lines whose stock is missing. The order goes on by itself when nothing is left to send.
  refund_missing: [
    { from: ['paid'], to: 'paid', by: STAFF },
    { from: ['preparing'], to: 'preparing', by: STAFF },
  ],
  complete: [{ from: ['ready_to_collect', 'dispatched'], to: 'completed', by: ['system', ...STAFF] }],
  request_return: [{ from: ['dispatched', 'completed'], to: 'return_requested', by: ['buyer'] }],
  accept_return: [{ from: ['return_requested'], to: 'return_requested', by: STAFF }],
  refuse_return: [{ from: ['return_requested'], to: 'completed', by: STAFF }],
  // Once, to the administrator, who then accepts or refuses for good.
  appeal: [{ from: ['completed'], to: 'return_requested', by: ['buyer'] }],
  receive_return: [{ from: ['return_requested'], to: 'returned', by: STAFF }],
  refund: [{ from: ['returned'], to: 'refunded', by: STAFF }],
};
