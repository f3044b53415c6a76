import type { Db } from '../../db/connect.ts';
import type { Schedule } from '../../jobs/schedule.ts';
import { forgetBankAccounts } from './writes.ts';

const EVERY_DAY = 24 * 60 * 60_000;
const KEPT_DAYS = 30;

export function checkoutJobs(jobs: Schedule, db: Db): void {
  jobs.schedule('forget bank accounts of sales that were not finished', EVERY_DAY, () =>
    forgetBankAccounts(db, KEPT_DAYS),
  );
}
