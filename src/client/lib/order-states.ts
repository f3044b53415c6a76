import type { OrderState } from '#rules/flows/order.ts';

/** The states of an order in the words of its staff. */
export const ORDER_STATES_SHOWN: Readonly<Record<OrderState, string>> = {
  pending_payment: 'Unpaid',
  awaiting_trade_in: 'Awaits trade-in',
  paid: 'To accept',
  preparing: 'Preparing',
  ready_to_collect: 'To collect',
  dispatched: 'On the way',
  completed: 'Complete',
  return_requested: 'Return',
  returned: 'To refund',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
};
