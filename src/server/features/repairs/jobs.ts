import type { Database } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import type { Sender } from '../../ports/sender.ts';
import { remindOfSlots, runClocks } from './clocks.writes.ts';
import { forgetHolds } from './slots.writes.ts';

interface Sources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  sender: () => Promise<Sender>;
}

export function repairJobs(jobs: JobRunner, sources: Sources): void {
  const moment = async () => ({ now: new Date(), sender: await sources.sender() });

  jobs.schedule('move repairs that have waited too long', '*/10 * * * *', async () => {
    await runClocks(sources, await moment());
  });
  jobs.schedule('remind of slots for repairs', '5 8-19 * * *', async () => {
    await remindOfSlots(sources, await moment());
  });
  jobs.schedule('forget held slots for repairs', '*/10 * * * *', () => forgetHolds(sources, new Date()));
}
