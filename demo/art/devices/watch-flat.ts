import { roundFace, sensorBack, squareFace } from './watch-face.ts';
import type { SquareWatch, WatchModel } from './watch-models.ts';
import type { Shade } from '#demo/art/colours.ts';
import { mix, shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { circle, ellipse, group, path, rect } from '#demo/art/lib/svg.ts';

/** One half of the strap lying flat, from the case (`from`) to its end (`to`). */
function strapHalf(d: Doc, width: number, from: number, to: number, c: Shade, holes: boolean): string {
  const half = width / 2;
  const end = half * 0.86;
  const at = (t: number): number => from + (to - from) * t;
  const shape =
    `M${-half} ${from}C${-half} ${at(0.3)} ${-end} ${at(0.35)} ${-end} ${to}A${end} ${half * 0.3} 0 0 ${to < from ? 1 : 0} ${end} ${to}` +
    `C${end} ${at(0.35)} ${half} ${at(0.3)} ${half} ${from}Z`;
  const dusk = c.dark ? '#000000' : '#4a3a30';
  const deep = c.dark ? 0.6 : 0.42;
  const hole = (i: number): string => {
    const y = at(0.42 + i * 0.14);
    return (
      ellipse(0, y, 1.7, 1.15, { fill: '#000000', opacity: 0.55 }) +
      ellipse(0, y + 0.35, 1.7, 1.15, {
        fill: 'none',
        stroke: '#ffffff',
        strokeOpacity: 0.25,
        strokeWidth: 0.25,
      })
    );
  };
  return (
    path(shape, {
      fill: d.lin(
        [
          [0, c.deep],
          [0.05, c.lo],
          [0.16, c.base],
          [0.32, c.hi],
          [0.55, c.base],
          [0.86, c.lo],
          [0.96, c.deep],
          [1, c.lo],
        ],
        0,
        0,
        1,
        0,
      ),
    }) +
    path(shape, {
      fill: d.linU(
        [
          [0, '#000', 0.38],
          [0.05, '#000', 0.12],
          [0.14, '#000', 0],
          [0.25, '#fff', c.dark ? 0.03 : 0.07],
          [0.34, '#fff', c.dark ? 0.06 : 0.13],
          [0.44, '#fff', c.dark ? 0.06 : 0.13],
          [0.54, '#fff', c.dark ? 0.03 : 0.07],
          [0.62, dusk, 0],
          [0.75, dusk, deep * 0.18],
          [0.88, dusk, deep * 0.55],
          [1, dusk, deep],
        ],
        0,
        from,
        0,
        to + (to < from ? -4 : 4),
      ),
    }) +
    path(shape, {
      fill: 'none',
      stroke: d.lin(
        [
          [0, '#fff', c.dark ? 0.25 : 0.7],
          [0.5, '#fff', 0],
          [1, '#fff', c.dark ? 0.12 : 0.35],
        ],
        0,
        0,
        1,
        0,
      ),
      strokeWidth: 0.3,
    }) +
    (holes ? [0, 1, 2, 3].map(hole).join('') : '')
  );
}

function crown(d: Doc, watch: SquareWatch, c: Shade, mirrored: boolean): string {
  const { w, rugged } = watch;
  const grooves = Array.from({ length: 13 }, (_, i) =>
    rect(w / 2 + 1.2, -9.9 + i * 0.62, 1.6, 0.22, 0, { fill: '#000000', opacity: 0.32 }),
  );
  const guard = rugged
    ? path(squircle(w / 2 - 2, -14.5, 4.6, 29, 2.2), {
        fill: d.lin([
          [0, c.frameLo],
          [0.2, c.frameHi],
          [0.7, c.frame],
          [1, c.frameLo],
        ]),
      }) +
      rect(-w / 2 - 1.5, -6, 2.4, 12, 1.1, {
        fill: d.lin([
          [0, '#ff9a4a'],
          [0.4, '#f0671c'],
          [1, '#b3440a'],
        ]),
      })
    : '';
  const art =
    guard +
    rect(w / 2 - 0.6 + (rugged ? 1.2 : 0), -10.5, 3.4, 9, 1.5, {
      fill: d.lin([
        [0, c.frameDeep],
        [0.2, c.frameHi],
        [0.5, c.frame],
        [0.8, c.frameLo],
        [1, c.frameDeep],
      ]),
    }) +
    grooves.join('') +
    rect(w / 2 - 0.4 + (rugged ? 2 : 0), 4, 1.2, 10, 0.6, {
      fill: d.lin([
        [0, c.frameLo],
        [0.3, c.frameHi],
        [1, c.frameLo],
      ]),
    });
  return mirrored ? group(art, { transform: 'scale(-1 1)' }) : art;
}

function squareCase(d: Doc, watch: SquareWatch, c: Shade): string {
  const { w, h, r } = watch;
  const shape = squircle(-w / 2, -h / 2, w, h, r);
  return (
    path(shape, { fill: '#000000', opacity: 0.35, transform: 'translate(.4 1.2)', filter: d.blur(1.2) }) +
    path(shape, {
      fill: d.lin(
        [
          [0, c.frameHi],
          [0.1, c.frame],
          [0.28, c.frameHi],
          [0.5, c.frame],
          [0.8, c.frameLo],
          [0.93, c.frameHi],
          [1, c.frameLo],
        ],
        0,
        0,
        1,
        0.8,
      ),
    }) +
    path(squircle(-w / 2 + 0.15, -h / 2 + 0.15, w - 0.3, h - 0.3, r - 0.15), {
      fill: 'none',
      stroke: d.diag([
        [0, '#fff', 0.95],
        [0.3, '#fff', 0.2],
        [0.7, '#000', 0.25],
        [1, '#fff', 0.6],
      ]),
      strokeWidth: 0.25,
    })
  );
}

function roundCase(d: Doc, r: number, c: Shade, mirrored: boolean): string {
  const metal = d.diag([
    [0, c.frameHi],
    [0.5, c.frame],
    [1, c.frameLo],
  ]);
  const lugs = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([a = 1, b = 1]) =>
    path(
      `M${a * 7} ${b * 15}L${a * 13.6} ${b * 14}L${a * 12.6} ${b * 24.5}Q${a * 12} ${b * 25.5} ${a * 10.5} ${b * 25}Z`,
      { fill: metal },
    ),
  );
  const buttons = [-32, 32].map((angle) =>
    group(
      rect(r - 0.5, -2.6, 2.7, 5.2, 1.1, {
        fill: d.lin([
          [0, c.frameLo],
          [0.25, c.frameHi],
          [0.6, c.frame],
          [1, c.frameDeep],
        ]),
      }),
      {
        transform: `${mirrored ? 'scale(-1 1) ' : ''}rotate(${angle})`,
      },
    ),
  );
  return (
    lugs.join('') +
    buttons.join('') +
    circle(0.4, 1.3, r, { fill: '#000000', opacity: 0.4, filter: d.blur(1.3) }) +
    circle(0, 0, r, {
      fill: d.lin(
        [
          [0, c.frameHi],
          [0.2, c.frame],
          [0.45, c.frameHi],
          [0.7, c.frameLo],
          [0.9, c.frame],
          [1, c.frameHi],
        ],
        0.1,
        0,
        0.9,
        1,
      ),
    }) +
    circle(0, 0, r - 0.15, {
      fill: 'none',
      stroke: d.diag([
        [0, '#fff', 0.95],
        [0.4, '#fff', 0.1],
        [1, '#fff', 0.5],
      ]),
      strokeWidth: 0.25,
    }) +
    circle(0, 0, r - 1.7, {
      fill: d.diag([
        [0, c.frameDeep],
        [1, c.frameHi],
      ]),
    })
  );
}

