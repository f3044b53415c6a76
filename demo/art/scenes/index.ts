import { banners } from './banners.ts';
import { brands } from './brands.ts';
import { heroes } from './heroes.ts';
import { promo } from './promo.ts';
import { services } from './services.ts';
import { small } from './small.ts';
import { street } from './street.ts';
import { tiles } from './tiles.ts';
import { poster } from '#demo/art/video.ts';
import type { Picture } from '#demo/art/picture.ts';

/** Everything that is not a picture of one product. */
export const pictures: readonly Picture[] = [
  ...heroes,
  ...tiles,
  ...banners,
  ...services,
  ...promo,
  ...street,
  ...small,
  ...brands,
  poster,
];
