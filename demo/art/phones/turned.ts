import type { Shade } from '../colours.ts';
import { mix } from '../lib/colour.ts';
import { at, type Doc } from '../lib/doc.ts';
import { polygon, type Point } from '../lib/shapes.ts';
import { footShadow } from '../lib/shadows.ts';
import { edgeProfile, outline, outlinePath, solid } from '../lib/solid.ts';
import type { Camera, Vec } from '../lib/space.ts';
import { group, path } from '../lib/svg.ts';
import { backFace } from './back.ts';
import { ANTENNAS } from './body.ts';
import { solidButtons } from './buttons.ts';
import { cameraFamily } from './cameras/index.ts';
import { frontFace, type ScreenArt } from './front.ts';
import type { PhoneModel } from './model.ts';
import type { Slab } from './slab.ts';

/** A strip on a side wall, from one height to another. */
const wallStrip = (view: Camera, m: Slab, side: number, from: number, to: number): string => {
  const z = m.thickness / 2 - m.edge;
  const corners: readonly Vec[] = [
    [(side * m.w) / 2, from, z],
    [(side * m.w) / 2, to, z],
    [(side * m.w) / 2, to, -z],
    [(side * m.w) / 2, from, -z],
  ];
  return polygon(corners.map((corner): Point => view.project(corner)));
};

/** The metal of a turned slab: walls in the light of their normals, antenna lines, sheen and buttons. */
export function turnedBody(d: Doc, m: Slab, c: Shade, view: Camera, fromBack: boolean): string {
  const shape = outline(m.w, m.h, m.r, 60);
  const seenSides = [-1, 1].filter((side) => view.see([side, 0, 0])[2] > 0.03);
  const plastic = { fill: mix(c.frame, c.dark ? '#000' : '#fff', 0.3), opacity: 0.55 };
  const start = -m.h / 2 + m.r * 1.5;
  const sides = seenSides.map((side) => {
    const [x1, y1] = view.project([(side * m.w) / 2, start, 0]);
    const [x2, y2] = view.project([(side * m.w) / 2, -start, 0]);
    const sheen = [
      at(0, '#fff', 0),
      at(0.18, '#fff', 0.34),
      at(0.5, '#fff', 0.04),
      at(0.8, '#000', 0.1),
      at(1, '#000', 0),
    ];
    const antennas = m.antennas
      ? ANTENNAS.map((share) => -m.h / 2 + m.h * share).map((y) =>
          path(wallStrip(view, m, side, y, y + 1.1), plastic),
        )
      : [];
    return (
      antennas.join('') +
      path(wallStrip(view, m, side, start, -start), { fill: d.linU(sheen, x1, y1, x2, y2) })
    );
  });
  return (
    solid(view, shape, edgeProfile(m.thickness, m.edge), c.frame) +
    path(outlinePath(view, shape, m.thickness / 2, m.edge), { fill: c.frameLo }) +
    sides.join('') +
    solidButtons(view, m, c, fromBack)
  );
}

const face = (view: Camera, m: Slab, art: string): string =>
  group(art, { transform: view.face([0, 0, m.thickness / 2]) });

export const turnedFront = (d: Doc, m: PhoneModel, c: Shade, view: Camera, art: ScreenArt): string =>
  turnedBody(d, m, c, view, false) + face(view, m, frontFace(d, m, c, art));

export const turnedBack = (d: Doc, m: PhoneModel, c: Shade, view: Camera): string =>
  turnedBody(d, m, c, view, true) +
  face(view, m, backFace(d, m, c)) +
  cameraFamily(m.camera).raised(d, m, c, view);

/** The shadow of a turned slab that stands on the floor. */
export function turnedShadow(d: Doc, m: Slab, view: Camera, strength = 1): string {
  const y = m.h / 2;
  const halfW = m.w / 2 - Math.min(6, m.r * 0.5);
  const halfT = m.thickness / 2 + 3;
  const footprint: readonly Vec[] = [
    [-halfW, y, halfT],
    [halfW, y, halfT],
    [halfW, y, -halfT],
    [-halfW, y, -halfT],
  ];
  return footShadow(d, view, footprint, view.scale * 1.5, strength);
}
