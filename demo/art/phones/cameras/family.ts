import type { Shade } from '../../colours.ts';
import type { Doc } from '../../lib/doc.ts';
import type { Camera } from '../../lib/space.ts';
import type { Slab } from '../slab.ts';

/** How the back of a family of phones carries its cameras. Origin: the centre of the back. */
export interface CameraFamily {
  /** How far to the side the front of a pair stands, in widths: wide cameras must not be hidden. */
  readonly aside: number;
  /** Seen straight. */
  readonly flat: (d: Doc, m: Slab, c: Shade) => string;
  /** On a phone turned in space, where lenses and islands stand out of the back. */
  readonly raised: (d: Doc, m: Slab, c: Shade, view: Camera) => string;
}

export interface Pill {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r: number;
}

export type Spot = readonly [x: number, y: number, r: number];

/** Positions in millimetres from the top-left corner of the back. */
export interface Layout {
  readonly lenses: readonly Spot[];
  readonly flashes?: readonly Spot[];
  readonly sensors?: readonly Spot[];
  readonly microphones?: readonly (readonly [x: number, y: number])[];
}
