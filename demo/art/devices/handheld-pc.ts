import { thumbStick } from './controller.ts';
import { gameScreen } from './handheld.ts';
import { ventField } from './parts/vents.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { circle, group, path, rect } from '#demo/art/lib/svg.ts';

/** The handheld computer: one broad black body, about 298 mm wide. */
export const HANDHELD_PC_SHAPE =
  'M-112 -56C-70 -60 70 -60 112 -56C136 -54 147 -44 149 -24C151 4 148 32 142 48C137 60 118 62 106 56C98 52 92 50 80 50H-80' +
  'C-92 50 -98 52 -106 56C-118 62 -137 60 -142 48C-148 32 -151 4 -149 -24C-147 -44 -136 -54 -112 -56Z';

function shell(d: Doc): string {
  return (
    path('M-130 -50C-112 -67 -80 -63 -73 -55ZM130 -50C112 -67 80 -63 73 -55Z', {
      fill: d.lin([
        [0, '#3c3e42'],
        [1, '#0d0d0e'],
      ]),
    }) +
    path(HANDHELD_PC_SHAPE, {
      fill: d.lin([
        [0, '#434548'],
        [0.15, '#2e2f31'],
        [0.7, '#222324'],
        [1, '#141415'],
      ]),
    }) +
    group(
      path(HANDHELD_PC_SHAPE, {
        fill: 'none',
        stroke: d.lin([
          [0, '#fff', 0.42],
          [0.4, '#fff', 0.05],
          [1, '#000', 0.6],
        ]),
        strokeWidth: 6,
        filter: d.blur(2),
      }),
      { clipPath: d.clip(HANDHELD_PC_SHAPE) },
    ) +
    path(HANDHELD_PC_SHAPE, {
      fill: 'none',
      stroke: d.diag([
        [0, '#fff', 0.4],
        [0.5, '#fff', 0.04],
        [1, '#fff', 0.16],
      ]),
      strokeWidth: 0.6,
    })
  );
}

const DIAMOND = [
  [0, -8],
  [8, 0],
  [0, 8],
  [-8, 0],
] as const;

export function handheldPcFront(d: Doc): string {
  const sw = 156;
  const sh = 97;
  const pads = [-1, 1].map((k) =>
    path(squircle(k * 112 - 16, -10, 32, 32, 3.5), {
      fill: d.diag([
        [0, '#1a1b1c'],
        [1, '#28292b'],
      ]),
      stroke: '#46484c',
      strokeWidth: 0.6,
    }),
  );
  const small = [
    [-96, -51],
    [90, -51],
    [-96, 40],
    [89, 40],
  ] as const;
  return (
    shell(d) +
    rect(-sw / 2 - 4, -54, sw + 8, sh + 9, 3, { fill: '#060607' }) +
    group(gameScreen(d, -sw / 2, -49.5, sw, sh), { clipPath: d.clip(squircle(-sw / 2, -49.5, sw, sh, 1)) }) +
    path('M10 -54H82V30Z', {
      fill: d.lin(
        [
          [0, '#fff', 0.15],
          [1, '#fff', 0.01],
        ],
        1,
        0,
        0.3,
        0.8,
      ),
    }) +
    thumbStick(d, -100, -30, 9.8) +
    thumbStick(d, 100, -30, 9.8) +
    pads.join('') +
    path('M-128 -41H-122V-35H-116V-29H-122V-23H-128V-29H-134V-35H-128Z', {
      fill: d.lin([
        [0, '#505257'],
        [1, '#1b1c1d'],
      ]),
    }) +
    DIAMOND.map(([dx, dy]) =>
      circle(126 + dx, -32 + dy, 3.9, {
        fill: d.rad(
          [
            [0, '#5a5c61'],
            [0.7, '#2a2b2e'],
            [1, '#141415'],
          ],
          0.4,
          0.3,
          0.75,
        ),
      }),
    ).join('') +
    small.map(([x, y]) => rect(x, y, 6.5, 2.6, 1.3, { fill: '#4a4c50' })).join('')
  );
}

export function handheldPcBack(d: Doc): string {
  const grip = (k: number): string =>
    path(
      `M${k * 96} -44C${k * 120} -46 ${k * 138} -34 ${k * 139} -14C${k * 140} 12 ${k * 138} 34 ${k * 132} 44C${k * 124} 52 ${k * 110} 48 ${k * 102} 40C${k * 94} 20 ${k * 90} -20 ${k * 96} -44Z`,
      {
        fill: d.diag([
          [0, '#3a3c3f'],
          [1, '#1a1b1c'],
        ]),
        stroke: '#000000',
        strokeOpacity: 0.4,
        strokeWidth: 0.5,
      },
    ) +
    rect(k * 101 - 5, -6, 10, 20, 4, {
      fill: d.diag([
        [0, '#4a4c50'],
        [1, '#232426'],
      ]),
    }) +
    rect(k * 104 - 5, 18, 10, 18, 4, {
      fill: d.diag([
        [0, '#4a4c50'],
        [1, '#232426'],
      ]),
    });
  const screw = (x: number, y: number): string =>
    circle(x, y, 1.7, {
      fill: d.rad(
        [
          [0, '#8a8d92'],
          [1, '#2a2b2e'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    });
  return (
    shell(d) +
    grip(-1) +
    grip(1) +
    path(squircle(-78, -46, 156, 88, 6), {
      fill: 'none',
      stroke: '#000000',
      strokeOpacity: 0.35,
      strokeWidth: 0.7,
    }) +
    ventField(d, -30, -40, 92, 34, 4.4) +
    rect(-62, 14, 66, 20, 1.5, { fill: '#2c2d30', stroke: '#4a4c50', strokeWidth: 0.3 }) +
    [0, 1, 2]
      .map((i) => rect(-57, 18 + i * 5, 50 - i * 12, 1.4, 0.7, { fill: '#7b7e84', opacity: 0.6 }))
      .join('') +
    [
      [-72, -40],
      [72, -40],
      [-72, 36],
      [72, 36],
    ]
      .map(([x = 0, y = 0]) => screw(x, y))
      .join('')
  );
}

/** The zipped carrying case, seen from the front, about 310 mm wide. */
export function carryCase(d: Doc): string {
  const shape = squircle(-160, -74, 320, 148, 58);
  return (
    path(shape, {
      fill: d.lin([
        [0, '#4a4c50'],
        [0.3, '#323437'],
        [1, '#1c1d1f'],
      ]),
    }) +
    path(squircle(-150, -64, 300, 128, 50), {
      fill: 'none',
      stroke: '#ffffff',
      strokeOpacity: 0.09,
      strokeWidth: 1,
    }) +
    path('M-160 6H160', { stroke: '#0b0b0c', strokeWidth: 5 }) +
    path('M-160 6H160', { stroke: '#7a7d83', strokeWidth: 1.6, strokeDasharray: '1.2 1.2' }) +
    rect(92, 2, 20, 8, 3, {
      fill: d.lin([
        [0, '#9da1a8'],
        [1, '#4a4c50'],
      ]),
    }) +
    path(shape, {
      fill: 'none',
      stroke: d.diag([
        [0, '#fff', 0.4],
        [0.5, '#fff', 0.04],
        [1, '#fff', 0.14],
      ]),
      strokeWidth: 0.9,
    })
  );
}
