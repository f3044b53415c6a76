import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import type { Sender } from '../../ports/sender.ts';
import { FOLLOW_DEVICE_JOB } from '../money/public.ts';
import { endOverdue, payWaitingVouchers, remindCustomers } from './clock.writes.ts';
import { followDevice } from './payout.writes.ts';

interface Sources extends Pick<Database, 'ask' | 'transaction'> {
  sender: () => Promise<Sender>;
}

const itemPayload = z.object({ itemId: z.int() });

export function tradeInJobs(jobs: JobRunner, sources: Sources): void {
  const when = async () => ({ now: new Date(), sender: await sources.sender() });

  jobs.schedule('end what is overdue of trade-ins', '*/5 * * * *', async () => {
    await endOverdue(sources, await when());
  });
  jobs.schedule('remind customers to send their devices', '15 8-19 * * *', async () => {
    await remindCustomers(sources, await when());
  });
  jobs.schedule('pay vouchers whose customers have an account now', '*/5 * * * *', async () => {
    await payWaitingVouchers(sources, await when());
  });
  jobs.handle(FOLLOW_DEVICE_JOB, async ({ payload }) => {
    const { itemId } = itemPayload.parse(payload);
    await followDevice(sources, itemId, await when());
  });
}
