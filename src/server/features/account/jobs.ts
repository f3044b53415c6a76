import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { forgetTheUnproven } from './writes.ts';

/** `isNeeded` says of an account `u` whether something of worth is in it. */
export function accountJobs(jobs: JobRunner, db: Db, isNeeded: SQL): void {
  jobs.schedule('forget accounts that nobody can open', '10 3 * * *', () => forgetTheUnproven(db, isNeeded));
}
