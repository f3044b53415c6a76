import sharp from 'sharp';

/** Twice as many pixels as a mail shows, for fine screens. */
const EDGE = 160;

/** Of the tile on which the shop shows products. */
const GROUND = '#f6f5f2';

/** A stored picture as a small square JPEG, which every mail program shows. */
export function mailJpeg(source: string): Promise<Buffer> {
  return sharp(source)
    .resize({ width: EDGE, height: EDGE, fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
