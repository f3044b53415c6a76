import type { Database } from '../../db/connect.ts';
import type { Outages } from '../../jobs/outages.ts';
import type { Log } from '../../jobs/runner.ts';
import { PollLoop } from '../../jobs/poll-loop.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { foldWhenDue } from './index/public.ts';
import { REBUILD_JOB, rebuildListing, refreshDue } from './writes.ts';

/** This many changed products add about a millisecond to a read. */
const MOST_CHANGES = 250;

export function listingJobs(jobs: JobRunner, { db }: Pick<Database, 'db'>): void {
  jobs.schedule('fold the listing', '*/5 * * * * *', () => foldWhenDue(db, MOST_CHANGES));
  jobs.handle(REBUILD_JOB, async ({ signal, progress }) => {
    await rebuildListing(db, { onlyOld: true, signal, progress });
  });
}

/** Refreshes due products after a change. Not a job, since a row of `jobs` for each change would cost more. */
export function listingRefresher(
  { db, onChange }: Pick<Database, 'db' | 'onChange'>,
  log: Log,
  outages?: Outages,
): PollLoop {
  const loop = new PollLoop({ name: 'refresh the listing', round: () => refreshDue(db), log, outages });
  onChange(({ tag }) => {
    if (tag === 'due' || tag === 'all') loop.wake();
  });
  return loop;
}
