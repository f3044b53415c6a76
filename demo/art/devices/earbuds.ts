import { drawSheet, pebble, sheetLine, tube, type Sheet } from './parts/surface.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import {
  type Camera,
  apply,
  multiply,
  plus,
  rotateX,
  rotateY,
  type Matrix,
  type Vec,
} from '#demo/art/lib/space.ts';
import { circle, ellipse, group, path, rect } from '#demo/art/lib/svg.ts';

/** Half sizes of the charging case, in mm. */
const CASE: Vec = [30.3, 23, 10.8];
const WHITE = '#fbfbfa';
/** The lid is split off here: share of the way from the top to the bottom. */
const SPLIT = 0.42;

const caseSheet: Sheet = (u, v) => pebble([0, 0, 0], CASE, 0.92, 0.8)(u, v);

const part =
  (sheet: Sheet, from: number, to: number): Sheet =>
  (u, v) =>
    sheet(u, from + (to - from) * v);

const moved =
  (sheet: Sheet, turn: Matrix, at: Vec): Sheet =>
  (u, v) =>
    plus(apply(turn, sheet(u, v)), at);

/** Opens the lid about the hinge at the back. */
function opened(sheet: Sheet, degrees: number): Sheet {
  const [, y, z] = caseSheet(0.75, SPLIT);
  const turn = rotateX(degrees);
  return (u, v) => {
    const p = sheet(u, v);
    return plus(apply(turn, [p[0], p[1] - y, p[2] - z]), [0, y, z]);
  };
}

const RIM = 0.2;

/** Smooths the last traces of the quads on pure white. */
const SMOOTH = 0.9;

function caseBody(d: Doc, camera: Camera, from: number, to: number, at: Vec, turn: Matrix): string {
  const art = drawSheet(camera, moved(part(caseSheet, from, to), turn, at), {
    base: WHITE,
    steps: [120, 70],
    rim: RIM,
  });
  return group(art, { filter: d.blur(SMOOTH) });
}

interface CasePose {
  readonly at: Vec;
  readonly yaw: number;
  readonly side?: 'front' | 'back';
}

export function closedCase(d: Doc, camera: Camera, { at, yaw, side = 'front' }: CasePose): string {
  const turn = rotateY(yaw);
  const sheet = moved(caseSheet, turn, at);
  const seam = sheetLine(camera, sheet, (t) => [t * 0.5, SPLIT], 80);
  const s = camera.scale;
  const face = camera.face(plus(apply(turn, [0, 0, CASE[2]]), at), apply(turn, [1, 0, 0]), [0, 1, 0]);
  const lamp = group(
    circle(0, 4.6, 1.3, { fill: '#35c46a', opacity: 0.35, filter: d.blur(0.6) }) +
      circle(0, 4.6, 0.5, { fill: '#2fbf63' }),
    { transform: face },
  );
  const hinge = group(
    rect(-12, -7, 24, 5.4, 1.6, {
      fill: d.lin([
        [0, '#8d9299'],
        [0.25, '#f4f5f6'],
        [0.6, '#b9bdc4'],
        [1, '#7b8088'],
      ]),
    }) +
      rect(-12, -4.6, 24, 0.5, 0, { fill: '#5a5f67', opacity: 0.6 }) +
      circle(0, 8, 3.1, { fill: '#e4e6e8', stroke: '#c3c6cb', strokeWidth: 0.3 }),
    { transform: face },
  );
  return (
    standShadow(d, camera, at, 27, CASE[1] - 0.5) +
    caseBody(d, camera, 0, 1, at, turn) +
    path(seam, { fill: 'none', stroke: '#9a9fa7', strokeWidth: s * 0.42 }) +
    path(seam, {
      fill: 'none',
      stroke: '#ffffff',
      strokeWidth: s * 0.42,
      transform: `translate(0 ${s * 0.5})`,
    }) +
    (side === 'front' ? lamp : hinge)
  );
}

function standShadow(d: Doc, camera: Camera, at: Vec, reach: number, down: number): string {
  const [x, y] = camera.project([at[0], at[1] + down, at[2]]);
  const s = camera.scale;
  return (
    ellipse(x, y, reach * s, 3.4 * s, { fill: '#2a2622', opacity: 0.3, filter: d.blur(3.4 * s, 1.3 * s) }) +
    ellipse(x, y - 0.4 * s, reach * 0.6 * s, 1.1 * s, {
      fill: '#15120f',
      opacity: 0.48,
      filter: d.blur(1.4 * s, 0.6 * s),
    })
  );
}

