import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { fileOfPicture } from '#rules/media/picture-name.ts';
import { isOwnPicture } from '#rules/site/section-files.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { FIRST_SIZE } from '../../ports/media-files.ts';
import { CARD, groundOf } from '../../ports/picture-ground.ts';
import { sizeKey } from './files.reads.ts';

/** The widths in which a browser can fetch a picture. */
export type ShownWidth = 640 | 1200;

/** What is known of the files of the shop’s own pictures. undefined: no such file, or its store does not answer. */
export interface ShownPictures {
  /** The bytes that a browser fetches. */
  weigh: (name: string, width: ShownWidth) => Promise<number | undefined>;
  /** The mean colour under words on its left half, as #RRGGBB. */
  ground: (name: string) => Promise<string | undefined>;
}

/** A name without a way out of the folder. */
const NAME = /^[a-z0-9_][\w-]*(?:\/[a-z0-9_][\w-]*)*(?:\.(?:avif|webp|png|jpe?g|gif|svg))?$/i;
const MOST_KEPT = 2_000;
/** An editor waits for it. */
const MOST_WAIT_MS = 3_000;

interface Folders {
  /** The pictures that came with the shop. */
  pictures: string;
  /** Those of new sections. They are in the first of these folders that exists. */
  own: readonly string[];
}

/** The pictures that came with the shop, those of new sections, and those of the media library. */
export function shownPictures({ pictures, own }: Folders, files: FileStore): ShownPictures {
  /** An uploaded file never changes under its name. */
  const grounds = new LRUCache<string, Promise<string | undefined>>({ max: MOST_KEPT });

  /** A name with an ending is a single file. */
  function pathOf(name: string, size: string): string {
    if (isOwnPicture(name)) return join(own.find((folder) => existsSync(folder)) ?? '', name);
    return join(pictures, name.includes('.') ? name : `${name}${size}`);
  }

  async function bytesOf(name: string, width: ShownWidth): Promise<number | undefined> {
    const id = fileOfPicture(name);
    if (id === undefined) return (await stat(pathOf(name, `-${width}.avif`))).size;
    // Until a size is made, the first one is sent instead.
    return (await files.sizeOf(sizeKey(id, `${width}.avif`))) ?? files.sizeOf(sizeKey(id, FIRST_SIZE));
  }

  async function readGround(name: string): Promise<string | undefined> {
    // They are SVG files, which the server never draws. Nothing is in their left half.
    if (isOwnPicture(name)) return CARD;
    const id = fileOfPicture(name);
    if (id === undefined) return groundOf(pathOf(name, `-${FIRST_SIZE}`));
    const stored = await files.read(sizeKey(id, FIRST_SIZE));
    return stored && groundOf(await buffer(stored.stream));
  }

  function keptGround(name: string): Promise<string | undefined> {
    const kept = grounds.get(name) ?? readGround(name);
    grounds.set(name, kept);
    kept.catch(() => grounds.delete(name));
    return kept;
  }

  return {
    weigh: (name, width) => orUnknown(name, () => bytesOf(name, width)),
    ground: (name) => orUnknown(name, () => keptGround(name)),
  };
}

async function orUnknown<T>(name: string, work: () => Promise<T | undefined>): Promise<T | undefined> {
  if (!NAME.test(name) && !isOwnPicture(name)) return undefined;
  const late = new AbortController();
  const limit = setTimeout(MOST_WAIT_MS, undefined, { signal: late.signal, ref: false }).catch(
    () => undefined,
  );
  try {
    return await Promise.race([work(), limit]);
  } catch {
    return undefined;
  } finally {
    late.abort();
  }
}
