import type { Db } from '../../db/connect.ts';
import type { Schedule } from '../../jobs/schedule.ts';
import { forgetTheUnproven } from './writes.ts';

const EVERY_DAY = 24 * 60 * 60_000;

export function accountJobs(jobs: Schedule, db: Db): void {
  jobs.schedule('forget accounts that nobody can open', EVERY_DAY, () => forgetTheUnproven(db));
}
