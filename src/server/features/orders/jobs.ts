import { z } from 'zod';
import type { JobRunner } from '../../jobs/runner.ts';
import { linkKind } from '#rules/orders/counter-order.ts';
import { END_PAYMENT_JOB, LOOK_AT_ORDER_JOB, REFUND_JOB } from '../money/public.ts';
import { cancelOverdue } from './cancel.writes.ts';
import { endLapsedChanges } from './change-settle.writes.ts';
import { cancelUncollected, completeDelivered } from './clock.writes.ts';
import { endUnsentExchanges } from './exchange-end.writes.ts';
import { findLostNews } from './lost-news.writes.ts';
import type { Sender } from '../../ports/sender.ts';
import type { ProviderSources } from './provider.writes.ts';
import { endPayment, followPayment } from './provider.writes.ts';
import { askForRefund, tellRefundFailed } from './refund-mails.writes.ts';
import { runRefund } from './refund-run.writes.ts';
import { askForReviews } from './review-requests.writes.ts';
import { tellLate } from './late-news.writes.ts';
import { LATE_JOB } from './awaited.reads.ts';
import { mailUnpaid } from './placed-mails.writes.ts';
import { lookAtTradeIn } from './trade-in.writes.ts';

const paymentPayload = z.object({ paymentId: z.uuid() });
const groupPayload = z.object({ groupId: z.uuid() });
const refundPayload = z.object({ refundId: z.uuid() });

export interface OrderJobSources extends ProviderSources {
  sender: () => Promise<Sender>;
  /** The payments that the shop accepts at present. */
  pays: () => Promise<Parameters<typeof linkKind>[0]>;
}

export function orderJobs(jobs: JobRunner, sources: OrderJobSources): void {
  const settling = async () => ({ now: new Date(), sender: await sources.sender() });

  jobs.schedule('cancel orders that were not paid in time', '* * * * *', async () => {
    await cancelOverdue(sources, await settling());
  });
  jobs.schedule('end changes of orders that were not paid in time', '* * * * *', async () => {
    await endLapsedChanges(sources, await settling());
  });
  jobs.schedule('mail buyers who did not finish to pay', '* * * * *', async () => {
    await mailUnpaid(sources, await settling());
  });
  jobs.schedule('complete orders that have arrived', '20 * * * *', async () => {
    await completeDelivered(sources, await settling());
  });
  jobs.schedule('cancel orders in store that nobody accepted or collected', '25 * * * *', async () => {
    await cancelUncollected(sources, await settling());
  });
  jobs.schedule('end exchanges whose goods were not sent back', '35 * * * *', async () => {
    await endUnsentExchanges(sources, await settling());
  });
  jobs.schedule('find lost news of payments', '*/5 * * * *', async () => {
    await findLostNews(sources, await settling());
  });
  jobs.schedule('tell of late orders', '*/5 * * * *', async () => {
    await tellLate(sources, await settling());
  });
  jobs.schedule('ask for reviews', '50 8-19 * * *', async () => {
    await askForReviews(sources, await settling());
  });
  jobs.handle(LOOK_AT_ORDER_JOB, async ({ payload }) => {
    const { groupId } = groupPayload.parse(payload);
    const when = { ...(await settling()), linkKind: linkKind(await sources.pays()) };
    await lookAtTradeIn(sources, groupId, when);
  });
  jobs.handle(LATE_JOB, async ({ payload }) => {
    const { paymentId } = paymentPayload.parse(payload);
    await followPayment(sources, paymentId, await settling(), 'confirm');
  });
  jobs.handle(END_PAYMENT_JOB, async ({ payload }) => {
    await endPayment(sources, paymentPayload.parse(payload).paymentId, await settling());
  });
  jobs.handle(REFUND_JOB, async ({ payload }) => {
    const { refundId } = refundPayload.parse(payload);
    const { now, sender } = await settling();
    const state = await runRefund(sources, refundId, now);
    if (state === 'failed') await tellRefundFailed(sources, refundId, sender);
    if (state === 'pending') await askForRefund(sources, refundId, sender);
  });
}
