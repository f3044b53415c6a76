import type { PrivateCalls } from '../../http/private-calls.ts';
import { noFile } from '../../http/private-calls.ts';
import { isPublicPhoto, readPhotoName } from './reads.ts';
import type { PhotoSources } from './writes.ts';

/** Photos of published reviews, for everybody. Caches drop a photo within an hour after it is hidden. */
export function imageRoutes(calls: PrivateCalls, { ask, files }: PhotoSources): void {
  calls.defineFile('/photos/:id/:size', async (params) => {
    const photo = readPhotoName(params);
    if (!photo || !(await isPublicPhoto(ask, photo.id))) return noFile();
    const file = await files.read(photo.key);
    return file ? { file, cacheControl: 'public, max-age=3600' } : noFile();
  });
}
