import { crackedScreen, foldingScreen, standingOpened } from './heroes.ts';
import * as place from './place.ts';
import { BANNER, LINES, room, scene, type Line, type SceneSize } from './scene.ts';
import { BLACK_OFFSET_PAD, WHITE_PAD, standingController } from '#demo/art/devices/controller.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { ellipse, group, rect } from '#demo/art/lib/svg.ts';
import type { PhoneName } from '#demo/art/phones/models.ts';
import type { Picture } from '#demo/art/picture.ts';

const HALF: SceneSize = { w: 1200, h: 600 };
const CARD: SceneSize = { w: 1200, h: 480 };
const OFFER: SceneSize = { w: 1600, h: 560 };

/** Quiet backgrounds that belong to no line. */
const SAND: Line = { pale: '#F4EEE4', tint: '#EADFCD', floor: '#D9C7AA', accent: '#8A6A3B' };
const MIST: Line = { pale: '#EAF1F7', tint: '#D6E4EF', floor: '#B4CCDF', accent: '#3B6A8A' };
const STONE: Line = { pale: '#EFEEEA', tint: '#E0DED7', floor: '#C8C5BA', accent: '#5D6066' };
const ROSE: Line = { pale: '#FAEDEA', tint: '#F3DAD4', floor: '#E3BBB1', accent: '#9A4B3B' };

const main: readonly Picture[] = [
  scene(
    'banners/main-1',
    BANNER,
    (d) =>
      room(d, BANNER, LINES.buy) +
      place.phone(d, 'Galaxy S25 Ultra', 'Titanium Silverblue', {
        x: 960,
        foot: 570,
        high: 470,
        yaw: 26,
        back: true,
      }) +
      place.phone(d, 'Pixel 9 Pro', 'Porcelain', { x: 1180, foot: 590, high: 480, yaw: 26, back: true }) +
      place.phone(d, 'iPhone 17', 'Lavender', { x: 1400, foot: 622, high: 500, yaw: -22, palette: 'violet' }),
  ),
  scene(
    'banners/main-2',
    BANNER,
    (d) =>
      room(d, BANNER, SAND) +
      place.laptop(d, 'MacBook Pro 14-inch (M3 Pro)', 'Space Black', {
        x: 1060,
        foot: 600,
        high: 450,
        yaw: 22,
      }) +
      place.headphones(d, 'Black', { x: 1390, foot: 636, high: 350 }),
  ),
  scene(
    'banners/main-3',
    BANNER,
    (d) =>
      room(d, BANNER, MIST) +
      place.fin(d, { x: 930, foot: 606, high: 500 }) +
      place.tower(d, { x: 1220, foot: 596, high: 420, yaw: 30 }) +
      place.handheld(d, { x: 1390, foot: 648, high: 150 }) +
      standingController(d, WHITE_PAD, 1080, 580, 1.2),
  ),
];

const half: readonly Picture[] = [
  scene(
    'banners/half-1',
    HALF,
    (d) =>
      room(d, HALF, ROSE, { glow: [0.72, 0.5, 380] }) +
      place.watch(d, 'Galaxy Watch7', 'Cream', { x: 1010, foot: 490, high: 330, yaw: 28 }) +
      place.watch(d, 'Watch Series 10', 'Rose Gold', { x: 790, foot: 540, high: 400, yaw: -30 }),
  ),
  scene(
    'banners/half-2',
    HALF,
    (d) =>
      room(d, HALF, MIST, { glow: [0.72, 0.5, 380] }) +
      place.headphones(d, 'Silver', { x: 910, foot: 524, high: 430 }) +
      place.buds(d, { x: 800, foot: 560, high: 128 }),
  ),
];

/** Leaves space for a badge at the upper left. */
const offer = scene(
  'banners/offer-1',
  OFFER,
  (d) =>
    rect(0, 0, OFFER.w, OFFER.h, 0, {
      fill: d.diag([
        [0, '#1b1f4a'],
        [0.5, '#272a72'],
        [1, '#3b32a8'],
      ]),
    }) +
    rect(0, 0, OFFER.w, OFFER.h, 0, {
      fill: d.radU(
        [
          [0, '#8f8bff', 0.65],
          [1, '#8f8bff', 0],
        ],
        1180,
        300,
        420,
      ),
    }) +
    place.tablet(d, 'iPad (A16, 11th gen)', 'Blue', { x: 1010, foot: 486, high: 390 }) +
    place.laptop(d, 'MacBook Air 13-inch (M4)', 'Starlight', { x: 1310, foot: 500, high: 330, yaw: -24 }) +
    place.phone(d, 'iPhone 16', 'Ultramarine', { x: 1120, foot: 520, high: 330, yaw: 24, back: true }),
);

