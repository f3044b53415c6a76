import type { JobRunner } from '../../jobs/runner.ts';
import { forgetPassingFolders } from '../../ports/passing-folder.ts';
import type { PhotoSources } from './writes.ts';
import { removeUnusedPhotos } from './writes.ts';

export function imageJobs(jobs: JobRunner, sources: PhotoSources): void {
  jobs.schedule('remove photos that nobody uses', '35 * * * *', async () => {
    await removeUnusedPhotos(sources, new Date());
    await forgetPassingFolders(new Date());
  });
}
