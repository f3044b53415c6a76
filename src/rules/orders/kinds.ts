/** How an order can be paid. */
export const PAYMENT_KINDS = ['trial', 'bank_transfer', 'in_store', 'stripe'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export const PAYMENT_STATES = ['pending', 'declined', 'paid', 'cancelled'] as const;

/** Why a buyer sends something back. */
export const RETURN_REASONS = [
  'changed_mind',
  'faulty',
  'damaged',
  'not_as_described',
  'wrong_item',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** The papers of an order. */
export const PAPER_KINDS = ['invoice', 'credit_note', 'return_label', 'packing_slip'] as const;

/** The states of a return. Appealed: it was refused, and the administrator decides. Withdrawn: by the buyer. */
export const RETURN_STATES = [
  'requested',
  'appealed',
  'accepted',
  'received',
  'refused',
  'withdrawn',
  'refunded',
  'exchanged',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/**
 * The exchange of a return. Asked: nothing is reserved yet. Kept: the variations are reserved. Made: they are on the
 * order. Ended: the buyer gets money instead.
 */
export const EXCHANGE_STATES = ['asked', 'kept', 'made', 'ended'] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/**
 * A device that pays for a part of an order. Waiting: the order waits for it. Used: it has paid. Released: the order is
 * paid otherwise or cancelled, and the device is paid out as its customer chose.
 */
export const TRADE_IN_CREDIT_STATES = ['waiting', 'used', 'released'] as const;

/** What happens to goods that came back. */
export const GOODS_WAYS = ['resell', 'bench', 'scrap'] as const;
export type GoodsWay = (typeof GOODS_WAYS)[number];

/** Moves of staff that give money back. */
export const REFUND_ORDER_MOVES = [
  'refuse',
  'refund_missing',
  'refund',
  'exchange',
  'refund_amount',
] as const;
export type RefundOrderMove = (typeof REFUND_ORDER_MOVES)[number];

/** The most photos for a return or a review. */
export const MOST_PHOTOS = 5;

/** The recipients of mails about an order. */
export const MAIL_RECIPIENTS = ['buyer', 'vendor', 'administrator'] as const;

/** The states of a mail. waiting: it will be tried (again). failed: the last try failed. */
export const MAIL_STATES = ['sent', 'waiting', 'failed'] as const;

/** How the office can list orders. */
/** Columns of the office's list of orders that are read only if asked for. */
export const ORDER_EXTRAS = ['store', 'code'] as const;
export type OrderExtra = (typeof ORDER_EXTRAS)[number];

export const ORDER_SORTS = ['newest', 'due'] as const;
