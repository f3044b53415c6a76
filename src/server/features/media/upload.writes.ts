import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { MEDIA_NAME_LENGTH } from '#rules/media/limits.ts';
import { oneLine } from '#rules/forms/one-line.ts';
import { writeAudit } from '../../db/audit.ts';
import type { Database, Db } from '../../db/connect.ts';
import type { Account } from '../../http/account.ts';
import type { Upload } from '../../http/uploads.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { FileType } from '../../ports/file-types.ts';
import type { MadeMedia, MediaProblem } from '../../ports/media-files.ts';
import { FIRST_SIZE, makeMedia } from '../../ports/media-files.ts';
import { passingFolder } from '../../ports/passing-folder.ts';
import type { Asker } from '../../ports/work-queue.ts';
import { keysOf, sizeKey, wholeKey } from './files.reads.ts';

export interface MediaSources extends Pick<Database, 'ask' | 'db' | 'transaction'> {
  files: FileStore;
}

/** The job that makes the widths and formats that the shop prefers. */
export const SIZES_JOB = 'make picture sizes';
/** The job that removes files that nothing names any more. */
export const REMOVE_JOB = 'remove media files';

export interface FileFacts {
  file_id: string;
  type: FileType;
}

const HOUR_MS = 60 * 60_000;

/** Removes a file later, unless something names it by then. */
export const removeLater = (db: Db, file: FileFacts, why: string, dueAt: Date): Promise<void> =>
  enqueueJob(db, { kind: REMOVE_JOB, key: `${file.file_id} ${why}`, payload: file, dueAt });

export const makeSizesOf = (db: Db, file: FileFacts): Promise<void> =>
  enqueueJob(db, { kind: SIZES_JOB, key: file.file_id, payload: file });

export type StoredMedia = Omit<MadeMedia, 'whole' | 'small'> & FileFacts;

/**
 * Stores an upload under a new name. The job that removes it is written first: if the shop crashes before the
 * file is listed, nothing is left behind.
 */
export async function storeMedia<A>(
  { db, files }: MediaSources,
  upload: Upload,
  asker: Asker,
  work: (stored: StoredMedia) => Promise<A>,
): Promise<A | MediaProblem> {
  const folder = await passingFolder();
  try {
    const made = await makeMedia(upload, folder, asker);
    if (typeof made === 'string') return made;
    const { whole, small, ...facts } = made;
    const file = { file_id: randomUUID(), type: made.type };
    await removeLater(db, file, 'unless listed', new Date(Date.now() + HOUR_MS));
    await files.put(wholeKey(file.file_id, file.type), whole);
    if (small) await files.put(sizeKey(file.file_id, FIRST_SIZE), small);
    return await work({ ...facts, ...file });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function removeFiles(files: FileStore, { file_id: id, type }: FileFacts): Promise<void> {
  for (const key of keysOf(id, type)) await files.remove(key);
}

const SAME = {
  name: 'media-same',
  text: 'select id from media where business_id is not distinct from $1::int and hash = $2',
};

async function findSame({ ask }: Pick<MediaSources, 'ask'>, businessId: number | null, hash: string) {
  const [row] = await ask<{ id: number }>(SAME, [businessId, hash]);
  return row?.id;
}

const ADD = {
  name: 'media-add',
  text: `insert into media (business_id, folder_id, file_id, kind, type, hash, name, width, height, bytes, is_ready,
      added_by, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)
    on conflict do nothing returning id`,
};

interface NewMedia {
  upload: Upload;
  asker: Asker;
  businessId: number | null;
  folderId: number | null;
  account: Account;
  now: Date;
}

/** Adds a file to a library. A file that is there already is not added again. */
export async function addMedia(
  sources: MediaSources,
  { upload, asker, businessId, folderId, account, now }: NewMedia,
): Promise<{ id: number; isNew: boolean } | MediaProblem> {
  const same = await findSame(sources, businessId, upload.hash);
  if (same !== undefined) return { id: same, isNew: false };
  return storeMedia(sources, upload, asker, async (stored) => {
    const name = oneLine(upload.name).slice(0, MEDIA_NAME_LENGTH) || `Picture.${stored.type}`;
    const kind = stored.type === 'mp4' ? 'video' : 'picture';
    const id = await sources.transaction(async ({ ask, db }) => {
      const [row] = await ask<{ id: number }>(ADD, [
        businessId,
        folderId,
        stored.file_id,
        kind,
        stored.type,
        upload.hash,
        name,
        stored.width,
        stored.height,
        stored.bytes,
        kind === 'video',
        account.name,
        now,
      ]);
      if (!row) return undefined;
      if (kind === 'picture') await makeSizesOf(db, { file_id: stored.file_id, type: stored.type });
      const after = { name, kind, bytes: stored.bytes };
      await writeAudit(db, {
        actor: account,
        action: 'add media',
        subject: 'media',
        subjectId: row.id,
        after,
      });
      return row.id;
    });
    if (id !== undefined) return { id, isNew: true };
    // Another upload of the same file was faster.
    await removeFiles(sources.files, stored);
    const first = await findSame(sources, businessId, upload.hash);
    if (first === undefined) throw new Error('a picture was neither added nor found');
    return { id: first, isNew: false };
  });
}
