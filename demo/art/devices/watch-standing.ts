import { drawSheet, type Sheet } from './parts/surface.ts';
import { roundFace, squareFace } from './watch-face.ts';
import type { WatchModel } from './watch-models.ts';
import type { Shade } from '#demo/art/colours.ts';
import { mix } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import { edgeProfile, outline, outlinePath, roundOutline, solid } from '#demo/art/lib/solid.ts';
import type { Camera } from '#demo/art/lib/space.ts';
import { circle, group, path } from '#demo/art/lib/svg.ts';

const halfHeight = (watch: WatchModel): number =>
  watch.shape === 'round' ? watch.radius - 1.5 : watch.h / 2;

/** How deep and how high the closed strap reaches behind the case. */
export const LOOP = { high: 33, deep: 29 };

/** The closed strap as a band with rounded edges: u round its section, v along it from the top of the case to the bottom. */
function bandSheet(watch: WatchModel): Sheet {
  const middle = -watch.thick / 2 - 21;
  const start = Math.asin((halfHeight(watch) - 1.5) / LOOP.high);
  return (u, v) => {
    const angle = start + (2 * Math.PI - 2 * start) * v;
    const away = u * 2 * Math.PI;
    const width = (watch.strap / 2) * (1 - 0.16 * Math.sin(Math.PI * v) ** 0.6);
    const powered = (value: number, exponent: number): number =>
      Math.sign(value) * Math.abs(value) ** exponent;
    const x = width * powered(Math.cos(away), 0.42);
    const lift = 1.5 * powered(Math.sin(away), 0.8);
    return [x, -(LOOP.high + lift) * Math.sin(angle), middle + (LOOP.deep + lift) * Math.cos(angle)];
  };
}

/** The watch closed and standing, seen by a camera. */
export function watchStanding(d: Doc, camera: Camera, watch: WatchModel, c: Shade, strap: Shade): string {
  const band = drawSheet(camera, bandSheet(watch), {
    base: strap.base,
    surface: 'matte',
    steps: [64, 120],
    rim: strap.dark ? 0 : 0.16,
  });
  const t = watch.thick;
  const face = camera.face([0, 0, t / 2]);
  const shape =
    watch.shape === 'round' ? roundOutline(watch.radius, 120) : outline(watch.w, watch.h, watch.r, 48);
  const knob = (x: number, y: number, w: number, h: number, proud: number, colour: string): string => {
    const place = {
      axes: [
        [0, 0, 1],
        [0, 1, 0],
        [-1, 0, 0],
      ],
      centre: [x + proud / 2, y, 0],
    } as const;
    const plan = outline(w, h, Math.min(w, h) / 2.2, 18);
    return (
      solid(camera, plan, edgeProfile(proud, 0.5, 4), colour, place) +
      path(outlinePath(camera, plan, proud / 2, 0.4, place), { fill: mix(colour, '#ffffff', 0.2) })
    );
  };
  const side = watch.shape === 'round' ? watch.radius : watch.w / 2;
  const controls =
    watch.shape === 'round'
      ? knob(side - 3.4, -10, 4, 6, 3, c.frame) + knob(side - 3.4, 10, 4, 6, 3, c.frame)
      : knob(side - 0.8, -6, 7.4, 8.4, watch.rugged ? 4.4 : 3, c.frame) +
        knob(side - 0.8, 9, 3, 10, 1.4, c.frame);
  const hidden = camera.see([1, 0, 0])[2] < 0;
  const body =
    solid(camera, shape, edgeProfile(t, watch.shape === 'round' ? 1.6 : Math.min(4, t * 0.36), 12), c.frame) +
    path(outlinePath(camera, shape, t / 2, 1.2), { fill: c.frameLo });
  const art =
    watch.shape === 'round'
      ? circle(0, 0, watch.radius - 1.2, {
          fill: d.diag([
            [0, c.frameHi],
            [1, c.frameLo],
          ]),
        }) + roundFace(d, watch)
      : squareFace(d, watch);
  return band + (hidden ? controls : '') + body + (hidden ? '' : controls) + group(art, { transform: face });
}
