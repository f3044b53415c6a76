import { boxFaces, roundedBox } from './parts/box.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { footShadow } from '#demo/art/lib/shadows.ts';
import { edgeProfile, outline, outlinePath, solid } from '#demo/art/lib/solid.ts';
import { Camera, FLAT, multiply, rotateX, rotateY, type Vec } from '#demo/art/lib/space.ts';
import { lit } from '#demo/art/lib/light.ts';
import { circle, group, path, rect } from '#demo/art/lib/svg.ts';

const BODY = { w: 54, h: 34, depth: 54 };
const WHITE = '#f4f4f3';
const NICKEL = '#c9ccd1';
const PIN = { thick: 4.8, length: 19, apart: 19 };

/** A camera in front of a plug that stands on its edge: the top of the plug's own space faces the viewer. */
const upright = (pitch: number, yaw: number, scale: number, x: number, y: number): Camera =>
  new Camera(multiply(multiply(rotateX(pitch), rotateY(yaw)), rotateX(-90)), scale, x, y);

function body(d: Doc, camera: Camera): string {
  const foot: Vec[] = [
    [-22, -14, 27],
    [22, -14, 27],
    [22, 14, 27],
    [-22, 14, 27],
  ];
  return footShadow(d, camera, foot, 13) + roundedBox(camera, BODY, { base: WHITE, corner: 13, edge: 5 });
}

/** A slot that a pin goes into, with the shutter behind it. */
const slot = (d: Doc, x: number, y: number, w: number, h: number): string =>
  rect(x - w / 2 - 0.5, y - h / 2 - 0.5, w + 1, h + 1, 1.1, { fill: '#c3c6cb' }) +
  rect(x - w / 2, y - h / 2, w, h, 0.7, {
    fill: d.lin([
      [0, '#0f1012'],
      [0.7, '#26282c'],
      [1, '#3a3c41'],
    ]),
  });

/** The side that takes a UK plug: earth above, line and neutral below. */
const socket = (d: Doc): string =>
  path(squircle(-21.5, -21.5, 43, 43, 9), {
    fill: d.diag([
      [0, '#dfe1e4'],
      [0.5, '#eeeff0'],
      [1, '#fbfbfb'],
    ]),
    stroke: '#c4c7cc',
    strokeWidth: 0.4,
  }) +
  slot(d, 0, -9.4, 5.2, 9.4) +
  slot(d, -11.1, 10.4, 7.8, 5) +
  slot(d, 11.1, 10.4, 7.8, 5);

/** A round pin that points to the viewer of an upright plug. */
function roundPin(camera: Camera, x: number): string {
  const plan = outline(PIN.thick, PIN.thick, PIN.thick / 2, 14, true);
  const centre: Vec = [x, -BODY.h / 2 - 3 - PIN.length / 2, 0];
  const place = { axes: FLAT, centre };
  return (
    solid(camera, plan, edgeProfile(PIN.length, 1.3, 5), NICKEL, { surface: 'metal', ...place }) +
    path(outlinePath(camera, plan, PIN.length / 2, 1.2, place), {
      fill: lit(NICKEL, camera.see([0, -1, 0]), 'metal'),
    })
  );
}

/** The side that goes into a European socket: a round step with two round pins. */
function europeanSide(d: Doc, camera: Camera): string {
  const plan = outline(38, 38, 19, 30, true);
  const centre: Vec = [0, -BODY.h / 2 - 1.5, 0];
  const place = { axes: FLAT, centre };
  const face = camera.face([0, -BODY.h / 2 - 3, 0], [1, 0, 0], [0, 0, 1]);
  const shadow = (x: number): string =>
    rect(x - 1, -1.6, 13, 5, 2.4, { fill: '#2a2622', opacity: 0.26, filter: d.blur(1.2) }) +
    circle(x, 0, 3.5, { fill: '#c9ccd1' });
  return (
    group(circle(1.4, 2, 19.4, { fill: '#2a2622', opacity: 0.25, filter: d.blur(1.6) }), {
      transform: boxFaces(camera, BODY).top,
    }) +
    solid(camera, plan, edgeProfile(3, 0.8, 4), WHITE, { surface: 'plastic', ...place }) +
    path(outlinePath(camera, plan, 1.5, 0.7, place), {
      fill: lit('#ecedee', camera.see([0, -1, 0]), 'plastic'),
    }) +
    group(shadow(-PIN.apart / 2) + shadow(PIN.apart / 2), { transform: face }) +
    roundPin(camera, -PIN.apart / 2) +
    roundPin(camera, PIN.apart / 2)
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly yaw: number;
}

/** The socket for a British plug. */
export function adapterSocket(d: Doc, { x, y, scale, yaw }: Spot): string {
  const camera = upright(-10, yaw, scale, x, y);
  return body(d, camera) + group(socket(d), { transform: boxFaces(camera, BODY).top });
}

/** The pins for a continental socket. */
export function adapterPins(d: Doc, { x, y, scale, yaw }: Spot): string {
  const camera = upright(-10, yaw, scale, x, y);
  return body(d, camera) + europeanSide(d, camera);
}
