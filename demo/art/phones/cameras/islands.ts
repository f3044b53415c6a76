import type { Shade } from '../../colours.ts';
import { mix } from '../../lib/colour.ts';
import { ringOf } from '../../lib/lens.ts';
import type { Slab } from '../slab.ts';
import type { CameraFamily, Layout, Pill } from './family.ts';
import {
  flatLenses,
  frameTone,
  fromCorner,
  onBack,
  plateau,
  plateauFace,
  raisedLenses,
  raisedWalls,
  smallParts,
} from './parts.ts';

interface Island extends Layout {
  readonly island: Pill;
}

const HEIGHT = 1.3;
const glassTone = (c: Shade): string => c.base;
const darkTone = (c: Shade): string => mix(c.base, '#15161a', c.dark ? 0.3 : 0.12);

/** Lenses on a raised plate. */
export const onIsland = (
  islandOf: (m: Slab) => Island,
  tone: (c: Shade) => string = glassTone,
): CameraFamily => ({
  aside: 0.6,
  flat: (d, m, c) => {
    const plan = islandOf(m);
    return fromCorner(
      m,
      plateau(d, plan.island, tone(c)) + flatLenses(d, plan, ringOf(c.frame)) + smallParts(d, plan),
    );
  },
  raised: (d, m, c, view) => {
    const plan = islandOf(m);
    return (
      raisedWalls(d, view, m, plan.island, tone(c), HEIGHT, 'plastic') +
      onBack(view, m, HEIGHT, plateauFace(d, plan.island, tone(c)) + smallParts(d, plan)) +
      raisedLenses(d, view, m, plan, ringOf(c.frame), HEIGHT)
    );
  },
});

export const diagonal = onIsland(() => ({
  island: { x: 3.6, y: 3.6, w: 33.2, h: 33.8, r: 8.4 },
  lenses: [
    [12.9, 12.9, 7.3],
    [27.5, 28, 7.3],
  ],
  flashes: [[27.7, 12.7, 2.7]],
  microphones: [[12.9, 28]],
}));

export const upright = onIsland(() => ({
  island: { x: 3.8, y: 3.8, w: 30.6, h: 32, r: 8.2 },
  lenses: [
    [12.2, 12, 6.5],
    [12.2, 27.6, 6.5],
  ],
  flashes: [[26.4, 14.6, 2.6]],
  microphones: [[26.4, 24.8]],
}));

export const pill = onIsland(() => ({
  island: { x: 4.2, y: 4.2, w: 19.6, h: 36.6, r: 9.8 },
  lenses: [
    [14, 14, 7.6],
    [14, 31, 7.6],
  ],
  microphones: [[14, 22.5]],
}));

/** Grows with the body: the larger model has the larger plate. */
export const triangle = onIsland(({ w }) => {
  const k = w / 71.5;
  return {
    island: { x: 3.2 * k, y: 3.2 * k, w: 38.4 * k, h: 39.8 * k, r: 9.8 * k },
    lenses: [
      [13.2 * k, 13.3 * k, 8.5 * k],
      [13.2 * k, 32.8 * k, 8.5 * k],
      [31.4 * k, 23 * k, 8.5 * k],
    ],
    flashes: [[31.6 * k, 9.6 * k, 2.8 * k]],
    sensors: [[31.6 * k, 36.8 * k, 2.8 * k]],
    microphones: [[22.6 * k, 9.9 * k]],
  };
});

export const cornerColumn = onIsland(
  () => ({
    island: { x: 2.6, y: 2.6, w: 20.6, h: 56, r: 9 },
    lenses: [
      [13, 14.2, 6.4],
      [13, 30.6, 6.4],
      [13, 47, 6.4],
    ],
  }),
  frameTone,
);

export const darkPill = onIsland(
  () => ({
    island: { x: 5.4, y: 6, w: 17.2, h: 50.4, r: 8.6 },
    lenses: [
      [14, 15, 6.2],
      [14, 31, 6.2],
      [14, 46.4, 5.2],
    ],
  }),
  darkTone,
);

export const threeInSquare = onIsland(() => ({
  island: { x: 5.4, y: 5.4, w: 33.6, h: 37.4, r: 9 },
  lenses: [
    [15, 15.4, 6.4],
    [15, 32.6, 6.4],
    [29.8, 24, 6.4],
  ],
  flashes: [[30.4, 11.4, 2]],
  microphones: [[30.4, 36]],
}));
