import type { Shade } from '../../colours.ts';
import { mix, shade } from '../../lib/colour.ts';
import { at, type Doc } from '../../lib/doc.ts';
import { BLACK_RING } from '../../lib/lens.ts';
import { arc, squircle } from '../../lib/shapes.ts';
import { circle, num, path, type Paint } from '../../lib/svg.ts';
import type { Slab } from '../slab.ts';
import { cover, groove, part, screw } from '../see-through.ts';
import type { CameraFamily, Layout, Pill } from './family.ts';
import { flatLenses, fromCorner, glassWindow, onBack, raisedWalls, smallParts } from './parts.ts';

const CAMERA_Y = 32;

const plan = ({ w }: Slab): Layout & { readonly window: Pill } => ({
  window: { x: w / 2 - 21.5, y: CAMERA_Y - 7.9, w: 43, h: 15.8, r: 7.9 },
  lenses: [
    [w / 2 - 13.8, CAMERA_Y, 5.9],
    [w / 2, CAMERA_Y, 5.9],
    [w / 2 + 13.8, CAMERA_Y, 5.9],
  ],
  flashes: [[w / 2 + 29.5, CAMERA_Y + 6, 1.5]],
});

/** The inside behind the clear back: a frame plate with parts set into it, joined by flat cables. */
function insides(d: Doc, m: Slab, c: Shade): string {
  const { w, h } = m;
  const middle = w / 2;
  const plate = shade(c.base, c.dark ? 0.025 : -0.02);
  const sunk = shade(c.base, c.dark ? -0.035 : -0.055);
  const raised = shade(c.base, c.dark ? 0.06 : 0.012);
  const brushed = d.diag([at(0, shade(raised, 0.04)), at(0.5, raised), at(1, shade(raised, -0.04))]);
  const bottom = h - 8;
  const coilY = 96;
  return [
    // The lower plate, with a shoulder around the ring of light.
    part(
      d,
      `M6 66Q6 62 10 62H${num(middle - 24)}Q${num(middle - 20)} 62 ${num(middle - 17)} 64.5Q${num(middle)} 74 ${num(middle + 17)} 64.5` +
        `Q${num(middle + 20)} 62 ${num(middle + 24)} 62H${num(w - 10)}Q${num(w - 6)} 62 ${num(w - 6)} 66V${num(bottom - 7)}` +
        `Q${num(w - 6)} ${num(bottom)} ${num(w - 13)} ${num(bottom)}H13Q6 ${num(bottom)} 6 ${num(bottom - 7)}Z`,
      d.lin([at(0, plate), at(1, shade(plate, c.dark ? -0.015 : -0.03))], 0.2, 0, 0.8, 1),
      0.7,
    ),
    // Battery cover on the right, speaker chamber below, a narrow strip at the left.
    part(d, squircle(10.5, 80, 11.5, 58, 3), sunk, 0.8),
    part(d, squircle(middle - 12, 78, w - middle + 2, 40, 5), brushed, 0.8),
    part(d, squircle(26.7, 124, w - 37.2, 24, 4.5), sunk, 0.8),
    // Charging coil: rings that show through the cover.
    ...[14.5, 12.6, 10.7, 8.8].map((r) =>
      circle(middle + 9.5, coilY + 2, r, {
        fill: 'none',
        stroke: shade(c.base, c.dark ? 0.11 : -0.1),
        strokeOpacity: 0.75,
        strokeWidth: 0.45,
      }),
    ),
    circle(middle + 9.5, coilY + 2, 5.6, { fill: mix(raised, sunk, 0.5) }),
    // Flat cables.
    groove(`M16 76V71Q16 68.5 18.5 68.5H27`, c),
    groove(`M16.2 140V146Q16.2 150 20 150H24`, c),
    groove(`M${num(w - 16)} 120V122Q${num(w - 16)} 124 ${num(w - 18)} 124`, c),
    ...[0, 1, 2].map((i) => groove(`M${num(31 + i * 1.6)} 130V142`, c, 0.32)),
    // Speaker slots.
    ...Array.from({ length: 9 }, (_, i) =>
      circle(44 + i * 2.6, 136, 0.62, { fill: shade(c.base, c.dark ? 0.13 : -0.2), opacity: 0.8 }),
    ),
    ...(
      [
        [10.8, 67.2],
        [w - 10.8, 67.2],
        [11.2, bottom - 5.4],
        [w - 11.2, bottom - 5.4],
        [30, 119],
      ] as const
    ).map(([x, y]) => screw(d, x, y)),
  ].join('');
}

/** Three curved lamps around the camera. */
function lamps(d: Doc, { w }: Slab): string {
  const round: Paint = { fill: 'none', stroke: '#fff', strokeLinecap: 'round' };
  return [
    [188, 250],
    [-64, -18],
    [24, 128],
  ]
    .map(([from = 0, to = 0]) => {
      const line = arc(w / 2, CAMERA_Y, 25.4, from, to);
      return (
        path(line, { ...round, strokeOpacity: 0.8, strokeWidth: 3.4, filter: d.blur(1.5) }) +
        path(line, {
          ...round,
          stroke: '#000',
          strokeOpacity: 0.3,
          strokeWidth: 1.8,
          transform: 'translate(.1 .22)',
        }) +
        path(line, { ...round, strokeWidth: 1.5 })
      );
    })
    .join('');
}

const camera = (d: Doc, m: Slab, c: Shade): string =>
  glassWindow(d, plan(m).window, c) + flatLenses(d, plan(m), BLACK_RING, true);

export const ringLight: CameraFamily = {
  aside: 0.9,
  flat: (d, m, c) =>
    fromCorner(m, insides(d, m, c) + cover(d, m, c) + lamps(d, m) + camera(d, m, c) + smallParts(d, plan(m))),
  raised: (d, m, c, view) => {
    const height = 1.2;
    return (
      onBack(view, m, 0.05, insides(d, m, c) + cover(d, m, c) + lamps(d, m) + smallParts(d, plan(m))) +
      raisedWalls(d, view, m, plan(m).window, c.frame, height, 'metal') +
      onBack(view, m, height, camera(d, m, c))
    );
  },
};
