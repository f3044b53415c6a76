import { benchScene } from './bench.ts';
import { crackedScreen, driver, pound, standingOpened } from './heroes.ts';
import * as place from './place.ts';
import { LINES, scene, type SceneSize } from './scene.ts';
import { BLACK_OFFSET_PAD, standingController } from '#demo/art/devices/controller.ts';
import { cableArt } from '#demo/art/devices/cable.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { rect, scaled } from '#demo/art/lib/svg.ts';
import type { Picture } from '#demo/art/picture.ts';

const SIZE: SceneSize = { w: 600, h: 600 };

interface Category {
  readonly name: string;
  /** The background of the round tile. */
  readonly tint: string;
  readonly draw: (d: Doc) => string;
}

const CATEGORIES: readonly Category[] = [
  {
    name: 'phones',
    tint: '#ECEBFA',
    draw: (d) =>
      place.phone(d, 'iPhone 16 Pro', 'Black Titanium', {
        x: 226,
        foot: 494,
        high: 410,
        yaw: 28,
        back: true,
      }) +
      place.phone(d, 'iPhone 16 Pro', 'Natural Titanium', {
        x: 378,
        foot: 522,
        high: 426,
        yaw: -24,
        palette: 'indigo',
      }),
  },
  {
    name: 'tablets',
    tint: '#E6F0FA',
    draw: (d) =>
      place.tablet(d, 'iPad (A16, 11th gen)', 'Pink', { x: 244, foot: 494, high: 380, back: true }) +
      place.tablet(d, 'iPad (A16, 11th gen)', 'Blue', { x: 348, foot: 510, high: 386 }),
  },
  {
    name: 'laptops',
    tint: '#F3ECE4',
    draw: (d) =>
      place.laptop(d, 'MacBook Air 13-inch (M2)', 'Midnight', { x: 300, foot: 486, high: 356, yaw: 24 }),
  },
  {
    name: 'watches',
    tint: '#F8E9E6',
    draw: (d) =>
      place.watch(d, 'Galaxy Watch7', 'Green', { x: 396, foot: 470, high: 320, yaw: 30 }) +
      place.watch(d, 'Watch Series 10', 'Rose Gold', { x: 214, foot: 516, high: 360, yaw: -30 }),
  },
  {
    name: 'audio',
    tint: '#E9EEF4',
    draw: (d) =>
      place.headphones(d, 'Midnight Blue', { x: 316, foot: 504, high: 404 }) +
      place.buds(d, { x: 224, foot: 536, high: 124 }),
  },
  {
    name: 'consoles',
    tint: '#E8F1EA',
    draw: (d) =>
      place.fin(d, { x: 218, foot: 512, high: 430 }) + standingController(d, BLACK_OFFSET_PAD, 404, 450, 1.3),
  },
  {
    name: 'accessories',
    tint: '#F4F1E6',
    draw: (d) =>
      place.plug(d, { x: 226, foot: 420, high: 330 }) + scaled(cableArt(d, '#f4f4f3'), 394, 424, 1.9),
  },
];

const glow = (d: Doc, strength: number): string =>
  rect(0, 0, SIZE.w, SIZE.h, 0, {
    fill: d.rad(
      [
        [0, '#fff', strength],
        [1, '#fff', 0],
      ],
      0.5,
      0.42,
      0.6,
    ),
  });

const categories = CATEGORIES.flatMap(({ name, tint, draw }): Picture[] => [
  scene(`categories/${name}`, SIZE, draw, null),
  scene(
    `categories/round-${name}`,
    SIZE,
    (d) => glow(d, 0.8) + `<g transform="translate(300 300) scale(.86) translate(-300 -300)">${draw(d)}</g>`,
    tint,
  ),
]);

const OFFER: SceneSize = { w: 480, h: 480 };

/** The three offers. Their objects are at the bottom of the tile, where the card crops them. */
const offers: readonly Picture[] = [
  scene(
    'tiles/buy',
    OFFER,
    (d) =>
      place.phone(d, 'iPhone 17', 'Mist Blue', { x: 186, foot: 440, high: 372, yaw: 24, back: true }) +
      place.phone(d, 'iPhone 17', 'Mist Blue', { x: 316, foot: 462, high: 372, yaw: -22, palette: 'indigo' }),
    null,
  ),
  scene(
    'tiles/sell',
    OFFER,
    (d) =>
      place.phone(d, 'Galaxy S24', 'Cobalt Violet', { x: 330, foot: 400, high: 330, yaw: -20, back: true }) +
      place.box(d, LINES.sell.accent, { x: 214, foot: 458, high: 264 }) +
      pound(d, 384, 410, 1.7),
    null,
  ),
  scene(
    'tiles/repair',
    OFFER,
    (d) =>
      crackedScreen(d, 316, 430, 330, 8) + standingOpened(d, 186, 452, 372) + driver(d, 420, 372, 1.5, 152),
    null,
  ),
];

const bench = scene(
  'categories/round-repair',
  SIZE,
  (d) => glow(d, 0.7) + benchScene(d, 300, 300, 2.2, -6),
  '#FDF0D5',
);

export const tiles: readonly Picture[] = [...categories, bench, ...offers];
