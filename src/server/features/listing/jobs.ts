import type { Db } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { foldWhenDue } from './index/public.ts';

/** So many changed products cost a reader about a millisecond. */
const MOST_CHANGES = 250;

export function listingJobs(jobs: JobRunner, db: Db): void {
  jobs.schedule('fold the listing', '*/5 * * * * *', () => foldWhenDue(db, MOST_CHANGES));
}
