import type { Ask, Connection, Database } from '../../db/connect.ts';
import type { Log } from '../../jobs/runner.ts';
import type { Begun, PaymentNews, PaymentPorts } from '../../ports/payments.ts';
import { CURRENCY } from '../../ports/payments.ts';
import type { DisputeNews } from '../../ports/stripe-events.ts';
import type { RepairPaymentRow } from '../money/public.ts';
import { keepReference, readAnyPayment, readPayment } from '../money/public.ts';
import type { Sender } from '../../ports/sender.ts';
import type { PaymentBill } from './bill.reads.ts';
import { readBill } from './bill.reads.ts';
import { cancelWaiting } from './cancel.writes.ts';
import { endChangeOfPayment } from './change-settle.writes.ts';
import { lockGroup } from './order.writes.ts';
import type { Settled, Settling } from './payment.writes.ts';
import { declinePayment, settlePayment } from './payment.writes.ts';

/** What happens with the payments of repairs. They go through the same ports and events as those of orders. */
export interface RepairMoney {
  /** Applies news about a payment. It is paid already, or its amount is checked here. */
  takeNews: (
    at: Connection,
    payment: RepairPaymentRow,
    news: Exclude<PaymentNews, { state: 'pending' }>,
    when: { now: Date; sender: Sender },
  ) => Promise<Taken>;
  takeDispute: (
    at: Connection,
    payment: RepairPaymentRow,
    dispute: DisputeNews,
    when: { now: Date; sender: Sender },
  ) => Promise<void>;
  /** Whether a tracking link is the one of this repair. */
  isLinkOf: (ask: Ask, link: { secret: Buffer; token: string; number: string }) => Promise<boolean>;
}

export interface ProviderSources extends Pick<Database, 'ask' | 'transaction'> {
  ports: PaymentPorts;
  log: Log;
  repairs: RepairMoney;
}

const isOpen = ({ state }: Pick<PaymentBill, 'state'>) => state === 'pending' || state === 'declined';

/**
 * Starts a payment at the provider and returns what the card form needs. Undefined if nothing is left to pay. The
 * provider gets our payment id, so that repeated calls create only one payment, also after a crash between its answer
 * and our write.
 */
export async function beginPayment(
  { ask, ports }: Pick<ProviderSources, 'ask' | 'ports'>,
  paymentId: string,
): Promise<Begun | undefined> {
  const bill = await readBill(ask, paymentId);
  const port = bill && ports[bill.kind];
  if (!port || !isOpen(bill)) return undefined;
  const begun = await port.begin(bill);
  if (begun.reference !== null && bill.reference === null) {
    await keepReference(ask, bill.id, begun.reference);
  }
  return begun;
}

export type Taken = Settled | 'pending' | 'cancelled' | 'wrong amount';

/** Applies news about a payment, in one transaction. Repeated or late news changes nothing. */
export async function takeNews(
  at: Connection,
  paymentId: string,
  news: PaymentNews,
  settling: Settling & Pick<ProviderSources, 'repairs'>,
): Promise<Taken> {
  if (news.state === 'pending') return 'pending';
  const claimed = await readAnyPayment(at.ask, paymentId);
  if (claimed && claimed.repairNumber !== null) {
    return settling.repairs.takeNews(at, claimed, news, settling);
  }
  if (news.state === 'declined') return declinePayment(at, paymentId, settling);
  if (news.state === 'cancelled') return endWaiting(at, paymentId, settling);
  const payment = await readPayment(at.ask, paymentId);
  if (!payment) return 'unknown';
  if (news.amount !== payment.amount || news.currency !== CURRENCY) return 'wrong amount';
  return settlePayment(at, paymentId, { ...settling, label: news.label });
}

/** Cancels the orders of a payment that can't be paid any more, or ends the change that it was for. */
async function endWaiting(at: Connection, paymentId: string, { now, sender }: Settling): Promise<Taken> {
  const payment = await readPayment(at.ask, paymentId);
  const locked = payment && (await lockGroup(at.ask, payment.groupId));
  if (!locked) return 'unknown';
  if (payment.orderId !== null) {
    return (await endChangeOfPayment(at, locked, payment, { now, sender })) ? 'cancelled' : 'already';
  }
  const note = 'The payment was cancelled, so the items are for sale again.';
  return (await cancelWaiting(at, locked, { actor: 'system', note, now, sender })) ? 'cancelled' : 'already';
}

/** Asks the provider for the state of a payment, and applies it. */
export async function followPayment(
  sources: ProviderSources,
  paymentId: string,
  settling: Settling,
  how: 'read' | 'confirm' | 'cancel' = 'read',
): Promise<Taken> {
  const bill = await readBill(sources.ask, paymentId);
  const port = bill && sources.ports[bill.kind];
  if (!port) return 'unknown';
  const news = how === 'confirm' ? await port.confirm(bill, 'paid') : await port[how](bill);
  const taken = await sources.transaction((at) =>
    takeNews(at, paymentId, news, { ...settling, repairs: sources.repairs }),
  );
  if (taken === 'wrong amount') {
    sources.log.error({ payment: paymentId, news }, 'a payment is not of the amount that was asked for');
  }
  return taken;
}

/**
 * Cancels the payment of cancelled orders at the provider. If it was paid first, the money is refunded. A payment that
 * the bank is working on can't be cancelled: throws, so that the job asks again.
 */
export async function endPayment(
  sources: ProviderSources,
  paymentId: string,
  settling: Settling,
): Promise<void> {
  const bill = await readBill(sources.ask, paymentId);
  if (bill?.state !== 'cancelled') return;
  const taken = await followPayment(sources, paymentId, settling, 'cancel');
  if (taken === 'pending') throw new Error('The bank has not answered about a cancelled payment yet.');
}
