/** How an order can be paid. */
export const PAYMENT_KINDS = ['trial', 'bank_transfer', 'in_store', 'stripe'] as const;
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

/** What can be printed of an order. */
export const PAPER_KINDS = ['invoice', 'credit_note', 'return_label', 'packing_slip'] as const;
