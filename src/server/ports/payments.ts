import type { PAYMENT_KINDS } from '#rules/orders/kinds.ts';

/** Every amount is in pence of this currency. */
export const CURRENCY = 'gbp';

/** The facts about a payment that a port needs. */
export interface Bill {
  id: string;
  amount: number;
  /** The provider's id of the payment; null before it was started there. */
  reference: string | null;
  /** The number of the order or the repair, for the provider's dashboard. */
  orderNumber: string;
}

export interface Begun {
  /** Null for payments without a provider. */
  reference: string | null;
  /** Lets the card form take this one payment. */
  clientSecret?: string | undefined;
  /** The bank has not answered yet, so no second card may be entered. */
  isAwaited?: boolean;
}

/** The state of a payment. */
export type PaymentNews =
  | { state: 'paid'; amount: number; currency: string; label: string }
  | { state: 'declined' }
  | { state: 'pending' }
  | { state: 'cancelled' };

/** The facts about a refund that a port needs. */
export interface RefundBill {
  id: string;
  amount: number;
  /** How often the provider refused for good. Each later try is a new request with a new key. */
  failures: number;
  /** The provider's id of the refund; null before it exists there. */
  reference: string | null;
  paymentReference: string | null;
}

/** The state of a refund. by_hand: it waits until a staff member confirms that the money was returned. */
export type RefundNews =
  | { state: 'done' | 'pending'; reference?: string }
  | { state: 'failed'; error: string; reference?: string }
  | { state: 'by_hand' };

/**
 * A way to be paid. Never call it inside a database transaction, since it may wait for another company. A call that
 * throws may still have succeeded, so it is repeated later. The same bill is never charged or refunded twice.
 */
export interface PaymentPort {
  begin: (bill: Bill) => Promise<Begun>;
  /** The buyer's browser reports the result. The port decides whether to believe it or to ask the provider. */
  confirm: (bill: Bill, said: 'paid' | 'declined') => Promise<PaymentNews>;
  read: (bill: Bill) => Promise<PaymentNews>;
  refund: (refund: RefundBill) => Promise<RefundNews>;
  /** Makes the bill unpayable. If it was paid already it stays paid, and the answer says so. */
  cancel: (bill: Bill) => Promise<PaymentNews>;
}

export type PaymentPorts = Record<(typeof PAYMENT_KINDS)[number], PaymentPort | undefined>;

const asSaid = ({ amount }: Bill, said: 'paid' | 'declined', label: string): PaymentNews =>
  said === 'paid' ? { state: said, amount, currency: CURRENCY, label } : { state: said };

/** A bank transfer, or money at the counter. There is no provider: staff record what came in. */
export const manualPort: PaymentPort = {
  begin: async () => ({ reference: null }),
  confirm: async (bill, said) => asSaid(bill, said, ''),
  read: async () => ({ state: 'pending' }),
  refund: async () => ({ state: 'by_hand' }),
  cancel: async () => ({ state: 'cancelled' }),
};

/** The demo shop's payment. No money moves: the visitor chooses the bank's answer. */
export const trialPort: PaymentPort = {
  begin: async () => ({ reference: null }),
  confirm: async (bill, said) => asSaid(bill, said, 'Trial payment'),
  read: async () => ({ state: 'pending' }),
  refund: async () => ({ state: 'done' }),
  cancel: async () => ({ state: 'cancelled' }),
};
