import type { Database } from '../../db/connect.ts';
import type { JobRunner } from '../../jobs/runner.ts';
import { PUBLISH_JOB } from './change.writes.ts';
import { publishDue } from './office.writes.ts';

export function catalogJobs(jobs: JobRunner, database: Pick<Database, 'transaction'>): void {
  jobs.handle(PUBLISH_JOB, () => publishDue(database, new Date()));
}