const cards: readonly Picture[] = [
  scene(
    'banners/card-1',
    CARD,
    (d) =>
      room(d, CARD, LINES.buy, { glow: [0.74, 0.5, 320] }) +
      place.phone(d, 'Pixel 9a', 'Peony', { x: 820, foot: 420, high: 350, yaw: 26, back: true }) +
      place.phone(d, 'Galaxy S25', 'Icyblue', { x: 1000, foot: 440, high: 356, yaw: -22 }),
  ),
  scene(
    'banners/card-2',
    CARD,
    (d) =>
      room(d, CARD, LINES.sell, { glow: [0.74, 0.5, 320] }) +
      place.box(d, LINES.sell.accent, { x: 900, foot: 448, high: 360 }),
  ),
  scene(
    'banners/card-3',
    CARD,
    (d) =>
      room(d, CARD, LINES.repair, { glow: [0.74, 0.5, 320] }) +
      crackedScreen(d, 990, 420, 340, 7) +
      standingOpened(d, 850, 444, 376),
  ),
];

/** Five phones in five colours, the nearest at the left. */
const FIVE: readonly (readonly [PhoneName, string])[] = [
  ['iPhone 17', 'White'],
  ['iPhone 17', 'Sage'],
  ['iPhone 17', 'Mist Blue'],
  ['iPhone 17', 'Lavender'],
  ['iPhone 17', 'Black'],
];

const five = (d: Doc): string =>
  FIVE.map(([name, colourName], i) =>
    place.phone(d, name, colourName, {
      x: 1006 - i * 176,
      foot: 976 + i * 22,
      high: 590 - i * 12,
      yaw: 20,
      back: true,
    }),
  ).join('');

const LARGE: SceneSize = { w: 1208, h: 992 };
const SMALL: SceneSize = { w: 580, h: 472 };
const WIDE: SceneSize = { w: 1208, h: 472 };

const mosaic: readonly Picture[] = [
  scene(
    'banners/mosaic-1',
    LARGE,
    (d) =>
      rect(0, 0, LARGE.w, LARGE.h, 0, {
        fill: d.lin(
          [
            [0, '#1a1c3d'],
            [0.6, '#262463'],
            [1, '#352a80'],
          ],
          0.2,
          0,
          0.8,
          1,
        ),
      }) +
      ellipse(720, 960, 620, 260, { fill: '#7c6bff', opacity: 0.35, filter: d.blur(90) }) +
      five(d),
  ),
  scene(
    'banners/mosaic-2',
    SMALL,
    (d) => place.laptop(d, 'MacBook Air 13-inch (M1)', 'Gold', { x: 372, foot: 448, high: 250, yaw: -22 }),
    '#EEE6D8',
  ),
  scene('banners/mosaic-3', SMALL, (d) => place.buds(d, { x: 350, foot: 436, high: 168 }), '#DDE7EF'),
  scene(
    'banners/mosaic-4',
    WIDE,
    (d) =>
      // Low enough for a tablet, which shows only the lower part of the picture.
      place.tower(d, { x: 880, foot: 440, high: 296 }) +
      standingController(d, BLACK_OFFSET_PAD, 1036, 396, 1),
    '#E2E0D8',
  ),
];

/** The three-colour pattern of the shop on a wide banner, for pages about all three lines. */
const signature = scene(
  'banners/signature',
  BANNER,
  (d) =>
    room(d, BANNER, STONE) +
    group(foldingScreen(d), { transform: 'translate(800 90) scale(1.04)' }) +
    place.phone(d, 'iPhone 16 Pro', 'Natural Titanium', {
      x: 930,
      foot: 600,
      high: 360,
      yaw: 22,
      back: true,
    }) +
    place.box(d, LINES.sell.accent, { x: 1180, foot: 610, high: 230 }) +
    standingOpened(d, 1420, 606, 330),
);

export const banners: readonly Picture[] = [...main, ...half, offer, ...cards, ...mosaic, signature];
