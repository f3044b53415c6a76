import type { Stripe } from 'stripe';
import type { StripeSettings } from '../config/config.ts';
import type { Bill, PaymentNews, PaymentPort, RefundBill, RefundNews } from './payments.ts';
import { CURRENCY } from './payments.ts';
import type { ProviderEvent } from './stripe-events.ts';
import { attemptOf, eventOf, paymentNews, refundNews } from './stripe-events.ts';

/** Where Stripe sends its events. */
export const WEBHOOK_PATH = '/payments/stripe/webhook';

export interface StripePort extends PaymentPort {
  publishableKey: string;
  /** What Stripe tells in a webhook; undefined where its signature is wrong or too old. */
  readEvent: (body: Buffer, signature: string) => Promise<ProviderEvent | undefined>;
}

/** Whoever presses Pay waits for it. The library tries again after an error of the network or of Stripe. */
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
                // Goods are held for minutes: a way of paying that takes days would come too late for them.
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

    // Nobody's word counts: a browser may say anything.
    confirm: (bill) => read(bill),
    read,

    async cancel(bill) {
      if (bill.reference === null) return { state: 'cancelled' };
      const stripe = await library();
      try {
        return paymentNews(await stripe.paymentIntents.cancel(bill.reference));
      } catch (error) {
        // It was paid or cancelled already.
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
 * Stripe forgets the key of a request after a day, so it is asked first whether it has this refund already. Of two
 * requests at the same moment the key makes one.
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

/** Names of classes rather than the classes: the library is loaded when it is first needed. */
const isType = (error: unknown, type: string): error is Error =>
  error instanceof Error && 'type' in error && error.type === type;

/** Stripe understood and said no. Everything else may be a matter of the moment. */
const isFinal = (error: unknown): error is Error =>
  isType(error, 'StripeInvalidRequestError') || isType(error, 'StripeCardError');
