import type { Shade } from '../colours.ts';
import { mix } from '../lib/colour.ts';
import { at, type Doc } from '../lib/doc.ts';
import { outline, outlinePath, solid, type Place, type Ring } from '../lib/solid.ts';
import type { Camera, Matrix } from '../lib/space.ts';
import { path, rect } from '../lib/svg.ts';
import { BUTTON_SETS, type Button } from './button-sets.ts';
import type { Slab } from './slab.ts';

interface Placed {
  /** 1: right of the picture, -1: left. */
  readonly side: 1 | -1;
  readonly top: number;
  readonly length: number;
}

/** The buttons of a body as they appear in the picture; the back shows them mirrored. */
function placedButtons(m: Slab, fromBack: boolean): Placed[] {
  const k = m.h / 147;
  const set: readonly Button[] = BUTTON_SETS[m.buttons];
  return set.map(([side, top, length]) => ({
    side: (side === 'right') === fromBack ? -1 : 1,
    top: -m.h / 2 + top * k,
    length: length * k,
  }));
}

/** Buttons of a body seen straight: drawn before the body, they stick out behind it. */
export function flatButtons(d: Doc, m: Slab, c: Shade, fromBack: boolean): string {
  const metal = d.lin([
    at(0, c.frameDeep),
    at(0.12, c.frameHi),
    at(0.3, c.frame),
    at(0.75, c.frame),
    at(0.92, c.frameLo),
    at(1, c.frameDeep),
  ]);
  return placedButtons(m, fromBack)
    .map(({ side, top, length }) => {
      const x = side < 0 ? -m.w / 2 - 0.55 : m.w / 2 - 0.5;
      const glint = { fill: '#fff', opacity: c.dark ? 0.35 : 0.7 };
      return (
        rect(x, top, 1.05, length, 0.45, { fill: metal }) +
        rect(side < 0 ? x + 0.08 : x + 0.82, top + 0.5, 0.14, length - 1, 0.07, glint)
      );
    })
    .join('');
}

/** Local z of a button points out of the wall. */
const OUT_OF_RIGHT: Matrix = [
  [0, 0, 1],
  [1, 0, 0],
  [0, 1, 0],
];
const OUT_OF_LEFT: Matrix = [
  [0, 0, -1],
  [1, 0, 0],
  [0, 1, 0],
];

const RINGS: readonly Ring[] = [
  [0, 0, 0],
  [0, 0.35, 0],
  [0.25, 0.6, 50],
  [0.5, 0.62, 90],
];

/** Buttons as small solids on the walls of a turned body. */
export function solidButtons(view: Camera, m: Slab, c: Shade, fromBack: boolean): string {
  return placedButtons(m, fromBack)
    .filter(({ side }) => view.see([side, 0, 0])[2] > 0.02)
    .map(({ side, top, length }) => {
      const place: Place = {
        axes: side > 0 ? OUT_OF_RIGHT : OUT_OF_LEFT,
        centre: [(side * m.w) / 2, top + length / 2, 0],
      };
      const shape = outline(length, 2.7, 1.35, 12, true);
      const gap = outline(length + 0.5, 3.2, 1.6, 12, true);
      return (
        path(outlinePath(view, gap, 0.02, 0, place), { fill: c.frameDeep, opacity: 0.6 }) +
        solid(view, shape, RINGS, c.frame, place) +
        path(outlinePath(view, shape, 0.6, 0.28, place), { fill: mix(c.frame, c.frameHi, 0.55) })
      );
    })
    .join('');
}
