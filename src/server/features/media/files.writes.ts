import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pictureName } from '#rules/media/picture-name.ts';
import type { Ask } from '../../db/connect.ts';
import { makeSizes } from '../../ports/media-files.ts';
import { passingFolder } from '../../ports/passing-folder.ts';
import { sizeKey, wholeKey } from './files.reads.ts';
import type { FileFacts, MediaSources } from './upload.writes.ts';
import { removeFiles, removeLater } from './upload.writes.ts';

export interface FileKeeper extends MediaSources {
  /** Whether something besides the library still shows a picture, such as an order that was placed. */
  isShown: (ask: Ask, name: string) => Promise<boolean>;
}

const LISTED = { name: 'media-listed', text: 'select 1 from media where file_id = $1' };
const READY = {
  name: 'media-ready',
  text: 'update media set is_ready = true where file_id = $1 returning id',
};

/** Makes the versions of a picture that the shop prefers. A second run makes the same files once more. */
export async function keepSizes(keeper: FileKeeper, file: FileFacts, signal: AbortSignal): Promise<void> {
  const { ask, db, files } = keeper;
  if ((await ask(LISTED, [file.file_id])).length === 0) return;
  const folder = await passingFolder();
  try {
    const stored = await files.read(wholeKey(file.file_id, file.type));
    if (!stored) throw new Error('The file of a picture is missing.');
    const whole = join(folder, `whole.${file.type}`);
    await pipeline(stored.stream, createWriteStream(whole, { mode: 0o600 }));
    const made = await makeSizes(whole, folder);
    signal.throwIfAborted();
    for (const { size, path } of made) await files.put(sizeKey(file.file_id, size), path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  // Deleted or replaced in the meantime: the job that removed its files may have run before these were there.
  if ((await ask(READY, [file.file_id])).length === 0) await removeLater(db, file, 'after sizes', new Date());
}

/** Removes the files of something that is not listed, unless something still shows it. */
export async function removeUnlisted({ ask, files, isShown }: FileKeeper, file: FileFacts): Promise<void> {
  if ((await ask(LISTED, [file.file_id])).length > 0) return;
  if (await isShown(ask, pictureName(file.file_id))) return;
  await removeFiles(files, file);
}
