import type { Shade } from '../colours.ts';
import { at, Doc } from '../lib/doc.ts';
import { floorShadow, footShadow } from '../lib/shadows.ts';
import { squircle, type Radii } from '../lib/shapes.ts';
import { edgeProfile, outline, outlinePath, solid, type Place } from '../lib/solid.ts';
import { apply, Camera, rotateX, type Matrix, type Vec } from '../lib/space.ts';
import { group, path, rect, scaled } from '../lib/svg.ts';
import { FOLDABLE, FOLDED_TOP, HALF, folded, openBack, openFace, openFront } from './foldable.ts';
import type { ScreenArt } from './front.ts';
import { PHONE_CANVAS } from './views.ts';

const { width: W, height: H } = PHONE_CANVAS;
const MIDDLE = H * 0.49;

/** Folded at the left, open behind it at the right. */
export function foldableHero(c: Shade, art: ScreenArt): string {
  const d = new Doc(W, H);
  const scale = Math.min((W * 0.82) / (FOLDABLE.w * 1.95), (H * 0.8) / FOLDABLE.h);
  const open = W / 2 + FOLDABLE.w * 0.44 * scale;
  const closed = W / 2 - FOLDABLE.w * 0.5 * scale;
  const floor = MIDDLE + (FOLDABLE.h / 2) * scale;
  const closedMiddle = floor - (HALF.h / 2 - 0.6) * scale;
  const cast = path(
    squircle(-FOLDABLE.w / 2 + 2.4, -FOLDED_TOP + 2, FOLDABLE.w, FOLDED_TOP * 2 - 2, FOLDABLE.r),
    {
      fill: '#0a0806',
      opacity: 0.3,
      filter: d.blur(4),
    },
  );
  return d
    .add(
      floorShadow(d, open, floor - 2, FOLDABLE.w * scale),
      floorShadow(d, closed, floor + 1.2 * scale, FOLDABLE.w * scale),
      scaled(openFront(d, c, art), open, MIDDLE, scale),
      scaled(cast, closed, closedMiddle, scale),
      scaled(folded(d, c, art), closed, closedMiddle, scale),
    )
    .svg();
}

function single(draw: (d: Doc) => string): string {
  const d = new Doc(W, H);
  const scale = (H * 0.82) / FOLDABLE.h;
  const shadow = floorShadow(d, W / 2, MIDDLE + (FOLDABLE.h / 2) * scale - 2, FOLDABLE.w * scale);
  return d.add(shadow, scaled(draw(d), W / 2, MIDDLE, scale)).svg();
}

export const foldableFront = (c: Shade, art: ScreenArt): string => single((d) => openFront(d, c, art));

export const foldableBack = (c: Shade): string => single((d) => openBack(d, c));

/** Half open like a small laptop: each half is a plate turned around the hinge. */
export function foldableAngle(c: Shade, art: ScreenArt): string {
  const d = new Doc(W, H);
  const view = Camera.at(-24, 28, 8.2, W * 0.45, H * 0.57);
  const { w, h, r, thickness } = FOLDABLE;
  const length = h / 2 - 0.4;
  const square = 1.2;
  const half = (tilt: number, side: 1 | -1): string => {
    const axes: Matrix = rotateX(tilt);
    const radii: Radii = side < 0 ? [r, square, square, r] : [square, r, r, square];
    const place: Place = { axes, centre: apply(axes, [0, (side * h) / 4, -thickness / 2]) };
    const shape = outline(w, length, radii, 48);
    const across: Vec = apply(axes, [1, 0, 0]);
    const down: Vec = apply(axes, [0, 1, 0]);
    const clip = d.clip(side < 0 ? `M${-w} ${-h}H${w}V0H${-w}Z` : `M${-w} 0H${w}V${h}H${-w}Z`);
    return (
      solid(view, shape, edgeProfile(thickness, 0.9), c.frame, place) +
      path(outlinePath(view, shape, thickness / 2, 0.9, place), { fill: c.frameLo }) +
      group(group(openFace(d, c, art), { clipPath: clip }), { transform: view.face([0, 0, 0], across, down) })
    );
  };
  const lean = 14;
  const floor = thickness;
  const footprint: Vec[] = outline(w, h / 2, r, 12).map(({ at: [x, y] }) => [x, floor, h / 4 + y]);
  const rest = rotateX(90);
  const hinge = solid(
    view,
    outline(5.4, 5.4, 2.7, 24, true),
    [
      [0, -w / 2 + 1, 0],
      [0, w / 2 - 1, 0],
    ],
    c.frame,
    {
      axes: [
        [0, 0, 1],
        [0, 1, 0],
        [-1, 0, 0],
      ],
      centre: [0, 3.2, -3.4],
    },
  );
  const valley = rect(-w / 2 + 3, -6, w - 6, 12, 0, {
    fill: d.lin([at(0, '#000', 0), at(0.5, '#000', 0.3), at(1, '#000', 0)]),
  });
  return d
    .add(
      footShadow(d, view, footprint, 16),
      hinge,
      half(lean, -1),
      half(90, 1),
      group(group(valley, { clipPath: d.clip(`M${-w} 0H${w}V20H${-w}Z`) }), {
        transform: view.face([0, 0, 0], apply(rest, [1, 0, 0]), apply(rest, [0, 1, 0])),
      }),
    )
    .svg();
}
