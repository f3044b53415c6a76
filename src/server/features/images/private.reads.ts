import type { Ask } from '../../db/connect.ts';
import type { PrivateFile } from '../../http/private-calls.ts';
import { noFile } from '../../http/private-calls.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PhotoOwner } from './reads.ts';
import { isPhotoOf, readPhotoName } from './reads.ts';

/** The file of a private photo. Without an owner, or if the photo is not the owner's, there is none. */
export async function privatePhoto(
  { ask, files }: { ask: Ask; files: FileStore },
  params: Readonly<Record<string, string>>,
  of: PhotoOwner | undefined,
): Promise<PrivateFile | Refusal> {
  const photo = readPhotoName(params);
  if (!photo || !of || !(await isPhotoOf(ask, photo.id, of))) return noFile();
  const file = await files.read(photo.key);
  return file ? { file, cacheControl: 'private, no-store' } : noFile();
}
