import { facet } from './parts/box.ts';
import { shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { lit, type Surface } from '#demo/art/lib/light.ts';
import type { Camera, Vec } from '#demo/art/lib/space.ts';
import { group, rect } from '#demo/art/lib/svg.ts';

export interface Pin {
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly depth: number;
  readonly length: number;
  /** How much of the length, from the body on, is covered by the black sleeve. */
  readonly sleeve: number;
  readonly material: Material;
}

interface Material {
  readonly base: string;
  readonly surface: Surface;
}

const BRASS: Material = { base: '#e3c789', surface: 'metal' };
const SLEEVE: Material = { base: '#303135', surface: 'plastic' };
/** A charger of this class needs no earth: its pin only opens the shutters of the socket, and is plastic. */
const PLASTIC: Material = { base: '#7b7e85', surface: 'plastic' };

/**
 * BS 1363: the earth pin is the longest, stands alone and upright; line and neutral lie flat, 22.2 mm apart,
 * and the half next to the body is sleeved.
 */
export const UK_PINS: readonly Pin[] = [
  { x: 0, z: -11.6, w: 4, depth: 8, length: 22.7, sleeve: 0, material: PLASTIC },
  { x: -11.1, z: 10.6, w: 6.35, depth: 4, length: 17.7, sleeve: 9, material: BRASS },
  { x: 11.1, z: 10.6, w: 6.35, depth: 4, length: 17.7, sleeve: 9, material: BRASS },
];

type Side = readonly [x: number, z: number];
const SIDES: readonly Side[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

interface Length {
  readonly from: number;
  readonly to: number;
  readonly material: Material;
  /** How much is cut off all round at the end. */
  readonly chamfer: number;
}

/** One straight length of a pin that stands on the plane at height `base` and points up (to -y). */
function pinLength(d: Doc, camera: Camera, pin: Pin, base: number, part: Length): string {
  const { material, chamfer } = part;
  const low = base - part.from;
  const end = base - part.to;
  const high = end + chamfer;
  /** A corner between two neighbouring sides, `inset` from the faces. */
  const corner = ([x, z]: Side, [nextX, nextZ]: Side, y: number, inset = 0): Vec => [
    pin.x + (x + nextX) * (pin.w / 2 - inset),
    y,
    pin.z + (z + nextZ) * (pin.depth / 2 - inset),
  ];
  const face = (corners: readonly Vec[], normal: Vec): string => {
    const colour = lit(material.base, camera.see(normal), material.surface);
    const [first, , third] = corners.map((point) => camera.project(point));
    if (!first || !third) return '';
    const fill = d.linU(
      [
        [0, shade(colour, 0.05)],
        [0.6, colour],
        [1, shade(colour, -0.07)],
      ],
      ...first,
      ...third,
    );
    return facet(camera, corners, { fill, stroke: colour, strokeWidth: 0.6 });
  };
  const c = chamfer * 0.7;
  const round = SIDES.map((side, i) => {
    const before = SIDES[(i + 3) % 4] ?? side;
    const after = SIDES[(i + 1) % 4] ?? side;
    const [x, z] = side;
    return (
      face(
        [
          corner(before, side, high),
          corner(side, after, high),
          corner(side, after, low),
          corner(before, side, low),
        ],
        [x, 0, z],
      ) +
      face(
        [
          corner(before, side, end, c),
          corner(side, after, end, c),
          corner(side, after, high),
          corner(before, side, high),
        ],
        [x * 0.7, -0.7, z * 0.7],
      )
    );
  });
  const tip = SIDES.map((side, i) => corner(side, SIDES[(i + 1) % 4] ?? side, end, c)).toReversed();
  return round.join('') + face(tip, [0, -1, 0]);
}

/** The pins of a plug on the plane at height `base`; `plane` is the transform of that plane's face. */
export function ukPins(d: Doc, camera: Camera, base: number, plane: string): string {
  return UK_PINS.map((pin) => {
    const { x, z, w, depth } = pin;
    const foot = group(
      rect(x - w / 2 + 0.6, z - depth / 2 + 0.4, w + 5, depth + 0.8, 1.4, {
        fill: '#2a2622',
        opacity: 0.3,
        filter: d.blur(1.3),
      }) + rect(x - w / 2 - 0.5, z - depth / 2 - 0.5, w + 1, depth + 1, 0.9, { fill: '#b8bbc0' }),
      { transform: plane },
    );
    const sleeve =
      pin.sleeve > 0
        ? pinLength(d, camera, pin, base, { from: 0, to: pin.sleeve, material: SLEEVE, chamfer: 0.15 })
        : '';
    return (
      foot +
      sleeve +
      pinLength(d, camera, pin, base, {
        from: pin.sleeve,
        to: pin.length,
        material: pin.material,
        chamfer: 1.1,
      })
    );
  }).join('');
}
