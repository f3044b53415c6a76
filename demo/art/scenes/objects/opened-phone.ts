import { screw } from './tools.ts';
import type { Shade } from '#demo/art/colours.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { BLACK_RING, lens } from '#demo/art/lib/lens.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { circle, path, rect, text } from '#demo/art/lib/svg.ts';
import { body } from '#demo/art/phones/body.ts';
import type { PhoneModel } from '#demo/art/phones/model.ts';

/** A metal lid over chips. */
const shield = (d: Doc, x: number, y: number, w: number, h: number): string =>
  path(squircle(x, y, w, h, 1.4), {
    fill: '#000000',
    opacity: 0.5,
    transform: 'translate(.4 .7)',
    filter: d.blur(0.5),
  }) +
  path(squircle(x, y, w, h, 1.4), {
    fill: d.diag([
      [0, '#e3e5e8'],
      [0.3, '#b9bdc3'],
      [0.6, '#d5d8dc'],
      [1, '#8f949c'],
    ]),
  }) +
  path(squircle(x + 0.5, y + 0.5, w - 1, h - 1, 1), {
    fill: 'none',
    stroke: '#ffffff',
    strokeOpacity: 0.6,
    strokeWidth: 0.2,
  });

function battery(d: Doc, x: number, y: number, w: number, h: number): string {
  return (
    path(squircle(x, y, w, h, 2.6), {
      fill: '#000000',
      opacity: 0.6,
      transform: 'translate(.5 1)',
      filter: d.blur(0.9),
    }) +
    path(squircle(x, y, w, h, 2.6), {
      fill: d.lin(
        [
          [0, '#3b3d42'],
          [0.08, '#232428'],
          [0.92, '#1a1b1e'],
          [1, '#0c0c0e'],
        ],
        0,
        0,
        1,
        0.1,
      ),
    }) +
    path(squircle(x + 0.3, y + 0.3, w - 0.6, h - 0.6, 2.4), {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: 0.2,
      strokeWidth: 0.25,
    }) +
    text(x + 5, y + 13, 'Li-ion', 5, { fill: '#ffffff', fillOpacity: 0.85, fontWeight: 600 }) +
    text(x + 5, y + 19, '3.85 V  13.0 Wh', 2.9, { fill: '#ffffff', fillOpacity: 0.55 }) +
    [26, 22, 28, 18, 24]
      .map((length, i) =>
        rect(x + 5, y + 25 + i * 3.2, length, 1, 0.5, { fill: '#ffffff', fillOpacity: 0.22 }),
      )
      .join('') +
    rect(x + 5, y + h - 12, 8, 6, 0.8, {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: 0.5,
      strokeWidth: 0.5,
    }) +
    rect(x + 16, y + h - 12, 14, 6, 0.8, {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: 0.3,
      strokeWidth: 0.5,
    }) +
    [x + 4, x + w - 12]
      .map((tab) => rect(tab, y + h - 0.5, 6, 7, 1, { fill: '#ffffff', fillOpacity: 0.85 }))
      .join('')
  );
}

function board(d: Doc, x: number, y: number, w: number): string {
  const parts = Array.from({ length: 26 }, (_, i) =>
    rect(x + 38 + ((i * 37) % 26), y + 5.6 + ((i * 53) % 35), 1.1, 0.6, 0.1, {
      fill: (['#c9a35a', '#0a0a0b', '#d8dade'] as const)[i % 3] ?? '#0a0a0b',
    }),
  );
  return (
    path(`M${x + 37} ${y + 5}H${x + w - 6}V${y + 96}H${x + w - 22}V${y + 42}H${x + 37}Z`, {
      fill: d.diag([
        [0, '#16324a'],
        [1, '#0e2233'],
      ]),
      stroke: '#2b5576',
      strokeWidth: 0.3,
    }) +
    parts.join('') +
    shield(d, x + 40, y + 9, 22, 14) +
    shield(d, x + 40, y + 26, 22, 13) +
    shield(d, x + w - 20, y + 46, 12, 20) +
    shield(d, x + w - 20, y + 70, 12, 16) +
    rect(x + 43, y + 13, 16, 6, 0.6, { fill: '#2b2d31', opacity: 0.85 }) +
    [0, 1, 2]
      .map((i) => rect(x + w - 18.5, y + 49 + i * 5, 9, 3.4, 0.5, { fill: '#24262a', opacity: 0.8 }))
      .join('')
  );
}

