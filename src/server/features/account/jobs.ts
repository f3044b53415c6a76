import type { Db } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { forgetTheUnproven } from './writes.ts';

export function accountJobs(jobs: JobRunner, db: Db): void {
  jobs.schedule('forget accounts that nobody can open', '10 3 * * *', () => forgetTheUnproven(db));
}
