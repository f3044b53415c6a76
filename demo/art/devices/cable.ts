import { isDark, shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle, type Point } from '#demo/art/lib/shapes.ts';
import { num, path, rect } from '#demo/art/lib/svg.ts';
import { plugAt, type Plug } from './plugs.ts';

/** The path of a cable, from plug to plug, in mm around its own origin. */
export type Run = readonly Point[];

const THICK = 4.6;

function curve(a: Point, b: Point, c: Point, e: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const u = 1 - t;
    const at = (k: 0 | 1): number =>
      u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * e[k];
    return [at(0), at(1)];
  });
}

const between = (from: Point, to: Point, length: number): Point => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const l = Math.hypot(dx, dy) || 1;
  return [to[0] + (dx / l) * length, to[1] + (dy / l) * length];
};

/** Joins loops to two ends; the ends leave the loops along their tangent, or the cable would look broken. */
function withEnds(
  loops: readonly Point[],
  start: Point,
  startTo: Point,
  end: Point,
  endFrom: Point,
  reach = 20,
): Run {
  const first = loops[0] ?? start;
  const second = loops[1] ?? first;
  const last = loops.at(-1) ?? end;
  const beforeLast = loops.at(-2) ?? last;
  return [
    ...curve(start, startTo, between(second, first, reach), first, 30),
    ...loops.slice(1, -1),
    ...curve(last, between(beforeLast, last, reach * 1.4), endFrom, end, 30),
  ];
}

/** A flat coil, both ends leaving to the sides. */
export const coiled: Run = (() => {
  const loops = Array.from({ length: 170 }, (_, i): Point => {
    const t = i / 169;
    const angle = (72 * Math.PI) / 180 + t * 3.1 * 2 * Math.PI;
    const r = 47 - t * 13;
    return [Math.cos(angle) * r * 1.04, Math.sin(angle) * r * 0.96 - 2];
  });
  return withEnds(loops, [74, 50], [52, 54], [-74, 50], [-48, 54], 18);
})();

/** Loops laid wide and flat, as it comes out of its sleeve. */
export const hanked: Run = (() => {
  const loops = Array.from({ length: 200 }, (_, i): Point => {
    const t = i / 199;
    const angle = -0.5 * Math.PI + t * 3 * 2 * Math.PI;
    const swing = 1 - t * 0.16;
    return [Math.cos(angle) * 62 * swing, Math.sin(angle) * 23 * swing + t * 9 - 6];
  });
  return withEnds(loops, [-72, -46], [-50, -48], [70, 44], [54, 46], 20);
})();

/** A loose S with one loop, its plugs towards the viewer. */
export const loose: Run = [
  ...curve([-58, 62], [-40, 20], [-96, -16], [-50, -50], 40),
  ...curve([-50, -50], [-20, -72], [30, -58], [28, -18], 40).slice(1),
  ...curve([28, -18], [26, 22], [-30, 26], [-26, -10], 40).slice(1),
  ...curve([-26, -10], [-22, -44], [52, -50], [70, -8], 40).slice(1),
  ...curve([70, -8], [80, 18], [44, 34], [52, 62], 40).slice(1),
];

const line = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

/** One loop of a short cable, its plugs close together and large: for showing that they differ. */
export const looped: Run = [
  ...curve([-15, 14], [-15, -10], [-42, -12], [-37, -36], 40),
  ...curve([-37, -36], [-32, -62], [32, -62], [37, -36], 60).slice(1),
  ...curve([37, -36], [42, -12], [15, -10], [15, 14], 40).slice(1),
];

/** The plugs at the start and the end of a run; none where the ends are not seen. */
type Ends = readonly [start: Plug, end: Plug] | readonly [];
const BOTH_USB_C: Ends = ['usb-c', 'usb-c'];

/**
 * Draws a cable along its path, piece by piece, so that later loops cover earlier ones. A cable that never
 * crosses itself is drawn as one piece.
 */
export function cableArt(d: Doc, colour: string, run: Run = coiled, ends: Ends = BOTH_USB_C): string {
  const dark = isDark(colour);
  const stroke = (
    points: readonly Point[],
    paint: { colour: string; width: number; shift?: Point; opacity?: number; soft?: number },
  ): string =>
    path(line(points), {
      fill: 'none',
      stroke: paint.colour,
      strokeWidth: paint.width,
      strokeLinejoin: 'round',
      ...(paint.opacity === undefined ? {} : { strokeOpacity: paint.opacity }),
      ...(paint.shift ? { transform: `translate(${paint.shift[0]} ${paint.shift[1]})` } : {}),
      ...(paint.soft ? { filter: d.blurU(paint.soft, -220, -220, 440, 440) } : {}),
    });
  const pieces: string[] = [];
  const step = run === looped ? run.length : 12;
  for (let i = 0; i < run.length - 1; i += step) {
    const under = run.slice(i, i + step + 2);
    // A piece on top begins earlier, so that it covers the cut of the piece before.
    const over = run.slice(Math.max(0, i - 3), i + step + 2);
    pieces.push(
      stroke(under, { colour: '#1a1714', width: THICK + 1.6, opacity: 0.1, shift: [0.5, 0.9] }),
      stroke(under, { colour: dark ? '#050506' : '#a9acb2', width: THICK }),
      stroke(over, { colour: dark ? colour : '#dcdee1', width: THICK * 0.84, shift: [-0.12, -0.18] }),
      stroke(over, { colour: dark ? shade(colour, 0.05) : colour, width: THICK * 0.6, shift: [-0.35, -0.5] }),
      stroke(over, {
        colour: '#ffffff',
        width: THICK * 0.2,
        shift: [-0.7, -0.95],
        opacity: dark ? 0.28 : 0.9,
      }),
    );
  }
  const [start, end] = ends;
  const plugs = [
    { plug: start, at: run[0], from: run[3] },
    { plug: end, at: run.at(-1), from: run.at(-4) },
  ].map(({ plug, at, from }) => (plug && at && from ? plugAt(d, colour, plug, at, from) : ''));
  return (
    stroke(run, { colour: '#2a2622', width: THICK, opacity: 0.36, shift: [1.6, 3.2], soft: 2 }) +
    pieces.join('') +
    plugs.join('')
  );
}

/** A hook-and-loop tie across a hank. */
export const tie = (d: Doc, colour: string): string =>
  path(squircle(-7, -36, 14, 76, 4), {
    fill: '#2a2622',
    opacity: 0.3,
    transform: 'translate(1.4 2.8)',
    filter: d.blur(1.8),
  }) +
  path(squircle(-7, -36, 14, 76, 4), {
    fill: d.lin(
      [
        [0, shade(colour, 0.1)],
        [0.4, colour],
        [1, shade(colour, -0.12)],
      ],
      0,
      0,
      1,
      0,
    ),
  }) +
  rect(-5.6, -34, 11.2, 72, 3, {
    fill: 'none',
    stroke: '#ffffff',
    strokeOpacity: 0.3,
    strokeWidth: 0.4,
    strokeDasharray: '1.6 1.2',
  });
