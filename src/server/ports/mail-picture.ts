import sharp from 'sharp';

/** Twice the size shown in a mail, for high-resolution screens. */
const EDGE = 160;

/** The background colour of product tiles in the shop. */
const GROUND = '#f6f5f2';

/** A stored picture as a small square JPEG, which every mail program shows. */
export function mailJpeg(source: string | Buffer): Promise<Buffer> {
  return sharp(source)
    .resize({ width: EDGE, height: EDGE, fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
