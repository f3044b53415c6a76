import type { JobRunner } from '../../jobs/runner.ts';
import { keepSizes, removeUnlisted, type FileKeeper } from './files.writes.ts';
import type { FileFacts } from './upload.writes.ts';
import { REMOVE_JOB, SIZES_JOB } from './upload.writes.ts';

export function mediaJobs(jobs: JobRunner, keeper: FileKeeper): void {
  jobs.handle(SIZES_JOB, ({ payload, signal }) => keepSizes(keeper, payload as FileFacts, signal));
  jobs.handle(REMOVE_JOB, ({ payload }) => removeUnlisted(keeper, payload as FileFacts));
}
