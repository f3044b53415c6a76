import type { Db } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { forgetOldDemoRequests } from './writes.ts';

export function demoJobs(jobs: JobRunner, db: Db): void {
  jobs.schedule('forget old demo requests', '40 3 * * *', () => forgetOldDemoRequests(db));
}
