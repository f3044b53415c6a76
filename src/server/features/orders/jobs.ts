import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { cancelOverdue } from './cancel.writes.ts';
import type { Sender } from './mails.writes.ts';
import { completeDelivered } from './clock.writes.ts';
import { runRefund } from './refund-run.writes.ts';
import { LATE_JOB, settleLate } from './trial.writes.ts';
import { REFUND_JOB } from '../money/public.ts';

const latePayload = z.object({ paymentId: z.uuid() });
const refundPayload = z.object({ refundId: z.uuid() });

export interface OrderJobSources extends Pick<Database, 'ask' | 'transaction'> {
  sender: () => Promise<Sender>;
}

export function orderJobs(jobs: JobRunner, sources: OrderJobSources): void {
  jobs.schedule('cancel orders that were not paid in time', '* * * * *', async () => {
    await cancelOverdue(sources, { now: new Date(), sender: await sources.sender() });
  });
  jobs.schedule('complete orders that have arrived', '20 * * * *', async () => {
    await completeDelivered(sources, { now: new Date(), sender: await sources.sender() });
  });
  jobs.handle(LATE_JOB, async ({ payload }) => {
    const { paymentId } = latePayload.parse(payload);
    await settleLate(sources, paymentId, { now: new Date(), sender: await sources.sender() });
  });
  jobs.handle(REFUND_JOB, async ({ payload }) => {
    await runRefund(sources, refundPayload.parse(payload).refundId);
  });
}
