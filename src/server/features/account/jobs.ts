import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { deleteUnconfirmedAccounts } from './writes.ts';

/** `isNeeded` is SQL for whether account `u` must be kept, for example because it has credit. */
export function accountJobs(jobs: JobRunner, db: Db, isNeeded: SQL): void {
  jobs.schedule('forget accounts that nobody can open', '10 3 * * *', () =>
    deleteUnconfirmedAccounts(db, isNeeded),
  );
}
