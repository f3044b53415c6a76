import { foldingScreen } from './heroes.ts';
import { toolRow } from './bench.ts';
import * as place from './place.ts';
import { LINES, scene, type SceneSize } from './scene.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { circle, ellipse, group, path, rect } from '#demo/art/lib/svg.ts';
import type { Picture } from '#demo/art/picture.ts';

const EMPTY: SceneSize = { w: 640, h: 480 };
const WIDE: SceneSize = { w: 1600, h: 700 };

/** A magnifier over a phone: nothing was found yet. */
function magnifier(d: Doc): string {
  return group(
    path('M52 52L104 104', {
      stroke: '#2a2622',
      strokeOpacity: 0.25,
      strokeWidth: 26,
      strokeLinecap: 'round',
      transform: 'translate(8 12)',
      filter: d.blur(6),
    }) +
      path('M56 56L106 106', {
        stroke: d.linU(
          [
            [0, '#6a6e76'],
            [0.5, '#33353a'],
            [1, '#17181b'],
          ],
          60,
          90,
          100,
          60,
        ),
        strokeWidth: 24,
        strokeLinecap: 'round',
      }) +
      circle(0, 0, 76, {
        fill: d.rad([
          [0, '#ffffff', 0.15],
          [0.8, '#eaf1ff', 0.3],
          [1, '#c7d2fe', 0.5],
        ]),
      }) +
      circle(0, 0, 76, {
        fill: 'none',
        stroke: d.diag([
          [0, '#8f89ff'],
          [0.5, '#4F46E5'],
          [1, '#312c99'],
        ]),
        strokeWidth: 13,
      }) +
      path('M-46 -30A56 56 0 0 1 -6 -56', {
        fill: 'none',
        stroke: '#ffffff',
        strokeOpacity: 0.9,
        strokeWidth: 8,
        strokeLinecap: 'round',
      }),
    { transform: 'translate(362 236)' },
  );
}

const empty: readonly Picture[] = [
  scene('empty/cart', EMPTY, (d) => place.box(d, LINES.buy.accent, { x: 320, foot: 420, high: 320 }), null),
  scene('empty/error', EMPTY, (d) => toolRow(d, 330, 240, 2.4), null),
  scene(
    'empty/search',
    EMPTY,
    (d) =>
      place.phone(d, 'iPhone 16', 'White', { x: 270, foot: 430, high: 380, yaw: 22, palette: 'sky' }) +
      magnifier(d),
    null,
  ),
];

/** Very soft fields of colour, for behind text. */
function soft(
  d: Doc,
  ground: string,
  spots: readonly (readonly [x: number, y: number, r: number, colour: string])[],
): string {
  return (
    rect(0, 0, WIDE.w, WIDE.h, 0, { fill: ground }) +
    spots
      .map(([x, y, r, colour]) =>
        rect(0, 0, WIDE.w, WIDE.h, 0, {
          fill: d.radU(
            [
              [0, colour, 0.9],
              [0.5, colour, 0.4],
              [1, colour, 0],
            ],
            x,
            y,
            r,
          ),
        }),
      )
      .join('')
  );
}

const backgrounds: readonly Picture[] = [
  scene('backgrounds/soft-1', WIDE, (d) =>
    soft(d, '#F6F5F2', [
      [260, 120, 560, '#E3E5FF'],
      [1320, 180, 520, '#D9F2E6'],
      [900, 700, 560, '#FFEFCB'],
    ]),
  ),
  scene('backgrounds/soft-2', WIDE, (d) =>
    soft(d, '#EEF0FF', [
      [1360, 80, 620, '#D3D8FF'],
      [180, 640, 520, '#F7E9F4'],
      [820, 320, 420, '#FFFFFF'],
    ]),
  ),
];

const cards: readonly Picture[] = [
  scene(
    'cards/promo',
    { w: 800, h: 1000 },
    (d) =>
      rect(0, 0, 800, 1000, 0, {
        fill: d.lin([
          [0, '#EEF0FF'],
          [1, '#D5DAFF'],
        ]),
      }) +
      ellipse(400, 640, 380, 330, {
        fill: d.rad([
          [0, '#fff', 0.9],
          [1, '#fff', 0],
        ]),
      }) +
      place.phone(d, 'iPhone 16', 'Ultramarine', { x: 300, foot: 920, high: 560, yaw: 24, back: true }) +
      place.phone(d, 'iPhone 16', 'Ultramarine', {
        x: 510,
        foot: 950,
        high: 560,
        yaw: -22,
        palette: 'indigo',
      }),
  ),
  scene(
    'cards/banner',
    { w: 1600, h: 500 },
    (d) =>
      rect(0, 0, 1600, 500, 0, {
        fill: d.lin(
          [
            [0, '#F4F2ED'],
            [1, '#E6E2D8'],
          ],
          0,
          0,
          1,
          0.3,
        ),
      }) +
      group(foldingScreen(d), { transform: 'translate(870 20) scale(.9)' }) +
      place.phone(d, 'Pixel 9 Pro', 'Rose Quartz', { x: 985, foot: 446, high: 280, yaw: 22, back: true }) +
      place.laptop(d, 'Surface Laptop 5 13.5-inch', 'Sage', { x: 1204, foot: 456, high: 216, yaw: -22 }) +
      place.headphones(d, 'Midnight Blue', { x: 1430, foot: 448, high: 250 }),
  ),
];

export const small: readonly Picture[] = [...empty, ...backgrounds, ...cards];
