import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import type { FileType } from './file-types.ts';
import type { VideoProblem } from './mp4.ts';
import { cleanMp4 } from './mp4.ts';
import type { PictureProblem } from './safe-sharp.ts';
import { openPicture, orProblem } from './safe-sharp.ts';
import type { Asker } from './work-queue.ts';
import { WorkQueue } from './work-queue.ts';

/** Accepted file types of the media library, by their first bytes. */
export const MEDIA_TYPES: readonly FileType[] = ['jpg', 'png', 'webp', 'avif', 'gif', 'mp4'];

/** The widths in which the shop asks for pictures, as its picture component names them. */
const SMALL_WIDTH = 640;
const LARGE_WIDTH = 1200;
export const FIRST_SIZE = `${SMALL_WIDTH}.webp`;
export const LATER_SIZES = [`${SMALL_WIDTH}.avif`, `${LARGE_WIDTH}.avif`] as const;
/** A picture may be this many times as high as it is wide before it gets narrower. */
const MOST_HIGH = 3;
/** The longest edge of the whole picture that is kept. */
const WHOLE_EDGE = 4096;

export type MediaProblem = PictureProblem | VideoProblem;

export interface MadeMedia {
  /** The whole file, without metadata. */
  whole: string;
  type: FileType;
  /** The first small version, which is shown until the others are made; a video has none. */
  small: string | undefined;
  width: number;
  height: number;
  bytes: number;
}

/** Decoding takes much memory, so only one file is decoded at a time. */
const queue = new WorkQueue({
  atOnce: 1,
  atOnceForKnown: 1,
  mostWaiting: { known: 24, stranger: 4, suspect: 2 },
  mostOfClient: 12,
});

/**
 * Makes the stored versions of an uploaded file: the whole picture from its pixels, upright and without
 * metadata, and a first small version. Rejects with QueueFull if too many are waiting.
 */
export function makeMedia(
  { path, type }: { path: string; type: FileType },
  folder: string,
  asker: Asker,
): Promise<MadeMedia | MediaProblem> {
  return queue.run(asker, () => (type === 'mp4' ? makeVideo(path, folder) : makePicture(path, type, folder)));
}

async function makeVideo(path: string, folder: string): Promise<MadeMedia | MediaProblem> {
  const file = await readFile(path);
  const size = cleanMp4(file);
  if (typeof size === 'string') return size;
  const whole = join(folder, 'whole.mp4');
  await writeFile(whole, file, { mode: 0o600 });
  return { whole, type: 'mp4', small: undefined, ...size, bytes: file.length };
}

/** How the whole picture is kept. Writing a large AVIF takes minutes, so it becomes WebP. */
const WHOLE: Partial<Record<FileType, { type: FileType; write: (picture: Sharp) => Sharp }>> = {
  jpg: { type: 'jpg', write: (picture) => picture.jpeg({ quality: 90 }) },
  png: { type: 'png', write: (picture) => picture.png() },
  webp: { type: 'webp', write: (picture) => picture.webp({ quality: 90 }) },
  avif: { type: 'webp', write: (picture) => picture.webp({ quality: 90 }) },
  gif: { type: 'gif', write: (picture) => picture.gif() },
};

function makePicture(path: string, given: FileType, folder: string): Promise<MadeMedia | MediaProblem> {
  return orProblem(path, async () => {
    const { type, write } = WHOLE[given] ?? {
      type: 'png' as const,
      write: (picture: Sharp) => picture.png(),
    };
    const whole = join(folder, `whole.${type}`);
    const small = join(folder, `small-${FIRST_SIZE}`);
    const edges = { width: WHOLE_EDGE, height: WHOLE_EDGE, fit: 'inside', withoutEnlargement: true } as const;
    const source = openPicture(path, { animated: given === 'gif' }).autoOrient();
    const { width, pageHeight, height } = await write(source.resize(edges)).toFile(whole);
    await widthOf(openPicture(whole), SMALL_WIDTH).webp({ quality: 78, effort: 3 }).toFile(small);
    const { size } = await stat(whole);
    return { whole, type, small, width, height: pageHeight ?? height, bytes: size };
  });
}

/** Makes the versions that the shop prefers. They take a second or two, so a job makes them. */
export async function makeSizes(
  whole: string,
  folder: string,
): Promise<{ size: (typeof LATER_SIZES)[number]; path: string }[]> {
  const made = [];
  for (const size of LATER_SIZES) {
    const path = join(folder, `made-${size}`);
    await widthOf(openPicture(whole), Number.parseInt(size, 10))
      .avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' })
      .toFile(path);
    made.push({ size, path });
  }
  return made;
}

const widthOf = (picture: Sharp, width: number): Sharp =>
  picture.resize({ width, height: width * MOST_HIGH, fit: 'inside', withoutEnlargement: true });
