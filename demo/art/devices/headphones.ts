import { drawSheet, sheetLine, tube, type Sheet } from './parts/surface.ts';
import type { Shade } from '#demo/art/colours.ts';
import { lum, shade } from '#demo/art/lib/colour.ts';
import type { Doc } from '#demo/art/lib/doc.ts';
import type { Camera, Vec } from '#demo/art/lib/space.ts';
import { ellipse, path } from '#demo/art/lib/svg.ts';

/** Over-ear headphones: x from ear to ear, y down, z to the face. */
const CUP: Vec = [74, 58, 0];
const CUP_HIGH = 41;
const CUP_DEEP = 35;
/** The points where the thin arm leaves the soft band, and where it meets the swivel of the cup. */
const BAND_END = 0.87;
const SWIVEL_Y = 10;

const powered = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent;

/** The line of the band over the head, from the left ear (0) to the right (1), ends at the swivels. */
function arch(t: number): Vec {
  const angle = Math.PI * (1 - t);
  const x = 83 * Math.cos(angle);
  const lift = Math.sin(angle);
  return [x * (1 - 0.02 * (1 - lift)), SWIVEL_Y - 106 * lift ** 0.86, 0];
}

/** The padded part of the band: broad on top, drawn in towards the arms. */
function bandSheet(inner: boolean): Sheet {
  return (u, v) => {
    const t = 1 - BAND_END + (2 * BAND_END - 1) * v;
    const [x, y] = arch(t);
    const e = 0.002;
    const [ax, ay] = arch(t - e);
    const [bx, by] = arch(t + e);
    const length = Math.hypot(bx - ax, by - ay);
    const out: readonly [number, number] = [(by - ay) / length, -(bx - ax) / length];
    const full = Math.sin(Math.PI * v) ** 0.36;
    const around = u * 2 * Math.PI;
    const thick = (inner ? 4.6 : 3.6) * (0.5 + 0.5 * full);
    const shift = inner ? -4.4 * full : 1.4;
    const rise = thick * powered(Math.sin(around), 0.8) + shift;
    return [
      x + out[0] * rise,
      y + out[1] * rise,
      (5 + (inner ? 10.5 : 12) * full) * powered(Math.cos(around), 0.7),
    ];
  };
}

const armCurve =
  (side: -1 | 1) =>
  (t: number): Vec =>
    arch(side < 0 ? 0.16 * (1 - t) : 1 - 0.16 * (1 - t));

/** The shell of a cup: from the middle of its outer face (v 0) over the rounded edge to the rim (v 1). */
function shellSheet(side: -1 | 1): Sheet {
  return (u, v) => {
    const angle = u * 2 * Math.PI;
    const out = (v * Math.PI) / 2;
    const radius = Math.sin(out) ** 0.82;
    const height = 21 * Math.cos(out) ** 0.62;
    return [
      side * (CUP[0] + height),
      CUP[1] + CUP_HIGH * radius * Math.sin(angle),
      CUP[2] + CUP_DEEP * radius * Math.cos(angle),
    ];
  };
}

/** The ear pad: a ring of soft leather. u round the ear, v round the ring's section. */
function padSheet(side: -1 | 1): Sheet {
  return (u, v) => {
    const angle = u * 2 * Math.PI;
    const section = v * 2 * Math.PI;
    const swell = 10.5 * Math.cos(section);
    return [
      side * (CUP[0] - 7 + 9.5 * Math.sin(section)),
      CUP[1] + (CUP_HIGH - 11.5 + swell) * Math.sin(angle),
      CUP[2] + (CUP_DEEP - 11.5 + swell) * Math.cos(angle),
    ];
  };
}

/** The swivel: the arm ends in a short barrel that plunges into the shoulder of the cup. */
const swivelCurve =
  (side: -1 | 1) =>
  (t: number): Vec => [side * (83 - 1.5 * t), SWIVEL_Y - 5 + 20 * t, 0];

interface Skin {
  readonly shell: string;
  readonly pad: string;
  readonly inside: string;
  readonly joint: string;
}

function skinOf(c: Shade): Skin {
  const shell = shade(c.base, lum(c.base) > 0.86 ? -0.1 : c.dark ? 0.05 : 0);
  return {
    shell,
    pad: shade(shell, c.dark ? -0.05 : -0.16, 0.6),
    inside: shade(shell, c.dark ? -0.1 : -0.34, 0.5),
    joint: shade(shell, c.dark ? 0.06 : -0.07),
  };
}

