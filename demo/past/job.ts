import { z } from 'zod';
import type { Database } from '#server/db/connect.ts';
import type { Kept } from '#server/app-parts.ts';
import type { JobRunner } from '#server/jobs/runner.ts';
import { makePastBench } from './bench.ts';
import { fillLibrary } from './library.ts';
import { makePast } from './make.ts';

export const PAST_JOB = 'demo past';
/** The trade-ins and repairs of the past. */
export const PAST_BENCH_JOB = 'demo past bench';
/** The pictures that editors choose from. */
export const LIBRARY_JOB = 'demo library';

const nowPayload = z.object({ now: z.coerce.date() });
const pastPayload = z.object({ now: z.coerce.date(), baskets: z.int() });

/**
 * Creates the orders of the past. It takes thousands of queries, so it runs as a job while the shop is already open.
 */
export function pastJobs(
  jobs: JobRunner,
  database: Pick<Database, 'ask' | 'db' | 'transaction' | 'pool'>,
  kept: Kept,
): void {
  jobs.handle(PAST_JOB, async ({ payload, signal, progress }) => {
    await makePast(database, pastPayload.parse(payload), { signal, progress });
  });
  jobs.handle(PAST_BENCH_JOB, async ({ payload, signal, progress }) => {
    await makePastBench({ ...database, ...kept }, nowPayload.parse(payload), { signal, progress });
  });
  jobs.handle(LIBRARY_JOB, ({ payload, signal }) =>
    fillLibrary({ ...database, files: kept.files }, { ...nowPayload.parse(payload), signal }),
  );
}
