import sharp from 'sharp';

// SVG is blocked: it may hold scripts and links to other hosts.
sharp.block({ operation: ['VipsForeignLoadSvg'] });
// Every upload is different, so a cache would never be used.
sharp.cache(false);

const MOST_PIXELS = 50_000_000;

/** Opens an uploaded file. Damaged files and those with too many pixels fail. */
export const openPicture = (source: string, { animated = false } = {}) =>
  sharp(source, { failOn: 'error', limitInputPixels: MOST_PIXELS, animated });

/** Why a file is not accepted as a picture. */
export type PictureProblem = 'damaged' | 'too many pixels';

/** Runs work on an uploaded file. If it fails, says what is wrong with the file. */
export async function orProblem<A>(source: string, work: () => Promise<A>): Promise<A | PictureProblem> {
  try {
    const { width, height } = await openPicture(source).metadata();
    if (width * height > MOST_PIXELS) return 'too many pixels';
    return await work();
  } catch (error) {
    return error instanceof Error && /pixel limit/.test(error.message) ? 'too many pixels' : 'damaged';
  }
}
