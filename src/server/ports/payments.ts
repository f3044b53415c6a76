import type { PAYMENT_KINDS } from '#rules/orders/kinds.ts';

/** Every amount is in pence of this currency. */
export const CURRENCY = 'gbp';

/** A payment as its port needs it. */
export interface Bill {
  id: string;
  amount: number;
  /** What the provider calls it; null before it was begun there. */
  reference: string | null;
  /** The number that people say, for the provider's own pages. */
  orderNumber: string;
}

export interface Begun {
  /** None where no provider keeps it. */
  reference: string | null;
  /** What the card form needs to take this one payment. */
  clientSecret?: string | undefined;
  /** The bank has it and has not answered yet: no second card may be typed. */
  isAwaited?: boolean;
}

/** How a payment stands. */
export type PaymentNews =
  | { state: 'paid'; amount: number; currency: string; label: string }
  | { state: 'declined' }
  | { state: 'pending' }
  | { state: 'cancelled' };

/** What is given back of a payment. */
export interface RefundBill {
  id: string;
  amount: number;
  /** How often the provider has said a final no: each later try is a new request to it. */
  failures: number;
  /** What the provider calls the refund; null before it has one. */
  reference: string | null;
  paymentReference: string | null;
}

/** How a refund stands; by_hand: it waits until a person says that it was given back. */
export type RefundNews =
  | { state: 'done' | 'pending'; reference?: string }
  | { state: 'failed'; error: string; reference?: string }
  | { state: 'by_hand' };

/**
 * A way to be paid. No call is made inside a database transaction, since it may wait for another company. What throws
 * may have happened or not, and is called again later: the same bill is never charged or refunded twice.
 */
export interface PaymentPort {
  begin: (bill: Bill) => Promise<Begun>;
  /** Somebody says how it went. Whether their word counts, or the provider is asked, is up to the port. */
  confirm: (bill: Bill, said: 'paid' | 'declined') => Promise<PaymentNews>;
  read: (bill: Bill) => Promise<PaymentNews>;
  refund: (refund: RefundBill) => Promise<RefundNews>;
  /** Takes the possibility to pay away. What was paid before stays paid, and the answer says so. */
  cancel: (bill: Bill) => Promise<PaymentNews>;
}

export type PaymentPorts = Record<(typeof PAYMENT_KINDS)[number], PaymentPort | undefined>;

const asSaid = ({ amount }: Bill, said: 'paid' | 'declined', label: string): PaymentNews =>
  said === 'paid' ? { state: said, amount, currency: CURRENCY, label } : { state: said };

/** A bank transfer, or money at the counter. Nothing is begun, and nobody can be asked: staff say what came in. */
export const manualPort: PaymentPort = {
  begin: async () => ({ reference: null }),
  confirm: async (bill, said) => asSaid(bill, said, ''),
  read: async () => ({ state: 'pending' }),
  refund: async () => ({ state: 'by_hand' }),
  cancel: async () => ({ state: 'cancelled' }),
};

/** The demo shop's payment, which moves no money: the visitor says what the bank answers. */
export const trialPort: PaymentPort = {
  begin: async () => ({ reference: null }),
  confirm: async (bill, said) => asSaid(bill, said, 'Trial payment'),
  read: async () => ({ state: 'pending' }),
  refund: async () => ({ state: 'done' }),
  cancel: async () => ({ state: 'cancelled' }),
};
