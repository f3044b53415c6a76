import type { Connection } from '../../db/connect.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { PaymentNews } from '../../ports/payments.ts';
import type { Payment } from '../money/public.ts';
import { readPayment } from '../money/public.ts';
import type { Settling } from './payment.writes.ts';
import { takeNews } from './provider.writes.ts';

export const LATE_JOB = 'late trial payment';

/** Long enough to look at a page that waits, or to cancel the order meanwhile. */
const LATE_MS = 20_000;

/** Pays without money, in the way that somebody wants to try. Late: the money moves, and the news of it comes later. */
export async function tryPayment(
  at: Connection,
  paymentId: string,
  news: PaymentNews | 'late',
  settling: Settling,
): Promise<Payment | undefined> {
  if (news === 'late') await settleLater(at, paymentId, settling.now);
  else await takeNews(at, paymentId, news, settling);
  return readPayment(at.ask, paymentId);
}

async function settleLater(at: Connection, paymentId: string, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + LATE_MS);
  await enqueueJob(at.db, { kind: LATE_JOB, key: paymentId, payload: { paymentId }, dueAt });
}
