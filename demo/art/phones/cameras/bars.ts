import type { Shade } from '../../colours.ts';
import { mix, shade } from '../../lib/colour.ts';
import { at, type Doc } from '../../lib/doc.ts';
import { BLACK_RING } from '../../lib/lens.ts';
import { group, rect } from '../../lib/svg.ts';
import { inset } from '../body.ts';
import type { Slab } from '../slab.ts';
import type { CameraFamily, Layout, Pill } from './family.ts';
import {
  flatLenses,
  frameTone,
  fromCorner,
  glassWindow,
  onBack,
  plateau,
  plateauFace,
  raisedWalls,
  smallParts,
} from './parts.ts';

interface Bar extends Layout {
  /** The black glass around the lenses. */
  readonly window: Pill;
}

const windowWithLenses = (d: Doc, c: Shade, bar: Bar): string =>
  glassWindow(d, bar.window, c) + flatLenses(d, bar, BLACK_RING, true) + smallParts(d, bar);

const visorBar = ({ w }: Slab): Pill => ({ x: -0.35, y: 16, w: w + 0.7, h: 20.5, r: 2.6 });

const visorParts = ({ w }: Slab): Bar => ({
  window: { x: 9.4, y: 18.8, w: 30, h: 14.9, r: 7.45 },
  lenses: [
    [17.2, 26.25, 6],
    [31.4, 26.25, 6],
  ],
  flashes: [[w - 16, 26.25, 2.2]],
  microphones: [[w - 24, 26.25]],
});

/** Polished metal across the whole width, bent over both edges. */
function visorFace(d: Doc, { x, y, w, h, r }: Pill, c: Shade): string {
  const tone = mix(c.frame, c.base, 0.15);
  const across = [
    at(0, shade(tone, 0.16, 0.7)),
    at(0.04, shade(tone, 0.24, 0.5)),
    at(0.09, shade(tone, 0.03)),
    at(0.5, tone),
    at(0.9, shade(tone, -0.08)),
    at(0.965, shade(tone, 0.08)),
    at(1, shade(tone, -0.24)),
  ];
  const along = [
    at(0, '#000', 0.42),
    at(0.035, '#fff', 0.35),
    at(0.09, '#fff', 0),
    at(0.3, '#fff', 0.18),
    at(0.5, '#fff', 0),
    at(0.92, '#000', 0),
    at(0.97, '#fff', 0.35),
    at(1, '#000', 0.42),
  ];
  return (
    rect(x, y, w, h, r, { fill: d.lin(across) }) + rect(x, y, w, h, r, { fill: d.lin(along, 0, 0, 1, 0) })
  );
}

export const visor: CameraFamily = {
  aside: 0.8,
  flat: (d, m, c) => {
    const bar = visorBar(m);
    const shadow = fromCorner(
      m,
      rect(bar.x - 1, bar.y + 1.2, bar.w + 2, bar.h, 2, {
        fill: '#000',
        opacity: c.dark ? 0.5 : 0.3,
        filter: d.blur(1.3),
      }),
    );
    return (
      group(shadow, { clipPath: d.clip(inset(m, 0)) }) +
      fromCorner(m, visorFace(d, bar, c) + windowWithLenses(d, c, visorParts(m)))
    );
  },
  raised: (d, m, c, view) => {
    const bar = visorBar(m);
    const height = 1.9;
    return (
      raisedWalls(d, view, m, bar, mix(c.frame, c.base, 0.15), height, 'metal') +
      onBack(
        view,
        m,
        height,
        visorFace(d, { ...bar, x: bar.x + 0.3, y: bar.y + 0.3, w: bar.w - 0.6, h: bar.h - 0.6 }, c) +
          windowWithLenses(d, c, visorParts(m)),
      )
    );
  },
};

const floating = ({ w }: Slab): Bar & { readonly island: Pill } => ({
  island: { x: 5, y: 15.6, w: w - 10, h: 22.6, r: 11.3 },
  window: { x: 8.6, y: 18.8, w: w - 27, h: 16.2, r: 8.1 },
  lenses: [
    [17.4, 26.9, 6.6],
    [32.2, 26.9, 6.6],
    [46.2, 26.9, 5.6],
  ],
  flashes: [[w - 13.6, 23.4, 2.2]],
  sensors: [[w - 13.6, 30.4, 1.7]],
});

export const floatingBar: CameraFamily = {
  aside: 0.8,
  flat: (d, m, c) =>
    fromCorner(m, plateau(d, floating(m).island, frameTone(c)) + windowWithLenses(d, c, floating(m))),
  raised: (d, m, c, view) => {
    const { island } = floating(m);
    const height = 2.4;
    return (
      raisedWalls(d, view, m, island, frameTone(c), height, 'metal') +
      onBack(view, m, height, plateauFace(d, island, frameTone(c)) + windowWithLenses(d, c, floating(m)))
    );
  },
};

const FLUSH: Bar = {
  window: { x: 9, y: 11, w: 33, h: 15.6, r: 7.8 },
  lenses: [
    [17, 18.8, 6],
    [33.4, 18.8, 6],
  ],
  flashes: [[48, 18.8, 2.1]],
};

/** A window level with the back. */
export const flushPill: CameraFamily = {
  aside: 0.8,
  flat: (d, m, c) => fromCorner(m, windowWithLenses(d, c, FLUSH)),
  raised: (d, m, c, view) => {
    const height = 0.5;
    return (
      raisedWalls(d, view, m, FLUSH.window, c.base, height, 'metal') +
      onBack(view, m, height, windowWithLenses(d, c, FLUSH))
    );
  },
};
