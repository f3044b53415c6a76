import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Width of the master; the smaller files are resized from it. */
export const MASTER_WIDTH = 1200;
const SMALL_WIDTH = 640;

/** 4:4:4 keeps coloured edges sharp; 10 bit keeps the wide gradients of scenes smooth. */
const AVIF = { chromaSubsampling: '4:4:4' } as const;
const WEBP = { effort: 6, preset: 'picture' } as const;

/**
 * Nearly a thousand product pictures must stay small, and drawing them all again must take only minutes: low quality,
 * little effort. Scenes are shown wide, and there are few.
 */
const GOODS = {
  large: { ...AVIF, bitdepth: 8, quality: 22, effort: 2 },
  small: { ...AVIF, bitdepth: 8, quality: 26, effort: 2 },
  // Fewer steps of alpha would draw rings into soft shadows; all of them double the file.
  webp: { ...WEBP, quality: 12, alphaQuality: 75 },
} as const;
const SCENES = {
  large: { ...AVIF, bitdepth: 10, quality: 34, effort: 4 },
  small: { ...AVIF, bitdepth: 10, quality: 34, effort: 4 },
  webp: { ...WEBP, quality: 46 },
} as const;

const encodingOf = (name: string): typeof GOODS | typeof SCENES =>
  name.startsWith('products/') ? GOODS : SCENES;

/** Part of the cache key: other settings mean other files. */
export const encodingKey = (name: string): string =>
  JSON.stringify([MASTER_WIDTH, SMALL_WIDTH, encodingOf(name)]);

export const filesOf = (name: string): string[] => [
  `${name}-${MASTER_WIDTH}.avif`,
  `${name}-${SMALL_WIDTH}.avif`,
  `${name}-${SMALL_WIDTH}.webp`,
];

/** Writes the files of a picture and returns their size in bytes. */
export async function encode(png: Buffer, folder: string, name: string): Promise<number> {
  const small = await sharp(png)
    .resize(SMALL_WIDTH, null, { kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const settings = encodingOf(name);
  const encoded = await Promise.all([
    sharp(png).avif(settings.large).toBuffer(),
    sharp(small).avif(settings.small).toBuffer(),
    sharp(small).webp(settings.webp).toBuffer(),
  ]);
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await Promise.all(
    filesOf(name).map((file, i) => writeFile(path.join(folder, file), encoded[i] ?? Buffer.alloc(0))),
  );
  return encoded.reduce((sum, buffer) => sum + buffer.length, 0);
}
