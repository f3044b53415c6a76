import type { Shade } from '../../colours.ts';
import { at, type Doc } from '../../lib/doc.ts';
import type { LensMetal } from '../../lib/lens.ts';
import { circle, group, path } from '../../lib/svg.ts';
import { inset } from '../body.ts';
import type { Slab } from '../slab.ts';
import type { CameraFamily, Layout } from './family.ts';
import { flatLenses, fromCorner, onBack, raisedLenses, raisedWalls } from './parts.ts';

const X = 29;
const Y = 34;
const R = 24;
const RING: LensMetal = { ring: '#2a2c30', hi: '#5a5d64', lo: '#101114' };

const PLAN: Layout = {
  lenses: [
    [20, 25, 7.2],
    [38, 25, 7.2],
    [20, 43, 7.2],
    [38, 43, 5.2],
  ],
};

/** The metal that runs from the collar out into the edge of the body. */
const arm = (d: Doc, m: Slab, c: Shade): string => {
  const shape =
    `M${X} ${Y - R}C12 ${Y - R} 6 ${Y - R - 6} -2 ${Y - R - 10}` +
    `V${Y + R + 10}C6 ${Y + R + 6} 12 ${Y + R} ${X} ${Y + R}Z`;
  const metal = d.lin([at(0, c.frameHi), at(0.2, c.frame), at(0.8, c.frameLo), at(1, c.frame)]);
  const edge = d.lin([at(0, '#fff', 0.5), at(0.3, '#fff', 0), at(0.7, '#000', 0), at(1, '#000', 0.35)]);
  return group(fromCorner(m, path(shape, { fill: metal, stroke: edge, strokeWidth: 0.3 })), {
    clipPath: d.clip(inset(m, m.frame * 0.4)),
  });
};

/** A polished collar. */
const collar = (d: Doc, c: Shade): string => {
  const metal = [at(0, c.frameHi), at(0.3, c.frame), at(0.6, c.frameLo), at(1, c.frameHi)];
  return (
    circle(X + 0.8, Y + 1.4, R * 1.01, { fill: '#000', opacity: 0.45, filter: d.blur(1.6) }) +
    circle(X, Y, R, { fill: d.lin(metal, 0.1, 0.1, 0.9, 0.9) })
  );
};

const glass = (d: Doc, c: Shade): string =>
  circle(X, Y, R * 0.94, { fill: d.lin([at(0, c.frameLo), at(1, c.frameHi)], 0.1, 0.1, 0.9, 0.9) }) +
  circle(X, Y, R * 0.915, {
    fill: d.rad([at(0, '#1b1d20'), at(0.8, '#0e0f11'), at(1, '#1d1f23')], 0.4, 0.35, 0.75),
  }) +
  circle(X, Y, R * 0.9, {
    fill: d.lin([at(0, '#fff', 0.22), at(0.45, '#fff', 0.02), at(0.5, '#fff', 0)], 0.1, 0, 0.8, 0.9),
  });

/** Four lenses behind one round glass. */
export const disc: CameraFamily = {
  aside: 0.8,
  flat: (d, m, c) => arm(d, m, c) + fromCorner(m, collar(d, c) + glass(d, c) + flatLenses(d, PLAN, RING)),
  raised: (d, m, c, view) => {
    const height = 1.6;
    const round = { x: X - R, y: Y - R, w: 2 * R, h: 2 * R, r: R };
    return (
      group(arm(d, m, c), { transform: view.face([0, 0, m.thickness / 2 + 0.05]) }) +
      raisedWalls(d, view, m, round, c.frame, height, 'metal') +
      onBack(view, m, height, circle(X, Y, R - 0.3, { fill: c.frame }) + glass(d, c)) +
      raisedLenses(d, view, m, PLAN, RING, height)
    );
  },
};
