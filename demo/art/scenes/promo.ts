import * as place from './place.ts';
import { BANNER, LINES, room, scene } from './scene.ts';
import { WHITE_PAD, standingController } from '#demo/art/devices/controller.ts';
import type { Picture } from '#demo/art/picture.ts';

/** Points of the console promotion that a shopper can open, as shares of the picture's width and height. */
export const CONSOLE_HOTSPOTS = [
  { about: 'console', x: 0.405, y: 0.36 },
  { about: 'controller', x: 0.585, y: 0.79 },
  { about: 'headphones', x: 0.79, y: 0.5 },
] as const;

export const promo: readonly Picture[] = [
  scene(
    'promo/console',
    BANNER,
    (d) =>
      room(d, BANNER, LINES.buy, { glow: [0.55, 0.5, 520] }) +
      place.fin(d, { x: 620, foot: 622, high: 540 }) +
      place.handheld(d, { x: 330, foot: 620, high: 150 }) +
      place.headphones(d, 'Black', { x: 1240, foot: 620, high: 400 }) +
      standingController(d, WHITE_PAD, 936, 570, 1.6),
  ),
];
