import { type Doc } from '#demo/art/lib/doc.ts';
import { lit, type Surface } from '#demo/art/lib/light.ts';
import { polygon } from '#demo/art/lib/shapes.ts';
import { footShadow } from '#demo/art/lib/shadows.ts';
import { edgeProfile, outline, outlinePath, solid } from '#demo/art/lib/solid.ts';
import { FLAT, type Camera, type Vec } from '#demo/art/lib/space.ts';
import { path, type Paint } from '#demo/art/lib/svg.ts';

/** A box standing on the floor: sizes in mm and where its middle is. */
export interface Box {
  readonly w: number;
  readonly h: number;
  readonly depth: number;
  readonly centre?: Vec;
}

const ORIGIN: Vec = [0, 0, 0];

interface Look {
  readonly base: string;
  readonly surface?: Surface;
  /** Radius of the upright corners. */
  readonly corner: number;
  /** Radius of the edges at the top and at the bottom. */
  readonly edge: number;
  readonly round?: boolean;
}

export function roundedBox(camera: Camera, { w, h, depth, centre = ORIGIN }: Box, look: Look): string {
  const { base, surface = 'plastic', corner, edge, round = false } = look;
  const plan = outline(w, depth, corner, edge > 3 ? 42 : 24, round);
  const place = { axes: FLAT, centre };
  const top = lit(base, camera.see([0, -1, 0]), surface);
  return (
    solid(camera, plan, edgeProfile(h, edge, edge > 3 ? 16 : 5), base, { surface, ...place }) +
    path(outlinePath(camera, plan, h / 2, edge * 0.9, place), { fill: top })
  );
}

interface Faces {
  readonly front: string;
  readonly back: string;
  readonly left: string;
  readonly right: string;
  readonly top: string;
}

/** `transform` of each face of a box; the face's own origin is its middle. */
export function boxFaces(camera: Camera, { w, h, depth, centre: [x, y, z] = ORIGIN }: Box): Faces {
  return {
    front: camera.face([x, y, z + depth / 2]),
    back: camera.face([x, y, z - depth / 2], [-1, 0, 0]),
    right: camera.face([x + w / 2, y, z], [0, 0, -1]),
    left: camera.face([x - w / 2, y, z], [0, 0, 1]),
    top: camera.face([x, y - h / 2, z], [1, 0, 0], [0, 0, 1]),
  };
}

export const seesRight = (camera: Camera): boolean => camera.see([1, 0, 0])[2] > 0;
export const seesFront = (camera: Camera): boolean => camera.see([0, 0, 1])[2] > 0;

/** `corner` is the radius of the footprint: a square shadow under a rounded box shows at its corners. */
export function boxShadow(
  d: Doc,
  camera: Camera,
  { w, h, depth, centre: [x, y, z] = ORIGIN }: Box,
  { soft = 16, corner = 1 }: { readonly soft?: number; readonly corner?: number } = {},
): string {
  const foot = outline(w, depth, corner, 12).map(({ at }): Vec => [x + at[0], y + h / 2, z + at[1]]);
  return footShadow(d, camera, foot, soft);
}

/** A flat facet given by its corners; nothing when it faces away. */
export function facet(camera: Camera, corners: readonly Vec[], paint: Paint): string {
  const seen = corners.map((corner) => camera.project(corner));
  const area = seen.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = seen[(i + 1) % seen.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0 ? path(polygon(seen), { strokeLinejoin: 'round', ...paint }) : '';
}
