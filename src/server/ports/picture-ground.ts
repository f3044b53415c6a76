import sharp from 'sharp';

/** The colour of a card, which shows through a picture without a background. */
export const CARD = '#F6F5F2';
const EDGE = 16;
const CHANNELS = 3;

const toLight = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const fromLight = (light: number) =>
  Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));

/** The mean colour of the left half of a picture, as #RRGGBB: there a section lays its words. */
export async function groundOf(source: string | Buffer): Promise<string> {
  const { width, height } = await sharp(source).metadata();
  const pixels = await sharp(source)
    .extract({ left: 0, top: 0, width: Math.ceil(width / 2), height })
    .flatten({ background: CARD })
    .toColourspace('srgb')
    .resize({ width: EDGE, height: EDGE, fit: 'fill' })
    .raw()
    .toBuffer();
  const sums = [0, 0, 0];
  pixels.forEach((value, at) => {
    sums[at % CHANNELS] = (sums[at % CHANNELS] ?? 0) + toLight(value);
  });
  const hex = sums.map((sum) =>
    fromLight((sum * CHANNELS) / pixels.length)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`.toUpperCase();
}
