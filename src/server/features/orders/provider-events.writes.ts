import type { Connection } from '../../db/connect.ts';
import type { PaymentNews } from '../../ports/payments.ts';
import type { ProviderEvent } from '../../ports/stripe-events.ts';
import type { AnyPayment } from '../money/public.ts';
import {
  keepReference,
  noteRefund,
  readAnyPayment,
  readPaymentBy,
  readRefund,
  readRefundsOf,
  seeEvent,
} from '../money/public.ts';
import { takeDispute } from './disputes.writes.ts';
import type { Settling } from './payment.writes.ts';
import type { ProviderSources } from './provider.writes.ts';
import { takeNews } from './provider.writes.ts';
import { runRefund } from './refund-run.writes.ts';

type PaymentEvent = Extract<ProviderEvent, { about: 'payment' }>;
type RefundEvent = Extract<ProviderEvent, { about: 'refund' }>;
type RefundsEvent = Extract<ProviderEvent, { about: 'refunds' }>;
type DisputeEvent = Extract<ProviderEvent, { about: 'dispute' }>;

/** Events are about payments of orders and of repairs. */
type SettlingAll = Settling & Pick<ProviderSources, 'repairs'>;

/** Rolls back an event, so that it does not count as handled. */
class Wrong extends Error {}

/**
 * Handles an event of Stripe, each once. False if it can't be right, such as a wrong amount; the reason is logged.
 * Events about other shops are ignored.
 */
export async function takeEvent(
  sources: ProviderSources,
  event: ProviderEvent,
  settling: Settling,
): Promise<boolean> {
  if (event.about === 'nothing') return true;
  const said = event.about === 'payment' ? await withLabel(sources, event) : event;
  try {
    await sources.transaction(async (at) => {
      if (await seeEvent(at.ask, event, settling.now)) {
        await carryOut(at, said, { ...settling, repairs: sources.repairs });
      }
    });
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    sources.log.error({ event: event.id, type: event.type, reason: error.message }, 'an event was refused');
    return false;
  }
  if (event.about === 'refunds') await compareRefunds(sources, event, settling.now);
  return true;
}

/** Asks Stripe for the card's label, since the event has only its id. Without an answer the label is "card". */
async function withLabel({ ports, log }: ProviderSources, event: PaymentEvent): Promise<PaymentEvent> {
  const { news, reference } = event;
  if (news.state !== 'paid') return event;
  const read: PaymentNews | undefined = await ports.stripe
    ?.read({ id: '', amount: 0, orderNumber: '', reference })
    .catch((error: unknown) => {
      log.warn({ err: error, event: event.id }, 'a payment could not be read');
      return undefined;
    });
  return { ...event, news: { ...news, label: read?.state === 'paid' ? read.label : news.label } };
}

async function carryOut(
  at: Connection,
  event: PaymentEvent | RefundEvent | RefundsEvent | DisputeEvent,
  settling: SettlingAll,
): Promise<void> {
  if (event.about === 'payment') await takePayment(at, event, settling);
  if (event.about === 'refund') await takeRefund(at, event, settling.now);
  if (event.about === 'dispute') {
    const payment = await readPaymentBy(at.ask, 'stripe', event.dispute.paymentReference);
    if (!payment) return;
    if (payment.repairNumber === null) await takeDispute(at, payment.id, event.dispute, settling);
    else await settling.repairs.takeDispute(at, payment, event.dispute, settling);
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function takePayment(at: Connection, event: PaymentEvent, settling: SettlingAll): Promise<void> {
  const payment = await paymentOf(at, event);
  if (!payment) return;
  if (payment.kind !== 'stripe') throw new Wrong('The payment is not made by card.');
  // The event may come before we have stored Stripe's id of the payment.
  if (payment.reference === null) await keepReference(at.ask, payment.id, event.reference);
  else if (payment.reference !== event.reference) throw new Wrong('The payment has another reference.');
  const taken = await takeNews(at, payment.id, event.news, settling);
  if (taken === 'wrong amount') throw new Wrong('The amount or the currency is not that of the payment.');
}

/** Undefined for a payment of another shop with the same Stripe account. */
async function paymentOf(
  at: Connection,
  { reference, paymentId }: PaymentEvent,
): Promise<AnyPayment | undefined> {
  const known = await readPaymentBy(at.ask, 'stripe', reference);
  if (known || paymentId === undefined || !UUID.test(paymentId)) return known;
  return readAnyPayment(at.ask, paymentId);
}

async function takeRefund(
  at: Connection,
  { refundId, failures, news }: RefundEvent,
  now: Date,
): Promise<void> {
  if (refundId === undefined || !UUID.test(refundId)) return;
  const refund = await readRefund(at.ask, refundId);
  if (refund?.kind === 'stripe') await noteRefund(at.ask, { id: refundId, failures }, news, now);
}

/** Checks pending refunds when Stripe reports some. A higher total than ours means a refund made in Stripe itself. */
async function compareRefunds(
  sources: ProviderSources,
  { paymentReference, amount }: RefundsEvent,
  now: Date,
): Promise<void> {
  const payment = await readPaymentBy(sources.ask, 'stripe', paymentReference);
  if (!payment) return;
  const refunds = await readRefundsOf(sources.ask, payment.id);
  const ours = refunds.reduce((sum, { toPayment }) => sum + toPayment, 0);
  if (amount > ours) {
    sources.log.error(
      { payment: payment.id, amount, ours },
      'more went back at Stripe than the shop has refunded',
    );
  }
  for (const { id, state } of refunds) {
    if (state === 'pending') await runRefund(sources, id, now);
  }
}
