import type { Shade } from '../colours.ts';
import { shade } from '../lib/colour.ts';
import { at, type Doc } from '../lib/doc.ts';
import { squircle } from '../lib/shapes.ts';
import { circle, group, num, path, rect, type Paint } from '../lib/svg.ts';
import type { Slab } from './slab.ts';

/** A part under the clear back: a step down from the plate around it, dark on its upper left, light below. */
export function part(d: Doc, shape: string, fill: string, depth = 1): string {
  const edge = d.diag([
    at(0, '#000', 0.42 * depth),
    at(0.45, '#000', 0.1 * depth),
    at(0.6, '#fff', 0.12),
    at(1, '#fff', 0.5 * depth),
  ]);
  return (
    path(shape, { fill }) +
    group(
      path(shape, {
        fill: 'none',
        stroke: '#000',
        strokeOpacity: 0.3 * depth,
        strokeWidth: 1.2,
        transform: 'translate(.4 .7)',
        filter: d.blur(0.5),
      }),
      {
        clipPath: d.clip(shape),
      },
    ) +
    path(shape, { fill: 'none', stroke: edge, strokeWidth: 0.22 })
  );
}

export const groove = (line: string, c: Shade, width = 0.5): string => {
  const dark: Paint = {
    fill: 'none',
    stroke: shade(c.base, c.dark ? -0.1 : -0.14),
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  };
  const light: Paint = {
    ...dark,
    stroke: shade(c.base, c.dark ? 0.13 : 0.06),
    strokeWidth: width * 0.5,
    transform: 'translate(.22 .3)',
  };
  return path(line, light) + path(line, dark);
};

export const screw = (d: Doc, x: number, y: number): string =>
  circle(x, y + 0.12, 1.35, { fill: '#000', opacity: 0.35 }) +
  circle(x, y, 1.2, { fill: d.diag([at(0, '#f2f2f4'), at(0.5, '#b9babe'), at(1, '#77797e')]) }) +
  circle(x, y, 0.78, { fill: d.diag([at(0, '#85878c'), at(1, '#d6d7da')]) }) +
  path(`M${num(x - 0.5)} ${num(y)}H${num(x + 0.5)}M${num(x)} ${num(y - 0.5)}V${num(y + 0.5)}`, {
    fill: 'none',
    stroke: '#4a4c50',
    strokeWidth: 0.24,
  });

/** The clear cover over the parts: one slanted band of light. */
export function cover(d: Doc, m: Slab, c: Shade): string {
  const { w, h } = m;
  const strength = c.dark ? 0.07 : 0.2;
  const band = [
    at(0.4, '#fff', 0),
    at(0.42, '#fff', strength * 0.6),
    at(0.55, '#fff', strength),
    at(0.56, '#fff', 0),
  ];
  const sheet = squircle(m.frame, m.frame, w - 2 * m.frame, h - 2 * m.frame, m.r - m.frame);
  return path(sheet, {
    fill: d.linU(band, w / 2 - w * 1.05, h / 2 - w * 0.62, w / 2 + w * 1.05, h / 2 + w * 0.62),
  });
}

/**
 * The back of a phone made to be opened: battery with a pull tab, a board with shields, screws at the edge.
 * Positions in millimetres from the top-left corner.
 */
export function openableInsides(d: Doc, m: Slab, c: Shade): string {
  const { w, h } = m;
  const sunk = shade(c.base, -0.09);
  const board = d.diag([at(0, '#3d5a52'), at(1, '#2b4039')]);
  const steel = d.diag([at(0, '#e6e8ea'), at(0.4, '#b4b9be'), at(0.6, '#cfd3d7'), at(1, '#8d939a')]);
  const battery = d.diag([at(0, '#4a4d52'), at(0.5, '#2f3135'), at(1, '#232528')]);
  const label = { fill: '#fff', fillOpacity: 0.32 };
  const shields: readonly (readonly [x: number, y: number, w: number, h: number])[] = [
    [46, 10, 19, 12],
    [46, 25, 19, 16],
    [9, 49, 16, 9],
    [29, 49, 36, 9],
  ];
  return [
    part(d, squircle(4.6, 4.6, w - 9.2, h - 9.2, 6), d.diag([at(0, shade(c.base, -0.02)), at(1, sunk)]), 0.8),
    part(d, squircle(7, 46.5, w - 14, 14, 2), board, 0.6),
    part(d, squircle(42.5, 7.5, w - 49.5, 37, 3), board, 0.6),
    ...shields.map(([x, y, sw, sh]) => part(d, squircle(x, y, sw, sh, 1), steel, 0.7)),
    part(d, squircle(10, 66, w - 20, 66, 3.4), battery, 0.9),
    ...[34, 42, 28].map((length, i) => rect(15, 74 + i * 3.6, length, 1.2, 0.6, label)),
    rect(15, 122, 9, 5, 0.8, { fill: 'none', stroke: '#fff', strokeOpacity: 0.4, strokeWidth: 0.4 }),
    path(squircle(w / 2 - 8, 128, 16, 8, 2), { fill: '#3f8f6d' }),
    part(d, squircle(10, h - 26, 30, 15, 2.6), '#2c2e32', 0.8),
    part(d, squircle(44, h - 26, w - 54, 15, 2.6), steel, 0.8),
    ...Array.from({ length: 8 }, (_, i) => circle(15 + i * 2.9, h - 18.5, 0.7, { fill: '#5a5d63' })),
    ...[
      [8, 62.6],
      [w - 8, 62.6],
      [8, h - 30],
      [w - 8, h - 30],
      [w - 8, 9],
      [w / 2 + 4, h - 9],
    ].map(([x = 0, y = 0]) => screw(d, x, y)),
    // The tinted plastic over it all.
    path(squircle(1.2, 1.2, w - 2.4, h - 2.4, 8), { fill: c.base, opacity: 0.34 }),
    cover(d, m, c),
  ].join('');
}
