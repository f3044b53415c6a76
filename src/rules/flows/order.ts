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
  'late_payment',
  'await_trade_in',
  'pay_difference',
  'pay',
  'cancel',
  'accept',
  'refuse',
  'ready',
  'dispatch',
  'refund_missing',
  'refund_amount',
  'complete',
  'request_return',
  'accept_return',
  'refuse_return',
  'appeal',
  'withdraw_return',
  'receive_return',
  'refund',
  'exchange',
] as const;
export type OrderMove = (typeof ORDER_MOVES)[number];

/**
 * Events of an order: all moves, and also placing it, a declined payment, money that a bank took back, and
 * changes of its contents. A change that costs more is offered first, and made after it is paid. So is an
 * exchange.
 */
export const EVENT_MOVES = [
  'place',
  'decline',
  'chargeback',
  'change',
  'offer_change',
  'end_change',
  'offer_exchange',
  'end_exchange',
  ...ORDER_MOVES,
] as const;
export type EventMove = (typeof EVENT_MOVES)[number];

const STAFF = ['vendor', 'administrator'] as const;

/**
 * A buy order. The code of each move checks its other conditions (a way to collect, a parcel, a reason, the time limit
 * of a return).
 */
export const ORDER_FLOW: Flow<OrderState, OrderMove> = {
  // A transfer that came after the order was cancelled. It is sent back.
  late_payment: [{ from: ['cancelled'], to: 'cancelled', by: ['system', ...STAFF] }],
  // The rest is paid. The order now waits for the trade-in of the device that pays a part.
  await_trade_in: [{ from: ['pending_payment'], to: 'awaiting_trade_in', by: ['system', ...STAFF] }],
  // The device is worth less, or does not come. A buyer who does not want to wait for it may pay instead, too.
  pay_difference: [{ from: ['awaiting_trade_in'], to: 'awaiting_trade_in', by: ['buyer', 'system'] }],
  pay: [
    { from: ['pending_payment'], to: 'paid', by: ['system', ...STAFF] },
    // The device was validated, or the difference is paid. Only the system makes this move.
    { from: ['awaiting_trade_in'], to: 'paid', by: ['system'] },
  ],
  cancel: [
    { from: ['pending_payment', 'awaiting_trade_in'], to: 'cancelled', by: ['buyer', 'system', ...STAFF] },
    { from: ['paid'], to: 'refunded', by: ['buyer'] },
    // Only for an unpaid order that is to be paid in store. Staff refuse it with a reason.
    { from: ['preparing', 'ready_to_collect'], to: 'cancelled', by: ['buyer', 'system'] },
  ],
  // An order that will be paid at the counter is prepared before the payment.
  accept: [{ from: ['paid', 'pending_payment'], to: 'preparing', by: STAFF }],
  // Also for orders that the buyer didn't collect.
  refuse: [{ from: ['paid', 'preparing', 'ready_to_collect'], to: 'refunded', by: STAFF }],
  ready: [{ from: ['preparing'], to: 'ready_to_collect', by: STAFF }],
  dispatch: [{ from: ['preparing'], to: 'dispatched', by: STAFF }],
  // For lines whose stock is missing. The order moves on automatically when nothing is left to send.
  refund_missing: [
    { from: ['paid'], to: 'paid', by: STAFF },
    { from: ['preparing'], to: 'preparing', by: STAFF },
  ],
  // Refunds a sum with a reason, for any other problem. The order stays as it is.
  refund_amount: [
    { from: ['paid'], to: 'paid', by: STAFF },
    { from: ['preparing'], to: 'preparing', by: STAFF },
    { from: ['ready_to_collect'], to: 'ready_to_collect', by: STAFF },
    { from: ['dispatched'], to: 'dispatched', by: STAFF },
    { from: ['completed'], to: 'completed', by: STAFF },
  ],
  complete: [{ from: ['ready_to_collect', 'dispatched'], to: 'completed', by: ['system', ...STAFF] }],
  request_return: [{ from: ['dispatched', 'completed'], to: 'return_requested', by: ['buyer'] }],
  accept_return: [{ from: ['return_requested'], to: 'return_requested', by: STAFF }],
  // If another parcel is still on its way, the order goes back to dispatched.
  refuse_return: [{ from: ['return_requested'], to: 'completed', by: STAFF }],
  // Allowed once. The administrator then accepts or refuses for good.
  appeal: [{ from: ['dispatched', 'completed'], to: 'return_requested', by: ['buyer'] }],
  // Before it has arrived. An order that had been sent goes back to dispatched.
  withdraw_return: [{ from: ['return_requested'], to: 'completed', by: ['buyer'] }],
  receive_return: [{ from: ['return_requested'], to: 'returned', by: STAFF }],
  // By the system, where the buyer did not pay what an exchange costs more.
  refund: [{ from: ['returned'], to: 'refunded', by: ['system', ...STAFF] }],
  // Other variations replace the returned goods on the order, and are sent next.
  exchange: [{ from: ['returned'], to: 'preparing', by: STAFF }],
};
