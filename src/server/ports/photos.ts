import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { FileType } from './file-types.ts';
import type { PictureProblem } from './safe-sharp.ts';
import { openPicture, orProblem } from './safe-sharp.ts';
import type { Asker } from './work-queue.ts';
import { WorkQueue } from './work-queue.ts';

/** Accepted file types of photos, by their first bytes. */
export const PHOTO_TYPES: readonly FileType[] = ['jpg', 'png', 'webp', 'avif'];
export const PHOTO_BYTES = 10 * 1024 * 1024;

/** The longest edge in pixels of each stored size. */
export const PHOTO_SIZES = { small: 400, large: 1600 } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;

/** Decoding a large photo takes a second of CPU and 100 MB, so only one is decoded at a time. */
const queue = new WorkQueue({
  atOnce: 1,
  atOnceForKnown: 1,
  mostWaiting: { known: 24, stranger: 24, suspect: 8 },
  mostOfClient: 8,
});

export type PhotoProblem = PictureProblem;

/**
 * Makes both sizes of a photo as WebP, from its pixels and turned upright. No metadata is copied: no location, no
 * camera, no preview. Rejects with QueueFull if too many are waiting.
 */
export function makePhoto(
  source: string,
  targets: Readonly<Record<PhotoSize, string>>,
  asker: Asker,
): Promise<{ width: number; height: number } | PhotoProblem> {
  return queue.run(asker, () =>
    orProblem(source, async () => {
      const large = await resized(openPicture(source).autoOrient(), 'large').toFile(targets.large);
      await resized(sharp(targets.large), 'small').toFile(targets.small);
      return { width: large.width, height: large.height };
    }),
  );
}

function resized(photo: Sharp, size: PhotoSize): Sharp {
  const edge = PHOTO_SIZES[size];
  return photo
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 3 });
}
