import type { Database } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { forgetOldNotifications } from './notifications.writes.ts';

export function staffJobs(jobs: JobRunner, { db }: Pick<Database, 'db'>): void {
  jobs.schedule('forget old notifications', '10 3 * * *', () => forgetOldNotifications(db));
}
