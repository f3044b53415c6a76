import type { OrderState } from '#rules/flows/order.ts';
import { isHoldOver } from '#rules/orders/hold.ts';
import type { Connection } from '../../db/connect.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { PaymentNews } from '../../ports/payments.ts';
import type { AnyPayment } from '../money/public.ts';
import { lockTradeInCredit, readAnyPayment, readPayment } from '../money/public.ts';
import { LATE_JOB } from './awaited.reads.ts';
import { readChangePaidBy } from './changes.reads.ts';
import { lockGroup } from './order.writes.ts';
import type { Settling } from './payment.writes.ts';
import type { ProviderSources } from './provider.writes.ts';
import { takeNews } from './provider.writes.ts';

/** Long enough to look at the waiting page, or to cancel the order. */
const LATE_MS = 20_000;

type Tried = Pick<AnyPayment, 'id' | 'kind' | 'state'>;

const OVER: ReadonlySet<OrderState> = new Set(['cancelled', 'refunded']);

/**
 * Simulates a payment with the chosen result. Late: the payment succeeds, but its result comes later. If the orders
 * have ended by then, nothing is paid. Once the reservation is over nothing is paid either, also before the job that
 * cancels the orders has run.
 */
export async function tryPayment(
  at: Connection,
  paymentId: string,
  news: PaymentNews | 'late',
  settling: Settling & Pick<ProviderSources, 'repairs'>,
): Promise<Tried | 'over' | 'change over' | 'too late' | undefined> {
  const claimed = await readAnyPayment(at.ask, paymentId);
  if (claimed && claimed.repairNumber !== null && claimed.state === 'cancelled') return 'over';
  const payment = await readPayment(at.ask, paymentId);
  const locked = payment && (await lockGroup(at.ask, payment.groupId));
  const device = payment && (await lockTradeInCredit(at.ask, payment.groupId));
  if (device && device.paymentId === payment?.id) {
    if (device.state !== 'waiting' && payment.state !== 'paid') return 'over';
  } else if (payment && payment.orderId !== null) {
    const change = await readChangePaidBy(at.ask, payment.id);
    const isOver = change?.state === 'ended' || !change?.until || change.until <= settling.now;
    if (isOver && payment.state !== 'paid') return 'change over';
  } else if (locked?.orders.every(({ state }) => OVER.has(state))) return 'over';
  else if (locked?.orders.some((order) => isHoldOver(order, settling.now))) return 'too late';
  if (news === 'late') await settleLater(at, paymentId, settling.now);
  else await takeNews(at, paymentId, news, settling);
  return readAnyPayment(at.ask, paymentId);
}

async function settleLater(at: Connection, paymentId: string, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + LATE_MS);
  await enqueueJob(at.db, { kind: LATE_JOB, key: paymentId, payload: { paymentId }, dueAt });
}
