import { mix, shade } from './colour.ts';
import type { Vec } from './space.ts';

export type Surface = 'metal' | 'plastic' | 'matte';

/** One key soft box at the top left in front, one weaker strip at the right. */
const KEY: Vec = [-0.45, -0.72, 0.53];
const FILL: Vec = [0.85, -0.15, 0.5];

const facing = (n: Vec, light: Vec): number =>
  Math.max(0, n[0] * light[0] + n[1] * light[1] + n[2] * light[2]);

function smoothStep(from: number, to: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A soft bump, 0 at both ends and 1 at the peak. Narrow bumps would show facets on round corners. */
const bump = (from: number, peak: number, to: number, x: number): number =>
  smoothStep(from, peak, x) * (1 - smoothStep(peak, to, x));

interface Shine {
  /** Added to the lightness of the surface. */
  readonly lightness: number;
  /** Share of white mixed in: the reflection of the lamps themselves. */
  readonly white: number;
}

export function studio(normal: Vec, surface: Surface): Shine {
  const [x, y, z] = normal;
  const key = facing(normal, KEY);
  const fill = facing(normal, FILL);
  if (surface === 'matte')
    return { lightness: -0.26 + 0.3 * key + 0.1 * fill + 0.06 * z, white: 0.1 * key ** 18 };
  if (surface === 'plastic') {
    return {
      lightness: -0.24 + 0.3 * key + 0.1 * fill + 0.05 * z,
      white: 0.55 * key ** 26 + 0.18 * fill ** 30,
    };
  }
  const reflectedX = 2 * z * x;
  const reflectedY = 2 * z * y;
  const top = bump(-1, -0.6, -0.1, reflectedY);
  const right = bump(0.4, 0.75, 1.02, reflectedX);
  const left = bump(-1.02, -0.75, -0.35, reflectedX);
  return {
    lightness: -0.22 + 0.22 * key + 0.16 * fill + 0.05 * z + 0.1 * left,
    white: 0.42 * top + 0.42 * right + 0.5 * left,
  };
}

/** The colour of a surface with this normal (in view space) in the studio. */
export function lit(base: string, normal: Vec, surface: Surface): string {
  const shine = studio(normal, surface);
  const colour = shade(base, shine.lightness);
  return shine.white > 0.004 ? mix(colour, '#ffffff', Math.min(0.9, shine.white)) : colour;
}
