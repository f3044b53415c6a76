import type { Db } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { forgetBankAccounts } from './writes.ts';

const KEPT_DAYS = 30;

export function checkoutJobs(jobs: JobRunner, db: Db): void {
  jobs.schedule('forget bank accounts of sales that were not finished', '30 3 * * *', () =>
    forgetBankAccounts(db, KEPT_DAYS),
  );
}