/** A phone without its screen: cameras, board, battery, flex cable, speaker, screws. */
export function openedPhone(d: Doc, m: PhoneModel, c: Shade): string {
  const { w, h, r } = m;
  const x = -w / 2;
  const y = -h / 2;
  const bed = squircle(x + 2, y + 2, w - 4, h - 4, r - 2);
  const flex = (dx: number): string =>
    `M${x + w - 16 - dx} ${y + 90}C${x + w - 16 - dx} ${y + 104} ${x + w - 10 - dx} ${y + 104} ${x + w - 10 - dx} ${y + 120}`;
  const screws = [
    [6.4, 38.6],
    [35.4, 6.6],
    [w - 5.2, 44],
    [w - 5.2, 98],
    [4.9, h - 20],
    [w - 5, h - 20],
    [32.6, h - 11.6],
    [w - 22.4, 100],
  ] as const;
  return (
    body(d, m, c) +
    path(bed, {
      fill: d.diag([
        [0, '#2d2f33'],
        [1, '#1b1c1f'],
      ]),
    }) +
    path(bed, {
      fill: 'none',
      stroke: '#000000',
      strokeOpacity: 0.7,
      strokeWidth: 1.6,
      filter: d.blur(0.7),
    }) +
    path(squircle(x + 3, y + 3, w - 6, h - 6, r - 3), {
      fill: 'none',
      stroke: '#8d9096',
      strokeOpacity: 0.35,
      strokeWidth: 0.4,
    }) +
    shield(d, x + 5, y + 5, 29, 31) +
    lens(d, x + 13, y + 13.4, 6.2, BLACK_RING) +
    lens(d, x + 26, y + 27, 6.2, BLACK_RING, { coat: 1 }) +
    board(d, x, y, w) +
    battery(d, x + 5.5, y + 40.5, w - 29.5, 82) +
    path(flex(0), { fill: 'none', stroke: '#c27a2c', strokeWidth: 4.4 }) +
    path(flex(0.8), { fill: 'none', stroke: '#f0b265', strokeWidth: 0.5 }) +
    shield(d, x + 6, y + h - 17, 25, 11) +
    rect(x + 34, y + h - 17, 22, 11, 1.6, { fill: '#111214', stroke: '#3a3c40', strokeWidth: 0.3 }) +
    Array.from({ length: 10 }, (_, i) =>
      circle(x + 36.4 + i * 1.9, y + h - 11.5, 0.5, { fill: '#3c3f45' }),
    ).join('') +
    screws.map(([a, b]) => screw(d, x + a, y + b, 1.2)).join('')
  );
}

/** Cracks that run from one point across a screen. */
export function cracks(d: Doc, m: PhoneModel): string {
  const { w, h } = m;
  const from = [w * 0.16, -h * 0.16] as const;
  const rays = Array.from({ length: 11 }, (_, i) => {
    const angle = (i / 11) * 2 * Math.PI + 0.3 * Math.sin(i * 2.3);
    const length = w * (0.5 + 0.45 * Math.abs(Math.sin(i * 1.7)));
    const bend = 0.16 * Math.sin(i * 3.1);
    const end = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length * 1.3] as const;
    const half = [
      from[0] + Math.cos(angle + bend) * length * 0.5,
      from[1] + Math.sin(angle + bend) * length * 0.65,
    ] as const;
    return `M${from[0].toFixed(2)} ${from[1].toFixed(2)}L${half[0].toFixed(2)} ${half[1].toFixed(2)}L${end[0].toFixed(2)} ${end[1].toFixed(2)}`;
  });
  const webs = [5, 11, 19].map((radius) => {
    const points = Array.from({ length: 12 }, (_, i) => {
      const angle = (i / 11) * 2 * Math.PI * 0.86 + radius;
      const reach = radius * (0.8 + 0.3 * Math.abs(Math.sin(i * 2.1 + radius)));
      return `${(from[0] + Math.cos(angle) * reach).toFixed(2)} ${(from[1] + Math.sin(angle) * reach * 1.2).toFixed(2)}`;
    });
    return `M${points.join('L')}`;
  });
  const all = [...rays, ...webs].join('');
  return (
    path(all, {
      fill: 'none',
      stroke: '#000000',
      strokeOpacity: 0.4,
      strokeWidth: 0.5,
      transform: 'translate(.25 .3)',
      clipPath: d.clip(squircle(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4, m.r - 2)),
    }) +
    path(all, {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: 0.8,
      strokeWidth: 0.28,
      strokeLinejoin: 'round',
      clipPath: d.clip(squircle(-w / 2 + 2, -h / 2 + 2, w - 4, h - 4, m.r - 2)),
    }) +
    circle(from[0], from[1], 1.6, { fill: '#ffffff', opacity: 0.7, filter: d.blur(0.5) })
  );
}
