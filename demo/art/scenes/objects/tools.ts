import { shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { circle, path, rect } from '#demo/art/lib/svg.ts';
import type { Thing } from '#demo/art/devices/parts/flat-lay.ts';

const STEEL = [
  [0, '#f7f8f9'],
  [0.3, '#c3c7cd'],
  [0.6, '#8a8f97'],
  [1, '#4d5158'],
] as const;

/** A precision screwdriver, 150 mm, its tip at the left. */
export function screwdriver(d: Doc, colour = '#F59E0B'): Thing {
  const grip = 'M73 -5C80 -8 88 -7.6 98 -7H138C143 -7 144 -5 144 0C144 5 143 7 138 7H98C88 7.6 80 8 73 5Z';
  return {
    shape: 'M-5 -1.5H66V-6H150V6H66V1.5H-5Z',
    art:
      rect(0, -1.5, 68, 3, 1, { fill: d.lin(STEEL) }) +
      path('M0 -1.5L-5 -.5V.5L0 1.5Z', {
        fill: d.lin([
          [0, '#d9dce0'],
          [1, '#5a5e66'],
        ]),
      }) +
      rect(64, -4.5, 10, 9, 2, { fill: d.lin(STEEL) }) +
      path(grip, {
        fill: d.lin([
          [0, shade(colour, 0.1)],
          [0.25, shade(colour, 0.14, 0.8)],
          [0.55, colour],
          [1, shade(colour, -0.24)],
        ]),
      }) +
      Array.from({ length: 6 }, (_, i) =>
        rect(94 + i * 7.2, -6.6, 3.2, 13.2, 1.4, {
          fill: d.lin([
            [0, '#17181b', 0.65],
            [0.5, '#17181b', 0.5],
            [1, '#000', 0.75],
          ]),
        }),
      ).join('') +
      rect(143, -5.4, 9, 10.8, 3.6, {
        fill: d.lin([
          [0, '#5a5d64'],
          [0.3, '#33353a'],
          [1, '#0d0e10'],
        ]),
      }) +
      rect(76, -5.2, 62, 1.4, 0.7, { fill: '#ffffff', opacity: 0.55 }),
  };
}

export function tweezers(d: Doc): Thing {
  return {
    shape: 'M0 0C30 -7 60 -8 92 -6V6C60 8 30 7 0 0Z',
    art: path(
      'M0 0C30 -7 60 -8 92 -6C97 -5.6 97 5.6 92 6C60 8 30 7 0 0C30 3.4 60 3.4 80 2.6V-2.6C60 -3.4 30 -3.4 0 0Z',
      {
        fill: d.lin([
          [0, '#f4f5f6'],
          [0.35, '#b4b8bf'],
          [0.5, '#e4e6e9'],
          [1, '#71767e'],
        ]),
      },
    ),
  };
}

/** The flat lever that opens cases. */
export function spudger(d: Doc, colour = '#0f766e'): Thing {
  const shape = 'M0 -2C10 -5 20 -6 40 -6H96C104 -6 104 6 96 6H40C20 6 10 5 0 2Z';
  return {
    shape,
    art: path(shape, {
      fill: d.lin([
        [0, shade(colour, 0.14)],
        [0.4, colour],
        [1, shade(colour, -0.15)],
      ]),
    }),
  };
}

/** The sucker that lifts a screen. */
export function sucker(d: Doc): Thing {
  return {
    shape: 'M-24 0A24 24 0 1 1 24 0A24 24 0 1 1 -24 0Z',
    art:
      circle(0, 0, 24, {
        fill: d.rad(
          [
            [0, '#4a4d54'],
            [0.8, '#2b2d32'],
            [1, '#17181b'],
          ],
          0.4,
          0.35,
          0.7,
        ),
      }) +
      circle(0, 0, 15, {
        fill: d.rad(
          [
            [0, '#3a3d43'],
            [1, '#202226'],
          ],
          0.45,
          0.4,
          0.6,
        ),
      }) +
      circle(0, 0, 9, {
        fill: 'none',
        stroke: d.lin(
          [
            [0, '#f4f5f6'],
            [0.5, '#9ea3ab'],
            [1, '#e4e6e9'],
          ],
          0,
          0,
          1,
          1,
        ),
        strokeWidth: 2.6,
      }),
  };
}

export function screw(d: Doc, x: number, y: number, r: number): string {
  const k = r * 0.5;
  return (
    circle(x + r * 0.35, y + r * 0.6, r, { fill: '#000000', opacity: 0.4, filter: d.blur(r * 0.35) }) +
    circle(x, y, r, {
      fill: d.rad(
        [
          [0, '#ffffff'],
          [0.6, '#b9bcc2'],
          [1, '#5d6067'],
        ],
        0.35,
        0.3,
        0.75,
      ),
    }) +
    path(`M${x - k} ${y}H${x + k}M${x} ${y - k}V${y + k}`, { stroke: '#3a3c40', strokeWidth: r * 0.2 })
  );
}

/** The slate mat of the workbench, 224 mm square. */
export function mat(d: Doc, w = 224, h = 224): Thing {
  const corner = 14;
  const shape = `M${-w / 2 + corner} ${-h / 2}H${w / 2 - corner}Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + corner}V${h / 2 - corner}Q${w / 2} ${h / 2} ${w / 2 - corner} ${h / 2}H${-w / 2 + corner}Q${-w / 2} ${h / 2} ${-w / 2} ${h / 2 - corner}V${-h / 2 + corner}Q${-w / 2} ${-h / 2} ${-w / 2 + corner} ${-h / 2}Z`;
  const faint = { fill: '#ffffff', opacity: 0.05 };
  const across = Math.floor((w - 16) / 10.4);
  const down = Math.floor((h - 16) / 10.4);
  return {
    shape,
    art:
      path(shape, {
        fill: d.diag([
          [0, '#4d5a68'],
          [0.5, '#3b4753'],
          [1, '#2e3842'],
        ]),
      }) +
      Array.from({ length: down + 1 }, (_, i) =>
        rect(-w / 2 + 8, -h / 2 + 8 + i * 10.4, w - 16, 0.25, 0, faint),
      ).join('') +
      Array.from({ length: across + 1 }, (_, i) =>
        rect(-w / 2 + 8 + i * 10.4, -h / 2 + 8, 0.25, h - 16, 0, faint),
      ).join('') +
      path(shape, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.14, strokeWidth: 0.8 }),
  };
}

