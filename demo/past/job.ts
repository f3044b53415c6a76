import { z } from 'zod';
import type { Database } from '#server/db/connect.ts';
import type { JobRunner } from '#server/jobs/runner.ts';
import { livePast } from './live.ts';

export const PAST_JOB = 'demo past';

const pastPayload = z.object({ now: z.coerce.date(), baskets: z.int() });

/** Thousands of queries, so nobody waits for them: the shop is open while its past is made up. */
export function pastJobs(jobs: JobRunner, database: Pick<Database, 'ask' | 'transaction'>): void {
  jobs.handle(PAST_JOB, async ({ payload, signal, progress }) => {
    await livePast(database, pastPayload.parse(payload), { signal, progress });
  });
}
