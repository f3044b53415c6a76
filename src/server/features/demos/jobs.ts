import type { Db } from '../../db/connect.ts';
import type { Schedule } from '../../jobs/schedule.ts';
import { forgetOldDemoRequests } from './writes.ts';

const EVERY_DAY = 24 * 60 * 60_000;

export function demoJobs(jobs: Schedule, db: Db): void {
  jobs.schedule('forget old demo requests', EVERY_DAY, () => forgetOldDemoRequests(db));
}