/** A coin of the shop: the sign of the pound, never a sum. */
export function coin(d: Doc): string {
  return (
    circle(0, 3.2, 24, { fill: '#023f30' }) +
    circle(0, 0, 24, {
      fill: d.diag([
        [0, '#34d39c'],
        [0.4, '#0b9a70'],
        [1, '#04614a'],
      ]),
    }) +
    circle(0, 0, 23.4, {
      fill: 'none',
      stroke: d.diag([
        [0, '#fff', 0.8],
        [0.5, '#fff', 0.1],
        [1, '#fff', 0.4],
      ]),
      strokeWidth: 0.9,
    }) +
    circle(0, 0, 19.4, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.42, strokeWidth: 0.9 }) +
    `<text x="0" y="10" font-family="Inter Variable, Inter, sans-serif" font-size="28" font-weight="700" fill="#ffffff" text-anchor="middle">£</text>`
  );
}

/** A pay-out card: a chip and a tick. */
export function payCard(d: Doc): Thing {
  const shape = 'M-104 -72H104Q120 -72 120 -56V56Q120 72 104 72H-104Q-120 72 -120 56V-56Q-120 -72 -104 -72Z';
  return {
    shape,
    art:
      path(shape, {
        fill: d.diag([
          [0, '#10b981'],
          [0.5, '#059669'],
          [1, '#045d44'],
        ]),
      }) +
      path('M-120 20C-60 -30 30 60 120 -20V56Q120 72 104 72H-104Q-120 72 -120 56Z', {
        fill: '#ffffff',
        opacity: 0.07,
      }) +
      path(shape, {
        fill: 'none',
        stroke: d.diag([
          [0, '#fff', 0.8],
          [0.5, '#fff', 0.1],
          [1, '#fff', 0.4],
        ]),
        strokeWidth: 1.6,
      }) +
      rect(-98, -34, 40, 30, 6, {
        fill: d.diag([
          [0, '#fbe7ae'],
          [1, '#c99b3b'],
        ]),
      }) +
      path('M-98 -19H-58M-85 -34V-4M-71 -34V-4', { stroke: '#9a742a', strokeWidth: 1, strokeOpacity: 0.6 }) +
      [0, 1, 2, 3]
        .map((i) => rect(-98 + i * 36, 34, 26, 7, 3.5, { fill: '#ffffff', opacity: 0.8 }))
        .join('') +
      circle(84, -36, 20, { fill: '#ffffff', fillOpacity: 0.22 }) +
      path('M74 -36L81.500 -28.500L95 -44', {
        fill: 'none',
        stroke: '#ffffff',
        strokeWidth: 5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }),
  };
}
