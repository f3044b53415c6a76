import type { FastifyInstance } from 'fastify';
import { isHoldOver } from '#rules/orders/hold.ts';
import { pence, poundsFromPence } from '#rules/money/money.ts';
import type { Database } from '../../db/connect.ts';
import { onlyOnce, openSender } from '../../http/idempotency.ts';
import type { PrivateCalls } from '../../http/private-calls.ts';
import { refuse } from '../../http/refusal.ts';
import { webhookRoute } from '../../http/webhooks.ts';
import type { StripePort } from '../../ports/stripe.ts';
import { WEBHOOK_PATH } from '../../ports/stripe.ts';
import type { PaymentBill } from './bill.reads.ts';
import { readBill } from './bill.reads.ts';
import { readByToken } from './by-token.reads.ts';
import type { Sender } from '../../ports/sender.ts';
import { takeEvent } from './provider-events.writes.ts';
import type { ProviderSources } from './provider.writes.ts';
import { beginPayment, followPayment } from './provider.writes.ts';
import { tryPayment } from './trial.writes.ts';

export interface PaymentSources extends ProviderSources, Pick<Database, 'db'> {
  sender: () => Promise<Sender>;
  stripe: StripePort | undefined;
}

const TOO_LATE =
  'The time to pay is over, and the items are not held any more. Nothing was taken. You can order them again.';

const CHANGE_OVER =
  'The time to pay for this change is over. Nothing was taken, and your order stays as it was.';

const CANCELLED = 'This order was cancelled, so it can’t be paid any more.';
const NOT_ASKED = 'This is not to be paid any more. Nothing was taken.';

const noPayment = () => refuse(404, 'There is no such payment.');

export function paymentRoutes(calls: PrivateCalls, sources: PaymentSources): void {
  const { ask, ports, stripe, log } = sources;
  const settling = async () => ({ now: new Date(), sender: await sources.sender() });

  calls.define(
    'POST /no/auth/web/site/payments/{paymentId}/trial',
    async ({ params: { paymentId }, body: { outcome } }, context) => {
      const { idempotencyKey: key } = context;
      const bill = await readBill(ask, paymentId);
      const port = ports.trial;
      if (!port || bill?.kind !== 'trial') return noPayment();
      const news = outcome === 'late' ? outcome : await port.confirm(bill, outcome);
      const said = await settling();
      const once = { key, call: 'trial', sender: openSender(key, context), input: [paymentId, outcome] };
      return onlyOnce(sources, once, async (at) => {
        const payment = await tryPayment(at, paymentId, news, { ...said, repairs: sources.repairs });
        if (!payment) return noPayment();
        if (payment === 'over') return refuse(409, bill.repairNumber === null ? CANCELLED : NOT_ASKED);
        if (payment === 'change over') return refuse(409, CHANGE_OVER);
        if (payment === 'too late') return refuse(409, TOO_LATE);
        return { status: 200 as const, result: { id: payment.id, kind: payment.kind, state: payment.state } };
      });
    },
  );

  calls.define('POST /no/auth/web/site/track/{token}/payment', async ({ params: { token }, query }) => {
    const said = await settling();
    const asked = await paymentOfLink(sources, token, query.payment_id, said);
    if (asked === undefined) return refuse(404, 'There is no such order.');
    if (asked === 'another') return noPayment();
    const { id, kind } = asked;
    if (kind !== 'stripe' || !stripe) return refuse(409, 'This order is not paid by card.');
    try {
      // A buyer who comes back from the bank sees the result at once, even if the provider's event is late.
      await followPayment(sources, id, said, 'confirm');
      const begun = await beginPayment(sources, id);
      const bill = await readBill(ask, id);
      if (!bill) return noPayment();
      if (asked.over !== undefined && begun && !begun.isAwaited) return refuse(409, asked.over);
      const result = {
        id,
        kind,
        state: bill.state,
        amount: poundsFromPence(pence(bill.amount)),
        publishable_key: stripe.publishableKey,
        is_awaited: begun?.isAwaited ?? false,
        ...(begun?.clientSecret !== undefined && { client_secret: begun.clientSecret }),
      };
      return { status: 200, result };
    } catch (error) {
      log.error({ err: error, payment: id }, 'Stripe could not be asked about a payment');
      return refuse(503, 'Card payments can’t be reached at the moment. Please try again in a minute.');
    }
  });
}

interface LinkedPayment {
  id: string;
  kind: PaymentBill['kind'];
  /** Why it can't be paid any more. */
  over?: string | undefined;
}

/**
 * The payment that a link asks about. Undefined: the link opens nothing that is paid. 'another': the payment is not one
 * of what the link opens.
 */
async function paymentOfLink(
  { ask, repairs }: PaymentSources,
  token: string,
  paymentId: string | undefined,
  { now, sender: { secret } }: { now: Date; sender: Sender },
): Promise<LinkedPayment | 'another' | undefined> {
  const bill = paymentId === undefined ? undefined : await readBill(ask, paymentId);
  if (bill && bill.repairNumber !== null) {
    const isTheirs = await repairs.isLinkOf(ask, { secret, token, number: bill.repairNumber });
    return isTheirs ? bill : 'another';
  }
  const found = await readByToken(ask, secret, token);
  if (!found) return undefined;
  const { payment, orders } = found.group;
  const seen = found.order ? [found.order] : orders;
  const change = seen.find((one) => one.change?.payment.id === paymentId)?.change;
  const asked = found.group.device?.difference;
  const difference = asked?.id === paymentId ? asked : undefined;
  if (paymentId !== undefined && paymentId !== payment.id && !change && !difference) return 'another';
  const isOver = change
    ? new Date(change.until) <= now
    : orders.some(({ state, reserved_until: until }) =>
        isHoldOver({ state, reservedUntil: until === null ? null : new Date(until) }, now),
      );
  const { id, kind } = change?.payment ?? difference ?? payment;
  return { id, kind, over: isOver ? (change ? CHANGE_OVER : TOO_LATE) : undefined };
}

/** Stripe's webhook. Nothing in it is trusted before its signature is checked. */
export async function paymentWebhook(app: FastifyInstance, sources: PaymentSources): Promise<void> {
  const { stripe } = sources;
  if (!stripe) return;
  await webhookRoute(app, WEBHOOK_PATH, async ({ body, headers }) => {
    const signature = headers['stripe-signature'];
    const event = typeof signature === 'string' ? await stripe.readEvent(body, signature) : undefined;
    if (!event) return refuse(400, 'The signature is wrong.');
    const said = { now: new Date(), sender: await sources.sender() };
    return (await takeEvent(sources, event, said))
      ? undefined
      : refuse(409, 'The event does not fit the payment.');
  });
}
