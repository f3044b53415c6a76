import { shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { polygon, type Point } from '#demo/art/lib/shapes.ts';
import { group, num, path, rect } from '#demo/art/lib/svg.ts';

/** The zigzag edge of a cloth that was cut with pinking shears: teeth along each side of a soft quadrilateral. */
function pinked(corners: readonly Point[], teeth = 26, deep = 1.1): Point[] {
  return corners.flatMap(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    const outX = (nextY - y) / length;
    const outY = -(nextX - x) / length;
    return Array.from({ length: teeth * 2 }, (_, k): Point => {
      const t = k / (teeth * 2);
      // A cloth is never quite straight: its sides give a little.
      const bow = Math.sin(t * Math.PI) * 1.6 + Math.sin(t * Math.PI * 3 + i) * 0.6;
      const out = (k % 2 === 0 ? -deep : deep) / 2 - bow * (i % 2 === 0 ? 0.5 : -0.4);
      return [x + (nextX - x) * t + outX * out, y + (nextY - y) * t + outY * out];
    });
  });
}

/** The fine waffle of microfibre: two sets of hairlines across the whole cloth. */
const weave = (light: string, dark: string): string =>
  Array.from({ length: 74 }, (_, i) => {
    const at = num(-92 + i * 2.5);
    return (
      path(`M${at} -92V92`, { fill: 'none', stroke: dark, strokeOpacity: 0.1, strokeWidth: 0.5 }) +
      path(`M-92 ${at}H92`, { fill: 'none', stroke: light, strokeOpacity: 0.22, strokeWidth: 0.6 })
    );
  }).join('');

interface Sheet {
  readonly corners: readonly Point[];
  readonly colour: string;
  /** Soft folds: where they run from and to, and how strong. */
  readonly folds: readonly (readonly [from: Point, to: Point, strength: number])[];
}

function sheet(d: Doc, { corners, colour, folds }: Sheet): string {
  const shape = polygon(pinked(corners));
  const creases = folds.map(([[x1, y1], [x2, y2], strength]) => {
    const line = `M${x1} ${y1}Q${num((x1 + x2) / 2 + 5)} ${num((y1 + y2) / 2 - 5)} ${x2} ${y2}`;
    return (
      path(line, {
        fill: 'none',
        stroke: shade(colour, -0.2),
        strokeOpacity: strength,
        strokeWidth: 7,
        filter: d.blurU(3.4, -120, -120, 240, 240),
      }) +
      path(line, {
        fill: 'none',
        stroke: '#ffffff',
        strokeOpacity: strength * 0.9,
        strokeWidth: 5,
        transform: 'translate(-5 -4)',
        filter: d.blurU(2.8, -120, -120, 240, 240),
      })
    );
  });
  return (
    path(shape, { fill: '#2a2118', opacity: 0.3, transform: 'translate(2.4 4.4)', filter: d.blur(4) }) +
    path(shape, { fill: '#2a2118', opacity: 0.3, transform: 'translate(.5 .9)', filter: d.blur(0.8) }) +
    path(shape, {
      fill: d.diag([
        [0, shade(colour, 0.07)],
        [0.5, colour],
        [1, shade(colour, -0.09)],
      ]),
    }) +
    group(weave('#ffffff', shade(colour, -0.3)) + creases.join(''), { clipPath: d.clip(shape) })
  );
}

/** A cloth spread out, one corner turned over, and beside it a folded one on top. */
export function clothArt(d: Doc, colour: string): string {
  const spread = sheet(d, {
    corners: [
      [-66, -60],
      [62, -66],
      [68, 58],
      [-60, 66],
    ],
    colour,
    folds: [
      [[-70, 10], [30, -70], 0.32],
      [[-40, 70], [70, -10], 0.26],
    ],
  });
  // The corner that is turned over shows the paler inside.
  const corner = polygon([
    [-63, 22],
    [-14, 64],
    [-12, 60],
    [-16, 28],
    [-28, 20],
    [-58, 18],
  ]);
  const turned =
    path(corner, { fill: '#1a1714', opacity: 0.34, transform: 'translate(2 2)', filter: d.blur(2.4) }) +
    path(corner, {
      fill: d.diag([
        [0, shade(colour, -0.04)],
        [0.45, shade(colour, 0.1)],
        [1, shade(colour, 0.02)],
      ]),
    });
  return spread + turned + label(d);
}

/** The small sewn label at an edge. */
const label = (d: Doc): string =>
  group(
    rect(-7, -4, 14, 9, 0.8, {
      fill: d.diag([
        [0, '#ffffff'],
        [1, '#e9e7e2'],
      ]),
      stroke: '#cfccc5',
      strokeWidth: 0.3,
    }) +
      path('M-7 -2.6H7', {
        fill: 'none',
        stroke: '#8f8b84',
        strokeWidth: 0.5,
        strokeDasharray: '1.1 .8',
      }),
    { transform: 'translate(44 56)' },
  );

/** Folded twice, as it comes: four layers, seen from above. */
export function foldedCloth(d: Doc, colour: string): string {
  return [3, 2, 1, 0]
    .map((layer) => {
      const by = layer * 1.9;
      return group(
        sheet(d, {
          corners: [
            [-36, -34],
            [36, -36],
            [38, 34],
            [-35, 37],
          ],
          colour: shade(colour, -0.03 * layer),
          folds: layer === 0 ? [[[-30, 30], [34, -28], 0.22]] : [],
        }),
        { transform: `translate(${num(by)} ${num(by * 1.5)})` },
      );
    })
    .join('');
}
