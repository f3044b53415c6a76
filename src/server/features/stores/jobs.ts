import type { Db } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { turnHolidays } from './holiday.writes.ts';

export function storeJobs(jobs: JobRunner, db: Db): void {
  jobs.schedule('begin and end holidays', '0 * * * *', () => turnHolidays(db, new Date()));
}
