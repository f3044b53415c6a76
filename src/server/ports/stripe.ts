import type { Stripe } from 'stripe';
import type { StripeSettings } from '../config/config.ts';
import type { Bill, PaymentNews, PaymentPort, RefundBill, RefundNews } from './payments.ts';
import { CURRENCY } from './payments.ts';
import type { ProviderEvent } from './stripe-events.ts';
import { attemptOf, eventOf, paymentNews, refundNews } from './stripe-events.ts';

/** The path to which Stripe sends its events. */
export const WEBHOOK_PATH = '/payments/stripe/webhook';

export interface StripePort extends PaymentPort {
  publishableKey: string;
  /** Reads a webhook of Stripe; undefined if its signature is wrong or too old. */
  readEvent: (body: Buffer, signature: string) => Promise<ProviderEvent | undefined>;
}

/** Buyers who press Pay wait for this. The library retries after an error of the network or of Stripe. */
const TIMEOUT_MS = 6_000;
const RETRIES = 1;

export function stripePort(settings: StripeSettings): StripePort {
  let loaded: Promise<Stripe> | undefined;
  // The library is large, so a shop without cards never loads it.
  const library = () => (loaded ??= load(settings));

  async function read({ reference }: Pick<Bill, 'reference'>): Promise<PaymentNews> {
    if (reference === null) return { state: 'pending' };
    const stripe = await library();
    return paymentNews(await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }));
  }

  return {
    publishableKey: settings.publishableKey,

    async begin({ id, amount, reference, orderNumber }) {
      const stripe = await library();
      const intent =
        reference === null
          ? await stripe.paymentIntents.create(
              {
                amount,
                currency: CURRENCY,
                // Stock is reserved for minutes, so payment methods that take days would be too late.
                allowed_payment_method_types: ['card'],
                description: orderNumber,
                metadata: { payment_id: id, order_number: orderNumber },
              },
              { idempotencyKey: `payment-${id}` },
            )
          : await stripe.paymentIntents.retrieve(reference);
      if (intent.status === 'processing') return { reference: intent.id, isAwaited: true };
      return { reference: intent.id, clientSecret: intent.client_secret ?? undefined };
    },

    // A browser's report is not believed. Ask Stripe.
    confirm: (bill) => read(bill),
    read,

    async cancel(bill) {
      if (bill.reference === null) return { state: 'cancelled' };
      const stripe = await library();
      try {
        return paymentNews(await stripe.paymentIntents.cancel(bill.reference));
      } catch (error) {
        // The payment was paid or cancelled already.
        if (isFinal(error)) return read(bill);
        throw error;
      }
    },

    refund: async (refund) => refundBy(await library(), refund),

    async readEvent(body, signature) {
      const stripe = await library();
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, settings.webhookSecret));
      } catch (error) {
        if (isType(error, 'StripeSignatureVerificationError')) return undefined;
        throw error;
      }
    },
  };
}

async function load({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { Stripe: Library } = await import('stripe');
  const options = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false };
  if (apiUrl === undefined) return new Library(secretKey, options);
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Library(secretKey, {
    ...options,
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
  });
}

/**
 * Stripe forgets an idempotency key after a day, so we first ask whether the refund exists already. The key covers two
 * requests at the same moment.
 */
async function refundBy(stripe: Stripe, refund: RefundBill): Promise<RefundNews> {
  const { id, amount, failures, reference, paymentReference } = refund;
  if (paymentReference === null) return { state: 'failed', error: 'The payment is not known to Stripe.' };
  if (reference !== null) return refundNews(await stripe.refunds.retrieve(reference));
  const made = await stripe.refunds.list({ payment_intent: paymentReference, limit: 100 });
  const known = made.data.find(
    ({ metadata }) => metadata?.['refund_id'] === id && attemptOf(metadata) === failures,
  );
  if (known) return refundNews(known);
  try {
    return refundNews(
      await stripe.refunds.create(
        { payment_intent: paymentReference, amount, metadata: { refund_id: id, attempt: failures } },
        { idempotencyKey: `refund-${id}-${failures}` },
      ),
    );
  } catch (error) {
    if (isFinal(error)) return { state: 'failed', error: error.message };
    throw error;
  }
}

/** Compares class names, since the classes are not loaded until they are needed. */
const isType = (error: unknown, type: string): error is Error =>
  error instanceof Error && 'type' in error && error.type === type;

/** Stripe refused the request for good. All other errors may be temporary. */
const isFinal = (error: unknown): error is Error =>
  isType(error, 'StripeInvalidRequestError') || isType(error, 'StripeCardError');
