import type { Database } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import type { Sender } from '../../ports/sender.ts';
import { mailMessages } from './mails.writes.ts';

export interface MessageJobSources extends Pick<Database, 'ask' | 'transaction'> {
  sender: () => Promise<Sender>;
}

export function messageJobs(jobs: JobRunner, sources: MessageJobSources): void {
  jobs.schedule('mail new messages', '* * * * *', async () => {
    await mailMessages(sources, { now: new Date(), sender: await sources.sender() });
  });
}
