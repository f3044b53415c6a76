import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ask } from '../../db/connect.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { passingFolder } from '../../ports/passing-folder.ts';
import type { PhotoProblem, PhotoSize } from '../../ports/photos.ts';
import { makePhoto } from '../../ports/photos.ts';
import type { Asker } from '../../ports/work-queue.ts';
import type { PhotoOwner } from './reads.ts';
import { keyOf, OWNER_COLUMNS } from './reads.ts';

export interface PhotoSources {
  ask: Ask;
  files: FileStore;
}

export interface KeptPhoto {
  id: string;
  width: number;
  height: number;
}

const begin = (kind: PhotoOwner['kind']) => ({
  name: `photo-begin-${kind}`,
  text: `insert into photos (${OWNER_COLUMNS[kind]}, created_at, updated_at) values ($1, $2, $2) returning id`,
});
const READY = {
  name: 'photo-ready',
  text: `update photos set state = 'ready', width = $2, height = $3, updated_at = $4
    where id = $1 and state = 'making'`,
};
const FAILED = { name: 'photo-failed', text: "delete from photos where id = $1 and state = 'making'" };

/**
 * Stores a photo that was sent for an order, a trade-in, a repair or a unit. The row is written before the files, so
 * that after a crash the job below finds and removes both.
 */
export async function keepPhoto(
  { ask, files }: PhotoSources,
  { of, path, asker, now }: { of: PhotoOwner; path: string; asker: Asker; now: Date },
): Promise<KeptPhoto | PhotoProblem> {
  const folder = await passingFolder();
  try {
    const targets = { small: join(folder, 'small.webp'), large: join(folder, 'large.webp') };
    const made = await makePhoto(path, targets, asker);
    if (typeof made === 'string') return made;
    return await storePhoto({ ask, files }, { of, targets, ...made, now });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores both sizes of a photo that were made already. */
export async function storePhoto(
  { ask, files }: PhotoSources,
  photo: Omit<KeptPhoto, 'id'> & { of: PhotoOwner; targets: Record<PhotoSize, string>; now: Date },
): Promise<KeptPhoto> {
  const { of, targets, width, height, now } = photo;
  const [row] = await ask<{ id: string }>(begin(of.kind), [of.id, now]);
  if (!row) throw new Error('a photo was not written');
  try {
    await files.put(keyOf(row.id, 'large'), targets.large);
    await files.put(keyOf(row.id, 'small'), targets.small);
  } catch (error) {
    await removeFiles(files, row.id).then(() => ask(FAILED, [row.id]));
    throw error;
  }
  await ask(READY, [row.id, width, height, now]);
  return { id: row.id, width, height };
}

const lock = (kind: PhotoOwner['kind']) => ({
  name: `photos-lock-${kind}`,
  text: `select id from photos
    where id = any($1::uuid[]) and ${OWNER_COLUMNS[kind]} = $2 and state = 'ready' order by id for update`,
});
const USE = {
  name: 'photos-use',
  text: "update photos set state = 'used', updated_at = $2 where id = any($1::uuid[])",
};

/** Marks photos of their owner as used. False if one of them doesn't exist or is used already. */
export async function attachPhotos(
  ask: Ask,
  { of, ids, now }: { of: PhotoOwner; ids: readonly string[]; now: Date },
): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await ask(lock(of.kind), [ids, of.id]);
  if (found.length !== ids.length) return false;
  await ask(USE, [ids, now]);
  return true;
}

const RELEASE = {
  name: 'photos-release',
  text: `update photos set state = 'ready', is_public = false, updated_at = $2
    where id = any($1::uuid[]) and state = 'used'`,
};

/** Marks photos as unused. They are removed a day later. */
export async function releasePhotos(ask: Ask, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0) await ask(RELEASE, [ids, now]);
}

const SHOW = {
  name: 'photos-show',
  text: "update photos set is_public = $2 where id = any($1::uuid[]) and state = 'used'",
};

/** Sets whether everybody may see these photos. */
export async function showPhotos(ask: Ask, ids: readonly string[], isPublic: boolean): Promise<void> {
  if (ids.length > 0) await ask(SHOW, [ids, isPublic]);
}

const DROP = {
  name: 'photos-drop',
  text: `
  update photos set state = 'dropped'
  where state = 'dropped' or (state = 'making' and updated_at < $1::timestamptz - interval '1 hour')
    or (state = 'ready' and updated_at < $1::timestamptz - interval '1 day')
  returning id`,
};
const FORGET = { name: 'photo-forget', text: "delete from photos where id = $1 and state = 'dropped'" };

/** Removes unused photos and those that a crash left unfinished. Files are deleted before their row. */
export async function removeUnusedPhotos({ ask, files }: PhotoSources, now: Date): Promise<void> {
  for (const { id } of await ask<{ id: string }>(DROP, [now])) {
    await removeFiles(files, id);
    await ask(FORGET, [id]);
  }
}

async function removeFiles(files: FileStore, id: string): Promise<void> {
  await files.remove(keyOf(id, 'large'));
  await files.remove(keyOf(id, 'small'));
}