export type WatchSide = 'front' | 'back';

/** The watch lying open, strap up and down, around the middle of the case. */
export function watchFlat(
  d: Doc,
  watch: WatchModel,
  c: Shade,
  strap: Shade,
  side: WatchSide = 'front',
): string {
  const back = side === 'back';
  if (watch.shape === 'round') {
    return (
      strapHalf(d, watch.strap, -15, -66, strap, back) +
      strapHalf(d, watch.strap, 15, 66, strap, !back) +
      roundCase(d, watch.radius, c, back) +
      (back
        ? circle(0, 0, watch.radius - 2, {
            fill: d.diag([
              [0, mix(c.frame, c.frameHi, 0.4)],
              [1, c.frameLo],
            ]),
          }) + sensorBack(d, 13)
        : roundFace(d, watch))
    );
  }
  const reach = watch.h / 2;
  const bed = squircle(-watch.w / 2 + 2, -reach + 2, watch.w - 4, watch.h - 4, watch.r - 2);
  return (
    strapHalf(d, watch.strap, -reach + 3, -reach - 47, strap, back) +
    strapHalf(d, watch.strap, reach - 3, reach + 47, strap, !back) +
    crown(d, watch, c, back) +
    squareCase(d, watch, c) +
    (back
      ? path(bed, {
          fill: d.diag([
            [0, mix(c.frame, c.frameHi, 0.5)],
            [0.5, c.frame],
            [1, c.frameLo],
          ]),
          stroke: shade(c.frame, -0.12),
          strokeWidth: 0.3,
        }) + sensorBack(d, 14)
      : squareFace(d, watch))
  );
}
