import type { Stripe } from 'stripe';
import type { PaymentNews, RefundNews } from './payments.ts';

/** An event that a provider sends. Events may come late, twice or in the wrong order. */
export type ProviderEvent = { id: string; type: string } & (
  | { about: 'payment'; reference: string; paymentId: string | undefined; news: PaymentNews }
  /** `failures`: how many tries had failed before this one. */
  | { about: 'refund'; refundId: string | undefined; failures: number; news: ProviderRefundNews }
  /** The total that was refunded of a payment. */
  | { about: 'refunds'; paymentReference: string; amount: number }
  | { about: 'dispute'; dispute: DisputeNews }
  | { about: 'nothing' }
);

export type ProviderRefundNews = Exclude<RefundNews, { state: 'by_hand' }>;

/** A buyer's bank wants its money back. */
export interface DisputeNews {
  reference: string;
  paymentReference: string;
  amount: number;
  currency: string;
  reason: string;
  /** The deadline for evidence. */
  dueBy: Date | null;
  state: 'open' | 'won' | 'lost';
  /** The provider's fee for it so far, in pence. */
  fee: number;
}

const idOf = (thing: string | { id: string } | null | undefined) =>
  typeof thing === 'object' ? thing?.id : thing;

export function paymentNews(intent: Stripe.PaymentIntent): PaymentNews {
  const { status, amount_received: amount, currency, latest_charge: charge } = intent;
  if (status === 'succeeded') return { state: 'paid', amount, currency, label: labelOf(charge) };
  if (status === 'canceled') return { state: 'cancelled' };
  const isDeclined = status === 'requires_payment_method' && Boolean(intent.last_payment_error);
  return { state: isDeclined ? 'declined' : 'pending' };
}

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The buyer's name for the payment, such as 'Visa ending 4242'. */
function labelOf(charge: Stripe.PaymentIntent['latest_charge']): string {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  if (!card?.last4) return 'Card';
  const brand = card.brand ?? 'card';
  return `${BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)} ending ${card.last4}`;
}

export function refundNews({ id, status, failure_reason: reason }: Stripe.Refund): ProviderRefundNews {
  if (status === 'succeeded') return { state: 'done', reference: id };
  if (status !== 'failed' && status !== 'canceled') return { state: 'pending', reference: id };
  const error = reason ? `The bank did not take it: ${reason}` : `The refund was ${status}`;
  return { state: 'failed', error, reference: id };
}

/** How often a refund had failed before this request. */
export const attemptOf = (metadata: Stripe.Metadata | null) => Number(metadata?.['attempt'] ?? 0);

const SECOND = 1_000;

function disputeNews(dispute: Stripe.Dispute): DisputeNews | undefined {
  const paymentReference = idOf(dispute.payment_intent);
  if (!paymentReference) return undefined;
  const { id: reference, amount, currency, reason, status } = dispute;
  const due = dispute.evidence_details?.due_by;
  // A warning that is closed costs nothing, like a dispute that is won.
  const isWon = status === 'won' || status === 'warning_closed';
  return {
    reference,
    paymentReference,
    amount,
    currency,
    reason,
    dueBy: due ? new Date(due * SECOND) : null,
    state: isWon ? 'won' : status === 'lost' ? 'lost' : 'open',
    fee: feeOf(dispute),
  };
}

/** Stripe takes its fee with the amount, and may give it back with a dispute that is won. */
const feeOf = ({
  balance_transactions: moved,
}: Partial<Pick<Stripe.Dispute, 'balance_transactions'>>): number =>
  Math.max(
    0,
    (moved ?? []).filter(({ currency }) => currency === 'gbp').reduce((sum, { fee }) => sum + fee, 0),
  );

export function eventOf(event: Stripe.Event): ProviderEvent {
  const { id, type } = event;
  const nothing = { id, type, about: 'nothing' } as const;
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      const paymentId = intent.metadata['payment_id'];
      return { id, type, about: 'payment', reference: intent.id, paymentId, news: paymentNews(intent) };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = event.data.object;
      const refundId = refund.metadata?.['refund_id'];
      const failures = attemptOf(refund.metadata);
      return { id, type, about: 'refund', refundId, failures, news: refundNews(refund) };
    }
    case 'charge.refunded': {
      const { payment_intent: intent, amount_refunded: amount } = event.data.object;
      const paymentReference = idOf(intent);
      return paymentReference ? { id, type, about: 'refunds', paymentReference, amount } : nothing;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const dispute = disputeNews(event.data.object);
      return dispute ? { id, type, about: 'dispute', dispute } : nothing;
    }
    default:
      return nothing;
  }
}