function cup(camera: Camera, side: -1 | 1, skin: Skin): string {
  const outside = camera.see([side, 0, 0])[2] > 0;
  const shellArt = drawSheet(camera, shellSheet(side), {
    base: skin.shell,
    surface: 'plastic',
    steps: [96, 26],
    rim: 0.08,
  });
  const ring = sheetLine(camera, shellSheet(side), (t) => [t, 0.985], 90);
  const gap = path(`${ring}Z`, { fill: skin.inside, stroke: skin.inside, strokeWidth: camera.scale * 1.6 });
  const pad = drawSheet(camera, padSheet(side), { base: skin.pad, surface: 'matte', steps: [90, 30] });
  const well = path(
    `${sheetLine(
      camera,
      (u) => [
        side * (CUP[0] - 1),
        CUP[1] + (CUP_HIGH - 15) * Math.sin(u * 2 * Math.PI),
        (CUP_DEEP - 15) * Math.cos(u * 2 * Math.PI),
      ],
      (t) => [t, 0],
      80,
    )}Z`,
    { fill: skin.inside },
  );
  const groove = sheetLine(camera, shellSheet(side), (t) => [t, 0.8], 90);
  const slit = sheetLine(camera, shellSheet(side), (t) => [0.3 + 0.08 * t, 0.87], 12);
  const detail = outside
    ? path(`${groove}Z`, {
        fill: 'none',
        stroke: '#000000',
        strokeOpacity: 0.1,
        strokeWidth: camera.scale * 0.35,
      }) +
      path(slit, {
        fill: 'none',
        stroke: '#000000',
        strokeOpacity: 0.65,
        strokeWidth: camera.scale * 1.3,
        strokeLinecap: 'round',
      })
    : '';
  return outside ? gap + pad + shellArt + detail : shellArt + gap + well + pad;
}

function joint(camera: Camera, side: -1 | 1, skin: Skin): string {
  const barrel = tube(swivelCurve(side), (t) => 4.9 + 1.1 * Math.sin(Math.PI * Math.min(1, t * 1.2)));
  const arm = tube(armCurve(side), (t) => 3 + 0.5 * t);
  const collar = tube(
    (t) => armCurve(side)(0.02 + t * 0.16),
    (t) => 4.6 - 0.7 * t,
  );
  const seam = (v: number): string =>
    path(
      sheetLine(camera, barrel, (t) => [t, v], 30),
      { fill: 'none', stroke: '#000000', strokeOpacity: 0.35, strokeWidth: camera.scale * 0.5 },
    );
  return (
    drawSheet(camera, arm, { base: skin.joint, surface: 'metal', steps: [26, 60] }) +
    drawSheet(camera, collar, { base: skin.shell, surface: 'plastic', steps: [26, 16] }) +
    drawSheet(camera, barrel, { base: skin.joint, surface: 'metal', steps: [30, 26] }) +
    seam(0.3) +
    seam(0.36)
  );
}

export function headphonesArt(d: Doc, camera: Camera, c: Shade): string {
  const skin = skinOf(c);
  const near: -1 | 1 = camera.see([1, 0, 0])[2] >= 0 ? 1 : -1;
  const far: -1 | 1 = near === 1 ? -1 : 1;
  const band =
    drawSheet(camera, bandSheet(true), { base: skin.pad, surface: 'matte', steps: [30, 90] }) +
    drawSheet(camera, bandSheet(false), {
      base: skin.shell,
      surface: 'plastic',
      steps: [36, 110],
      rim: 0.08,
    });
  return (
    [-1, 1].map((side) => cupShadow(d, camera, side)).join('') +
    joint(camera, far, skin) +
    cup(camera, far, skin) +
    band +
    joint(camera, near, skin) +
    cup(camera, near, skin)
  );
}

function cupShadow(d: Doc, camera: Camera, side: number): string {
  const [x, y] = camera.project([side * (CUP[0] + 2), CUP[1] + CUP_HIGH + 1, 0]);
  const s = camera.scale;
  return (
    ellipse(x, y, 26 * s, 3 * s, { fill: '#2a2622', opacity: 0.3, filter: d.blur(4 * s, 1.4 * s) }) +
    ellipse(x, y - 0.4 * s, 12 * s, 1 * s, {
      fill: '#1a1714',
      opacity: 0.5,
      filter: d.blur(1.6 * s, 0.6 * s),
    })
  );
}

/** Points that any view must show. */
export const HEADPHONE_REACH: readonly Vec[] = [
  [-96, -98, 0],
  [96, -98, 0],
  [-96, 99, -CUP_DEEP],
  [96, 99, CUP_DEEP],
  [-74, 60, CUP_DEEP],
  [74, 60, -CUP_DEEP],
];