/** One bud: head, silicone tip to the ear (+x), stem downwards. `turn` mirrors and turns it. */
function bud(d: Doc, camera: Camera, turn: Matrix, at: Vec): string {
  const put = (sheet: Sheet): Sheet => moved(sheet, turn, at);
  const stem = put(
    tube(
      (t) => [-2.4 - 1.2 * t, 1 + 25 * t, 1.6],
      (t) => 3.1 - 0.25 * t,
      0.86,
    ),
  );
  const cap = put(pebble([-3.6, 26, 1.6], [2.86, 1.7, 2.5]));
  const head = put(pebble([0, -1, 0], [8, 7.6, 8.2], 0.96));
  const neck = put(
    tube(
      (t) => [4.4 + 4.4 * t, -1.6 - 1.6 * t, 0.4],
      (t) => 5.2 - 1.4 * t,
    ),
  );
  const tip = put(pebble([10.4, -3.6, 0.4], [4.2, 5.8, 5.8], 0.9));
  const steps: readonly [number, number] = [44, 34];
  const mouth = put((u, v) => [
    14.2,
    -3.9 + 2.9 * v * Math.sin(u * 2 * Math.PI),
    0.4 + 2.9 * v * Math.cos(u * 2 * Math.PI),
  ]);
  const spot = (r: number, angle: number): readonly [number, number] => [
    r * Math.cos(angle * 2 * Math.PI),
    r * Math.sin(angle * 2 * Math.PI),
  ];
  const vent = put((u, v) => {
    const [x, y] = spot(v, u);
    return pebble([0, -1, 0], [8.06, 7.66, 8.26], 0.96)(0.29 + 0.075 * x + 0.03 * y, 0.26 + 0.055 * y);
  });
  const mesh = put((u, v) =>
    tube(
      (t) => [-2.4 - 1.2 * t, 1 + 25 * t, 1.6],
      () => 3.12,
      0.88,
    )(0.21 + 0.08 * u, 0.46 + 0.2 * v),
  );
  const parts: readonly { readonly depth: number; readonly art: string }[] = [
    {
      depth: camera.see(apply(turn, [-3, 14, 1.6]))[2],
      art:
        drawSheet(camera, stem, { base: WHITE, steps: [40, 40], rim: RIM }) +
        drawSheet(camera, cap, { base: '#b9bdc3', surface: 'metal', steps }) +
        drawSheet(camera, mesh, { base: '#d0d3d7', steps: [6, 12], outside: 'plain' }),
    },
    {
      depth: camera.see(apply(turn, [0, -1, 0]))[2] + 0.1,
      art:
        drawSheet(camera, head, { base: WHITE, steps: [60, 44], rim: RIM }) +
        drawSheet(camera, vent, { base: '#24262a', steps: [30, 5], outside: 'plain' }),
    },
    {
      depth: camera.see(apply(turn, [5, -2, 0]))[2],
      art: drawSheet(camera, neck, { base: WHITE, steps: [40, 14], rim: RIM }),
    },
    {
      depth: camera.see(apply(turn, [11, -3.6, 0]))[2] + 0.2,
      art:
        drawSheet(camera, tip, { base: '#eceded', surface: 'matte', steps }) +
        drawSheet(camera, mouth, { base: '#3a3d43', surface: 'matte', steps: [30, 6], outside: 'plain' }),
    },
  ];
  const sorted = parts.toSorted((a, b) => a.depth - b.depth).map(({ art }) => art);
  return group(sorted, { filter: d.blur(SMOOTH) });
}

/** Left bud: its tip towards the left of the picture. */
export const facingLeft = (yaw = 0): Matrix => rotateY(180 + yaw);
export const facingRight = (yaw = 0): Matrix => rotateY(yaw);

/** A bud standing on its stem. */
export function standingBud(d: Doc, camera: Camera, turn: Matrix, at: Vec): string {
  return standShadow(d, camera, plus(at, apply(turn, [-3.6, 0, 1.6])), 5.5, 27.6) + bud(d, camera, turn, at);
}

/** The case with its lid up and both buds in it. */
export function openCase(d: Doc, camera: Camera, at: Vec, yaw: number): string {
  const turn = rotateY(yaw);
  const put = (sheet: Sheet): Sheet => moved(sheet, turn, at);
  const lid = put(opened(part(caseSheet, 0, SPLIT), 104));
  const rimLine = sheetLine(camera, put(caseSheet), (t) => [t, SPLIT], 90);
  const lidLine = sheetLine(camera, put(opened(caseSheet, 104)), (t) => [t, SPLIT], 90);
  const well = `${rimLine}Z`;
  const [, rimY] = caseSheet(0, SPLIT);
  const s = camera.scale;
  const seat = (x: number, mirror: boolean): string =>
    bud(
      d,
      camera,
      multiply(turn, mirror ? facingRight(24) : facingLeft(-24)),
      plus(apply(turn, [x, rimY - 4, 0]), at),
    );
  return (
    standShadow(d, camera, at, 27, CASE[1] - 0.5) +
    drawSheet(camera, lid, { base: WHITE, steps: [110, 30], inside: '#d9dbde', rim: RIM }) +
    path(`${lidLine}Z`, { fill: 'none', stroke: '#b3b7bd', strokeWidth: s * 0.5 }) +
    path(well, { fill: '#c9ccd1', stroke: '#9a9fa7', strokeWidth: s * 0.4 }) +
    seat(-11, false) +
    seat(12, true) +
    caseBody(d, camera, SPLIT, 1, at, turn) +
    path(
      sheetLine(camera, put(caseSheet), (t) => [t * 0.5, SPLIT], 60),
      { fill: 'none', stroke: '#ffffff', strokeWidth: s * 0.7 },
    )
  );
}
