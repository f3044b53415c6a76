import type { Database } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { runSchedule, SCHEDULE_JOB, type ScheduleStep } from './schedule.writes.ts';

export function pageJobs(
  jobs: JobRunner,
  database: Pick<Database, 'transaction'>,
  now = () => new Date(),
): void {
  jobs.handle(SCHEDULE_JOB, ({ payload }) => runSchedule(database, payload as ScheduleStep, now()));
}
