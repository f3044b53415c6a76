import { BANNER, LINES, room, scene, type SceneSize } from './scene.ts';
import { benchScene } from './bench.ts';
import { cracks, openedPhone } from './objects/opened-phone.ts';
import { coin, payCard, screwdriver } from './objects/tools.ts';
import * as place from './place.ts';
import { colour } from '#demo/art/colours.ts';
import { mix, shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { lying, floorShadow } from '#demo/art/lib/shadows.ts';
import { ellipse, group, path, scaled } from '#demo/art/lib/svg.ts';
import { phoneFront } from '#demo/art/phones/front.ts';
import { PHONES } from '#demo/art/phones/models.ts';
import type { Picture } from '#demo/art/picture.ts';

const FOLD: SceneSize = { w: 740, h: 500 };

/** The three leaves: x of the folds, and how high each fold stands at the top and at the foot. */
const FOLDS = [
  [14, 62, 404],
  [238, 34, 372],
  [472, 66, 404],
  [706, 32, 370],
] as const;
const LEAVES = ['#4F46E5', '#047857', '#F59E0B'] as const;

/** The folding screen of the shop: indigo, emerald, amber. */
export function foldingScreen(d: Doc): string {
  const leaves = LEAVES.map((colourOf, i) => {
    const [x0, top0, foot0] = FOLDS[i] ?? FOLDS[0];
    const [x1, top1, foot1] = FOLDS[i + 1] ?? FOLDS[3];
    const shape = `M${x0} ${top0}L${x1} ${top1}V${foot1}L${x0} ${foot0}Z`;
    const away = i % 2 === 1;
    const light = mix(colourOf, '#ffffff', away ? 0.16 : 0.3);
    return (
      path(shape, {
        fill: d.lin(
          [
            [0, away ? light : mix(colourOf, '#ffffff', 0.04)],
            [0.55, away ? mix(colourOf, '#ffffff', 0.04) : mix(colourOf, '#ffffff', 0.16)],
            [1, away ? shade(colourOf, -0.03) : light],
          ],
          0,
          1,
          1,
          0,
        ),
      }) +
      path(shape, {
        fill: d.lin([
          [0, '#fff', 0.22],
          [0.4, '#fff', 0.02],
          [1, '#000', 0.14],
        ]),
      }) +
      path(`M${x0} ${top0}L${x1} ${top1}`, { stroke: '#ffffff', strokeOpacity: 0.75, strokeWidth: 1.2 }) +
      path(`M${x1} ${top1}V${foot1}`, {
        stroke: i === 1 ? '#000000' : '#ffffff',
        strokeOpacity: i === 2 ? 0.6 : 0.22,
        strokeWidth: 1.4,
      })
    );
  });
  return (
    path('M14 404L238 372L472 404L706 370L730 392L480 430L246 398L6 428Z', {
      fill: '#2a2622',
      opacity: 0.22,
      filter: d.blur(12, 7),
    }) + leaves.join('')
  );
}

const floor = (d: Doc): string =>
  ellipse(372, 436, 360, 34, { fill: '#2a2622', opacity: 0.1, filter: d.blur(22, 9) });

/** A phone in parts, standing: `high` tall, its foot at `foot`. */
export function standingOpened(d: Doc, x: number, foot: number, high: number, turn = 0): string {
  const m = PHONES['iPhone 13'];
  const s = high / m.h;
  return (
    floorShadow(d, x, foot, m.w * s) +
    scaled(openedPhone(d, m, colour('Midnight', 'iPhone 13')), x, foot - high / 2, s, turn)
  );
}

export function crackedScreen(d: Doc, x: number, foot: number, high: number, turn: number): string {
  const m = PHONES['iPhone 13'];
  const s = high / m.h;
  const art =
    phoneFront(d, m, colour('Midnight', 'iPhone 13'), {
      palette: 'violet',
      style: 'petals',
      screen: 'lock',
    }) + cracks(d, m);
  return floorShadow(d, x, foot, m.w * s * 0.9) + scaled(art, x, foot - high / 2, s, turn);
}

export const driver = (d: Doc, x: number, y: number, scale: number, turn: number): string => {
  const { art, shape } = screwdriver(d);
  return lying(d, art, { shape, x, y, scale, turn });
};

export const pound = (d: Doc, x: number, y: number, scale: number): string =>
  ellipse(x, y + 26 * scale, 24 * scale, 4 * scale, {
    fill: '#06281d',
    opacity: 0.4,
    filter: d.blur(5 * scale, 2 * scale),
  }) + scaled(coin(d), x, y, scale);

function floatingCard(d: Doc, x: number, y: number, scale: number, turn: number): string {
  const { art, shape } = payCard(d);
  return group(
    path(shape, { fill: '#06382a', opacity: 0.34, transform: 'translate(6 22)', filter: d.blur(18) }) + art,
    {
      transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    },
  );
}

const folds: readonly Picture[] = [
  scene(
    'heroes/fold-buy',
    FOLD,
    (d) =>
      floor(d) +
      foldingScreen(d) +
      place.phone(d, 'iPhone 16 Pro', 'Natural Titanium', { x: 214, foot: 424, high: 300, yaw: -16 }) +
      place.phone(d, 'iPhone 16 Pro', 'Natural Titanium', {
        x: 108,
        foot: 446,
        high: 342,
        yaw: 22,
        back: true,
      }) +
      place.box(d, LINES.sell.accent, { x: 368, foot: 450, high: 206 }) +
      crackedScreen(d, 642, 428, 262, 7) +
      standingOpened(d, 564, 442, 314) +
      pound(d, 470, 424, 1.25) +
      driver(d, 712, 378, 1.25, 148),
    null,
  ),
  scene(
    'heroes/fold-sell',
    FOLD,
    (d) =>
      floor(d) +
      foldingScreen(d) +
      place.phone(d, 'Galaxy S24', 'Cobalt Violet', { x: 116, foot: 430, high: 312, yaw: 24, back: true }) +
      place.phone(d, 'iPhone 14', 'Blue', { x: 214, foot: 448, high: 300, yaw: -18, palette: 'teal' }) +
      place.box(d, LINES.sell.accent, { x: 402, foot: 456, high: 262 }) +
      floatingCard(d, 372, 142, 0.72, -9) +
      place.watch(d, 'Watch Series 10', 'Jet Black', { x: 624, foot: 440, high: 200, yaw: -30 }) +
      pound(d, 540, 428, 1.2) +
      pound(d, 694, 432, 0.95),
    null,
  ),
  scene(
    'heroes/fold-repair',
    FOLD,
    (d) =>
      floor(d) +
      foldingScreen(d) +
      crackedScreen(d, 128, 436, 330, -6) +
      standingOpened(d, 352, 448, 372) +
      place.laptop(d, 'MacBook Air 13-inch (M2)', 'Midnight', { x: 590, foot: 408, high: 216, yaw: -24 }) +
      place.handheld(d, { x: 584, foot: 462, high: 86 }) +
      driver(d, 318, 470, 1.5, -24),
    null,
  ),
];

const wides: readonly Picture[] = [
  scene('heroes/wide-buy', BANNER, (d) => buyBanner(d)),
  scene('heroes/wide-sell', BANNER, (d) => sellBanner(d)),
  scene(
    'heroes/wide-repair',
    BANNER,
    (d) => room(d, BANNER, LINES.repair) + benchScene(d, 1165, 352, 2.7, -6),
  ),
];

function buyBanner(d: Doc): string {
  return (
    room(d, BANNER, LINES.buy) +
    place.laptop(d, 'MacBook Air 13-inch (M4)', 'Silver', { x: 940, foot: 556, high: 330, yaw: 22 }) +
    place.phone(d, 'iPhone 16 Pro', 'Desert Titanium', {
      x: 1222,
      foot: 572,
      high: 480,
      yaw: 26,
      back: true,
    }) +
    place.phone(d, 'iPhone 17', 'Mist Blue', { x: 1420, foot: 610, high: 500, yaw: -22, palette: 'indigo' }) +
    place.buds(d, { x: 1120, foot: 650, high: 116 })
  );
}

function sellBanner(d: Doc): string {
  return (
    room(d, BANNER, LINES.sell) +
    place.phone(d, 'Galaxy S24', 'Cobalt Violet', { x: 1402, foot: 590, high: 470, yaw: -24, back: true }) +
    place.box(d, LINES.sell.accent, { x: 1116, foot: 656, high: 430, yaw: -30, pitch: -22 }) +
    place.phone(d, 'iPhone 14', 'Blue', { x: 836, foot: 612, high: 440, yaw: 24, palette: 'teal' }) +
    floatingCard(d, 1136, 150, 1, -9) +
    pound(d, 960, 610, 1.5)
  );
}

export const heroes: readonly Picture[] = [...folds, ...wides];
