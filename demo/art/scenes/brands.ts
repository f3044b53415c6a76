import { scene } from './scene.ts';
import { slug } from '#demo/art/names.ts';
import { text, type Paint } from '#demo/art/lib/svg.ts';
import type { Picture } from '#demo/art/picture.ts';

const INK = '#14161A';

/** Names of manufacturers in plain type. Weight, spacing and case differ; no logo is drawn. */
const BRANDS: readonly (readonly [name: string, weight: number, tracking: number, size?: number])[] = [
  ['Acer', 600, -1],
  ['Apple', 600, -2],
  ['Dell', 650, 3],
  ['Fairphone', 500, -1, 64],
  ['Google', 500, -2],
  ['House', 650, -2],
  ['HP', 550, 1],
  ['Lenovo', 600, -2],
  ['Microsoft', 550, -2, 68],
  ['Nintendo', 600, -1, 68],
  ['Nothing', 400, 3, 70],
  ['OnePlus', 450, -1],
  ['Samsung', 600, 5, 62],
  ['Sony', 500, 6],
  ['Valve', 450, 8],
];

const style = (weight: number, tracking: number): Paint => ({
  fill: INK,
  fontWeight: weight,
  letterSpacing: tracking,
  textAnchor: 'middle',
});

export const brands: readonly Picture[] = BRANDS.map(([name, weight, tracking, size = 80]) =>
  scene(
    `brands/${slug(name)}`,
    { w: 480, h: 200 },
    () => text(240, 100 + size * 0.36, name, size, style(weight, tracking)),
    null,
  ),
);
