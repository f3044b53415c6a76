import { pictureName } from '#rules/media/picture-name.ts';
import type { MediaDetail } from '#contract/media.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Connection } from '../../db/connect.ts';
import { isUniqueViolation } from '../../db/violations.ts';
import { mustExist } from '../../db/must-exist.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { Upload } from '../../http/uploads.ts';
import type { MediaProblem } from '../../ports/media-files.ts';
import type { Asker } from '../../ports/work-queue.ts';
import { readItem } from './reads.ts';
import type { MediaSources, StoredMedia } from './upload.writes.ts';
import { makeSizesOf, removeLater, storeMedia } from './upload.writes.ts';
import type { MediaWriter } from './writes.ts';
import { lockMedia } from './writes.ts';

const DAY_MS = 24 * 60 * 60_000;
const TRIES = 5;

interface Replacement {
  id: number;
  version: number | undefined;
  upload: Upload;
  asker: Asker;
}

/** Replaces a file wherever it is used. Its alt text and its folder stay. */
export function replaceMedia(
  sources: MediaSources,
  { upload, asker, ...which }: Replacement,
  writer: MediaWriter,
): Promise<MediaDetail | Refusal | MediaProblem> {
  return storeMedia(sources, upload, asker, async (stored) => {
    try {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const made = await sources.transaction((at) => replaceIn(at, which, { stored, upload }, writer));
        if (made !== 'used meanwhile') return made;
      }
    } catch (error) {
      if (isUniqueViolation(error)) return refuse(409, 'This file is in the library already.');
      throw error;
    }
    return refuse(409, 'Others are changing where it is used. Please try again in a moment.');
  });
}

const UPDATE = {
  name: 'media-replace',
  text: `update media set file_id = $2, type = $3, hash = $4, width = $5, height = $6, bytes = $7, is_ready = $8,
      version = version + 1, updated_at = $9
    where id = $1`,
};

/**
 * A change of a product locks the product first and then its pictures. This does the same: it locks the
 * records that use the picture, then the picture, and checks again whether another record has begun to use it
 * in between.
 */
async function replaceIn(
  at: Connection,
  which: { id: number; version: number | undefined },
  { stored, upload }: { stored: StoredMedia; upload: Upload },
  writer: MediaWriter,
): Promise<MediaDetail | Refusal | 'used meanwhile'> {
  const { ask, db } = at;
  const { reader, uses, now } = writer;
  const seen = await readItem(ask, which.id, reader, uses);
  const lockedUsers = seen ? await uses.lock(ask, seen.image) : [];
  const locked = await lockMedia(at, { ...which, what: 'file' }, writer);
  if (locked instanceof Refusal) return locked;
  const isVideo = stored.type === 'mp4';
  if (isVideo !== (locked.kind === 'video'))
    return refuse(415, `Only a ${locked.kind} can take the place of a ${locked.kind}.`);
  const from = pictureName(locked.file_id);
  const users = await uses.read(ask, from);
  if (users.some(({ product_id: id }) => !lockedUsers.includes(id))) return 'used meanwhile';
  await ask(UPDATE, [
    which.id,
    stored.file_id,
    stored.type,
    upload.hash,
    stored.width,
    stored.height,
    stored.bytes,
    isVideo,
    now,
  ]);
  await uses.rename(ask, from, pictureName(stored.file_id), now);
  if (!isVideo) await makeSizesOf(db, { file_id: stored.file_id, type: stored.type });
  // Pages that were just read still show the old file.
  const later = new Date(now.getTime() + DAY_MS);
  await removeLater(db, { file_id: locked.file_id, type: locked.type }, 'replaced', later);
  await writeAudit(db, {
    actor: writer.account,
    action: 'replace media',
    subject: 'media',
    subjectId: which.id,
    before: { file: locked.file_id },
    after: { file: stored.file_id, bytes: stored.bytes },
  });
  return mustExist(await readItem(ask, which.id, reader, uses), 'the picture');
}
