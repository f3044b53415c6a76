import { batteryPack } from './objects/battery-pack.ts';
import { benchScene, toolRow } from './bench.ts';
import { crackedScreen, driver, standingOpened } from './heroes.ts';
import * as place from './place.ts';
import { scene, type SceneSize } from './scene.ts';
import { BLACK_OFFSET_PAD, standingController } from '#demo/art/devices/controller.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { lying } from '#demo/art/lib/shadows.ts';
import { rect } from '#demo/art/lib/svg.ts';
import type { Picture } from '#demo/art/picture.ts';

const SLIDE: SceneSize = { w: 1440, h: 788 };
const SIDE: SceneSize = { w: 640, h: 480 };
const DARK = '#2B2013';

/** Lamp light on the right of a dark slide. The left stays calm for text. */
const lamp = (d: Doc): string =>
  rect(0, 0, SLIDE.w, SLIDE.h, 0, {
    fill: d.radU(
      [
        [0, '#8a5a1c', 0.75],
        [0.55, '#5a3d18', 0.3],
        [1, DARK, 0],
      ],
      1050,
      340,
      560,
    ),
  });

const repair: readonly Picture[] = [
  scene(
    'repair/screen',
    SLIDE,
    (d) =>
      lamp(d) +
      standingOpened(d, 900, 726, 640) +
      crackedScreen(d, 1190, 712, 560, 9) +
      driver(d, 860, 760, 2.5, -34),
    DARK,
  ),
  scene('repair/lab', SLIDE, (d) => lamp(d) + benchScene(d, 1040, 394, 3.2, -6, true), DARK),
  scene(
    'repair/battery',
    SIDE,
    (d) =>
      standingOpened(d, 210, 452, 410) +
      lying(d, batteryPack(d).art, { shape: batteryPack(d).shape, x: 424, y: 268, scale: 3.7, turn: 9 }),
    null,
  ),
  scene(
    'repair/console',
    SIDE,
    (d) => place.handheld(d, { x: 320, foot: 286, high: 200 }) + toolRow(d, 320, 392, 1.3),
    null,
  ),
];

const sell: readonly Picture[] = [
  scene(
    'sell/mobile',
    SIDE,
    (d) =>
      place.phone(d, 'iPhone 15 Pro', 'Blue Titanium', { x: 384, foot: 440, high: 366, yaw: -20 }) +
      place.phone(d, 'iPhone 15 Pro', 'Blue Titanium', { x: 256, foot: 456, high: 392, yaw: 24, back: true }),
    null,
  ),
  scene(
    'sell/tablet',
    SIDE,
    (d) =>
      place.tablet(d, 'iPad (A16, 11th gen)', 'Blue', { x: 290, foot: 430, high: 376, back: true }) +
      place.tablet(d, 'iPad (A16, 11th gen)', 'Blue', { x: 366, foot: 446, high: 384 }),
    null,
  ),
  scene(
    'sell/watch',
    SIDE,
    (d) => place.watch(d, 'Watch Series 10', 'Jet Black', { x: 320, foot: 440, high: 370, yaw: -30 }),
    null,
  ),
  scene(
    'sell/mac',
    SIDE,
    (d) => place.laptop(d, 'MacBook Air 13-inch (M1)', 'Silver', { x: 320, foot: 420, high: 340, yaw: -24 }),
    null,
  ),
  scene(
    'sell/laptop',
    SIDE,
    (d) => place.laptop(d, 'XPS 13 9315', 'Umber', { x: 320, foot: 420, high: 340, yaw: 24 }),
    null,
  ),
  scene(
    'sell/console',
    SIDE,
    (d) =>
      place.tower(d, { x: 270, foot: 436, high: 380 }) +
      standingController(d, BLACK_OFFSET_PAD, 430, 384, 1.15),
    null,
  ),
];

export const services: readonly Picture[] = [...repair, ...sell];
