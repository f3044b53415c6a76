import { lit, type Surface } from './light.ts';
import { SMOOTH_CORNER, SMOOTH_REACH, fourRadii, polygon, type Point, type Radii } from './shapes.ts';
import { IDENTITY, apply, plus, type Camera, type Matrix, type Vec } from './space.ts';
import { path } from './svg.ts';

/** A closed outline around the origin, sampled: each point with the normal that points outwards. */
export type Outline = readonly { readonly at: Point; readonly normal: Point }[];

/** One ring of a solid: how far inside the outline it lies, how high, and the tilt of its surface in degrees. */
export type Ring = readonly [inset: number, height: number, tilt: number];

function withNormals(points: readonly Point[]): Outline {
  const distinct = points.filter((p, i) => {
    const before = points[i - 1];
    return !before || Math.hypot(p[0] - before[0], p[1] - before[1]) > 1e-4;
  });
  const count = distinct.length;
  return distinct.map((at, i) => {
    const before = distinct[(i - 1 + count) % count] ?? at;
    const after = distinct[(i + 1) % count] ?? at;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    return { at, normal: [dy / length, -dx / length] };
  });
}

const bezier = (q: readonly Point[], t: number, axis: 0 | 1): number => {
  const u = 1 - t;
  const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return q.reduce((sum, point, i) => sum + (weights[i] ?? 0) * point[axis], 0);
};

function sampledCorner(radius: number, samples: number, round: boolean): Point[] {
  if (round) {
    return Array.from({ length: samples + 1 }, (_, i): Point => {
      const angle = ((i / samples) * Math.PI) / 2;
      return [radius - radius * Math.sin(angle), radius - radius * Math.cos(angle)];
    });
  }
  const perCurve = Math.round(samples / 3);
  return [0, 3, 6].flatMap((start) => {
    const curve = SMOOTH_CORNER.slice(start, start + 4);
    return Array.from({ length: perCurve + 1 }, (_, i): Point => {
      const t = i / perCurve;
      return [radius * bezier(curve, t, 0), radius * bezier(curve, t, 1)];
    });
  });
}

/** Outline of a rectangle with continuous corners (circular ones with `round`, or where there is no room). */
export function outline(w: number, h: number, r: Radii, samples = 18, round = false): Outline {
  const room = Math.min(w, h) / 2;
  const x = w / 2;
  const y = h / 2;
  const places: readonly ((p: Point) => Point)[] = [
    ([u, v]) => [x - u, -y + v],
    ([u, v]) => [x - v, y - u],
    ([u, v]) => [-x + u, y - v],
    ([u, v]) => [-x + v, -y + u],
  ];
  return withNormals(
    fourRadii(r).flatMap((wanted, corner) => {
      const radius = Math.min(wanted, room);
      const points = sampledCorner(radius, samples, round || radius * SMOOTH_REACH > room);
      return points.map((p) => places[corner]?.(p) ?? p);
    }),
  );
}

export function roundOutline(r: number, samples = 72): Outline {
  return Array.from({ length: samples }, (_, i) => {
    const angle = -Math.PI / 2 + (i / samples) * 2 * Math.PI;
    const normal: Point = [Math.cos(angle), Math.sin(angle)];
    return { at: [r * normal[0], r * normal[1]], normal };
  });
}

/** The place of a solid: its axes and its centre in the world. */
export interface Place {
  readonly axes?: Matrix;
  readonly centre?: Vec;
}

const ORIGIN: Vec = [0, 0, 0];

const inWorld = (place: Place, point: Vec): Vec =>
  plus(apply(place.axes ?? IDENTITY, point), place.centre ?? ORIGIN);

const ringPoint = (
  camera: Camera,
  place: Place,
  { at, normal }: Outline[number],
  inset: number,
  height: number,
): Point => camera.project(inWorld(place, [at[0] - normal[0] * inset, at[1] - normal[1] * inset, height]));

interface Material extends Place {
  readonly surface?: Surface;
  /** Another colour by direction: gets the normal in view space and how far round the outline (0…1) it lies. */
  readonly paint?: (normal: Vec, around: number) => string;
}

/** An extruded solid: the walls between the rings, each strip in the light of its own normal. */
export function solid(
  camera: Camera,
  shape: Outline,
  rings: readonly Ring[],
  base: string,
  material: Material = {},
): string {
  const { surface = 'metal', paint, axes = IDENTITY } = material;
  const strips: string[] = [];
  rings.slice(0, -1).forEach((ring, level) => {
    const next = rings[level + 1] ?? ring;
    const tilt = (((ring[2] + next[2]) / 2) * Math.PI) / 180;
    shape.forEach((from, i) => {
      const to = shape[(i + 1) % shape.length] ?? from;
      const dx = to.at[0] - from.at[0];
      const dy = to.at[1] - from.at[1];
      const length = Math.hypot(dx, dy);
      if (length === 0) return;
      const normal: Vec = [(dy / length) * Math.cos(tilt), (-dx / length) * Math.cos(tilt), Math.sin(tilt)];
      const seen = camera.see(apply(axes, normal));
      if (seen[2] <= 0.0005) return;
      const colour = paint ? paint(seen, i / shape.length) : lit(base, seen, surface);
      const corners = [
        ringPoint(camera, material, from, ring[0], ring[1]),
        ringPoint(camera, material, to, ring[0], ring[1]),
        ringPoint(camera, material, to, next[0], next[1]),
        ringPoint(camera, material, from, next[0], next[1]),
      ];
      // The stroke closes the seams that antialiasing leaves between neighbouring strips.
      strips.push(
        path(polygon(corners), { fill: colour, stroke: colour, strokeWidth: 1.6, strokeLinejoin: 'round' }),
      );
    });
  });
  return strips.join('');
}

/** Rings of a plate of thickness `t` whose edges are rounded by `front` and `back`. */
export function edgeProfile(t: number, front: number, steps = 6, back = front): Ring[] {
  const quarter = (radius: number, from: number, middle: number): Ring[] =>
    Array.from({ length: steps + 1 }, (_, i): Ring => {
      const tilt = from - (90 * i) / steps;
      const angle = (tilt * Math.PI) / 180;
      return [radius - radius * Math.cos(angle), middle + radius * Math.sin(angle), tilt];
    });
  return [...quarter(front, 90, t / 2 - front), ...quarter(back, 0, -t / 2 + back)];
}

/** Path of an outline at a height, as the camera sees it. */
export const outlinePath = (
  camera: Camera,
  shape: Outline,
  height: number,
  inset = 0,
  place: Place = {},
): string => polygon(shape.map((sample) => ringPoint(camera, place, sample, inset, height)));
