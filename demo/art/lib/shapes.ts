import { num } from './svg.ts';

export type Point = readonly [x: number, y: number];

/**
 * The corner whose curvature grows smoothly, as offsets from the corner point in units of the radius: three
 * Béziers. A plain circular arc meets the straight side with a visible jump and looks cheap.
 */
export const SMOOTH_CORNER: readonly Point[] = [
  [1.52866498, 0],
  [1.08849296, 0],
  [0.86840694, 0],
  [0.63149379, 0.07491139],
  [0.37282383, 0.16905956],
  [0.16905956, 0.37282383],
  [0.07491139, 0.63149379],
  [0, 0.86840694],
  [0, 1.08849296],
  [0, 1.52866498],
];

/** How far before the corner point a smooth corner starts, in radii. */
export const SMOOTH_REACH = 1.52866498;

/** A circular corner written as the same number of Béziers, to blend with the smooth one. */
const ROUND_CORNER: readonly Point[] = (() => {
  const steps = 3;
  const on = (angle: number): Point => [1 - Math.sin(angle), 1 - Math.cos(angle)];
  const points: Point[] = [on(0)];
  for (let step = 0; step < steps; step++) {
    const from = (step * Math.PI) / 2 / steps;
    const to = ((step + 1) * Math.PI) / 2 / steps;
    const handle = (4 / 3) * Math.tan((to - from) / 4);
    const a = on(from);
    const b = on(to);
    points.push(
      [a[0] - handle * Math.cos(from), a[1] + handle * Math.sin(from)],
      [b[0] + handle * Math.cos(to), b[1] - handle * Math.sin(to)],
      b,
    );
  }
  return points;
})();

const pair = ([x, y]: Point): string => `${num(x, 3)} ${num(y, 3)}`;

/** One radius, or one per corner. */
export type Radii =
  number | readonly [topRight: number, bottomRight: number, bottomLeft: number, topLeft: number];

export const fourRadii = (r: Radii): readonly [number, number, number, number] =>
  typeof r === 'number' ? [r, r, r, r] : r;

/** One corner as offsets from the corner point, blended between smooth and circular by the room there is. */
function cornerPoints(r: number, room: number, smooth: number): Point[] {
  const radius = Math.max(0.001, Math.min(r, room));
  const fits = Math.max(0, Math.min(1, (room / radius - 1) / (SMOOTH_REACH - 1)));
  const share = Math.min(smooth, fits);
  const blend = (a: number, b: number): number => (a * share + b * (1 - share)) * radius;
  return SMOOTH_CORNER.map((p, i): Point => {
    const round = ROUND_CORNER[i] ?? p;
    return [blend(p[0], round[0]), blend(p[1], round[1])];
  });
}

/**
 * Path of a rectangle with continuous corners of nominal radius `r`. Where the sides are too short for the
 * smooth corner it blends towards a circular arc, so pills and capsules come out right. `smooth` 0 forces arcs.
 */
export function squircle(x: number, y: number, w: number, h: number, r: Radii, smooth = 1): string {
  const corners = fourRadii(r).map((radius) => cornerPoints(radius, Math.min(w, h) / 2, smooth));
  const sides: ((p: Point) => Point)[] = [
    ([u, v]) => [x + w - u, y + v],
    ([u, v]) => [x + w - v, y + h - u],
    ([u, v]) => [x + u, y + h - v],
    ([u, v]) => [x + v, y + u],
  ];
  const drawn = sides.map((place, side) => {
    const [start, ...rest] = (corners[side] ?? []).map((p) => pair(place(p)));
    const curves = [0, 3, 6].map((i) => `C${rest.slice(i, i + 3).join(' ')}`);
    return `${side === 0 ? 'M' : 'L'}${start}${curves.join('')}`;
  });
  return `${drawn.join('')}Z`;
}

/** Path of a circular arc, angles in degrees, clockwise from the right. */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const on = (angle: number): Point => [
    x + r * Math.cos((angle * Math.PI) / 180),
    y + r * Math.sin((angle * Math.PI) / 180),
  ];
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${pair(on(from))}A${num(r, 3)} ${num(r, 3)} 0 ${large} 1 ${pair(on(to))}`;
}

/** Path of a polygon. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
