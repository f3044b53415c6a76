import { flushPill, floatingBar, visor } from './bars.ts';
import { disc } from './disc.ts';
import type { CameraFamily, Layout } from './family.ts';
import { cornerColumn, darkPill, diagonal, pill, threeInSquare, triangle, upright } from './islands.ts';
import { fromCorner, onBack, smallParts } from './parts.ts';
import { ringLight } from './ring-light.ts';
import { column, fiveLenses, single, smallSingle, thinColumn } from './separate.ts';

/** Adds small parts that sit on the glass, outside the island. */
const beside = (family: CameraFamily, layout: Omit<Layout, 'lenses'>): CameraFamily => ({
  ...family,
  flat: (d, m, c) => family.flat(d, m, c) + fromCorner(m, smallParts(d, { lenses: [], ...layout })),
  raised: (d, m, c, view) =>
    onBack(view, m, 0.05, smallParts(d, { lenses: [], ...layout })) + family.raised(d, m, c, view),
});

export const CAMERAS = {
  single,
  'small-single': smallSingle,
  diagonal,
  upright,
  pill: beside(pill, { flashes: [[30.2, 22.5, 2.9]] }),
  triangle,
  column,
  'thin-column': thinColumn,
  'five-lenses': fiveLenses,
  'corner-column': beside(cornerColumn, { flashes: [[29, 14.2, 2]] }),
  'dark-pill': beside(darkPill, { flashes: [[27.4, 15, 1.9]] }),
  'three-in-square': threeInSquare,
  visor,
  'floating-bar': floatingBar,
  'flush-pill': flushPill,
  'ring-light': ringLight,
  disc,
} as const satisfies Record<string, CameraFamily>;

export type CameraName = keyof typeof CAMERAS;

export const cameraFamily = (name: CameraName): CameraFamily => CAMERAS[name];
