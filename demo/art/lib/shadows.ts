import type { Doc } from './doc.ts';
import { polygon, squircle } from './shapes.ts';
import type { Camera, Vec } from './space.ts';
import { ellipse, group, num, path } from './svg.ts';

/** Shadows are warm near-black: pure black looks like a hole. */
const AMBIENT = '#2a2622';
const CONTACT = '#1a1714';
const LYING = '#2a2118';
const CAST = '#0a0806';

/** Under a thing of width `w` that stands on the floor and is seen straight: a wide soft one and a tight one. */
export function floorShadow(d: Doc, x: number, y: number, w: number, strength = 1): string {
  return (
    ellipse(x, y, w * 0.52, w * 0.034, {
      fill: AMBIENT,
      opacity: 0.2 * strength,
      filter: d.blur(w * 0.045, w * 0.018),
    }) +
    ellipse(x, y - w * 0.002, w * 0.47, w * 0.01, {
      fill: CONTACT,
      opacity: 0.42 * strength,
      filter: d.blur(w * 0.014, w * 0.006),
    })
  );
}

/** Under a thing seen at an angle: its footprint (points in the world), blurred twice by about `soft` pixels. */
export function footShadow(
  d: Doc,
  camera: Camera,
  footprint: readonly Vec[],
  soft = 14,
  strength = 1,
): string {
  const count = footprint.length;
  const middle = footprint.reduce<Vec>(
    (sum, p) => [sum[0] + p[0] / count, sum[1] + p[1] / count, sum[2] + p[2] / count],
    [0, 0, 0],
  );
  const grown = (k: number): string =>
    polygon(
      footprint.map((p) =>
        camera.project([
          middle[0] + (p[0] - middle[0]) * k,
          middle[1] + (p[1] - middle[1]) * k,
          middle[2] + (p[2] - middle[2]) * k,
        ]),
      ),
    );
  return (
    path(grown(1.06), { fill: AMBIENT, opacity: 0.28 * strength, filter: d.blur(soft * 1.6, soft) }) +
    path(grown(1), { fill: CONTACT, opacity: 0.5 * strength, filter: d.blur(soft * 0.42, soft * 0.3) })
  );
}

export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number;
  /** Outline of the thing, in its own millimetres. */
  readonly shape: string;
  /** Height above the table: moves and softens the shadow. */
  readonly lift?: number;
  readonly strength?: number;
}

/** A thing that lies on a table, turned, with its shadow. The light does not turn with the thing. */
export function lying(
  d: Doc,
  art: string,
  { x, y, scale, turn = 0, shape, lift = 1, strength = 0.36 }: Lying,
): string {
  const shadow = (dx: number, dy: number, blur: number, opacity: number): string =>
    path(shape, {
      fill: LYING,
      opacity,
      transform: `rotate(${num(-turn)}) translate(${num(dx)} ${num(dy)}) rotate(${num(turn)})`,
      filter: d.blur(blur),
    });
  return group(
    shadow(2.8 * lift, 4.8 * lift, 4.6 * lift, strength) + shadow(0.5, 0.9, 0.8, strength * 0.9) + art,
    { transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale, 4)})` },
  );
}

interface Slab {
  readonly w: number;
  readonly h: number;
  readonly r: number;
}

/** The shadow of a slab `offset` mm to the right on an equal slab behind it. */
export function castShadow(d: Doc, { w, h, r }: Slab, offset: number, onDark: boolean): string {
  const x = -w / 2 + offset;
  const soft = { fill: CAST, opacity: onDark ? 0.6 : 0.36, filter: d.blur(3.6) };
  const tight = { fill: CAST, opacity: 0.4, filter: d.blur(0.7) };
  return group(
    path(squircle(x - 3.2, -h / 2 + 3, w, h - 2, r), soft) +
      path(squircle(x - 0.5, -h / 2 + 2, w, h - 2, r), tight),
    { clipPath: d.clip(squircle(-w / 2, -h / 2, w, h, r)) },
  );
}
