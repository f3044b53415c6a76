import type { Db } from '../../db/connect.ts';
import type { Schedule } from '../../jobs/schedule.ts';
import { foldWhenDue } from './listing-fold.writes.ts';

const EVERY_FEW_SECONDS = 5_000;
/** So many changed products cost a reader about a millisecond. */
const MOST_CHANGES = 250;

export function listingJobs(jobs: Schedule, db: Db): void {
  jobs.schedule('fold the listing', EVERY_FEW_SECONDS, () => foldWhenDue(db, MOST_CHANGES));
}
