import type { Doc } from '#demo/art/lib/doc.ts';
import { squircle } from '#demo/art/lib/shapes.ts';
import { edgeProfile, outline, outlinePath, solid } from '#demo/art/lib/solid.ts';
import type { Camera } from '#demo/art/lib/space.ts';
import { circle, group, path, rect } from '#demo/art/lib/svg.ts';
import type { PhoneModel } from '#demo/art/phones/model.ts';

const WALL = 1.5;

interface Measures {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r: number;
  readonly whole: string;
  readonly hole: string;
}

function measures({ w, h, r }: Pick<PhoneModel, 'w' | 'h' | 'r'>, mirrored: boolean): Measures {
  const x = -w / 2 - WALL;
  const y = -h / 2 - WALL;
  const width = w + 2 * WALL;
  const hole = squircle(mirrored ? -x - 26 : x + 4.5, y + 4.5, 21.5, 38.5, 10.6);
  return {
    x,
    y,
    w: width,
    h: h + 2 * WALL,
    r: r + WALL,
    hole,
    whole: squircle(x, y, width, h + 2 * WALL, r + WALL),
  };
}

function magnetRing(): string {
  return (
    circle(0, 8, 23, { fill: 'none', stroke: '#ffffff', strokeWidth: 5.4 }) +
    circle(0, 8, 23, {
      fill: 'none',
      stroke: '#b6c2c9',
      strokeOpacity: 0.85,
      strokeWidth: 5.4,
      strokeDasharray: '7.2 .5',
    }) +
    circle(0, 8, 23, { fill: 'none', stroke: '#ffffff', strokeOpacity: 0.85, strokeWidth: 4.5 }) +
    rect(-2.6, 40, 5.2, 14, 2.6, { fill: '#ffffff', stroke: '#b6c2c9', strokeWidth: 0.4 })
  );
}

/**
 * The clear case, with a real hole for the camera. `inside` shows the open side, `filled` a case on a phone.
 */
export function clearCase(d: Doc, phone: PhoneModel, { inside = false, filled = false } = {}): string {
  const m = measures(phone, inside);
  const body = m.whole + m.hole;
  const veil = filled ? 0.16 : 1;
  const bright = d.diag([
    [0, '#fff'],
    [0.3, '#b4c2cb'],
    [0.55, '#f4f8fa'],
    [0.8, '#98aab5'],
    [1, '#fff'],
  ]);
  const edge = (by: number, r: number): string => squircle(m.x + by, m.y + by, m.w - 2 * by, m.h - 2 * by, r);
  return (
    path(body, {
      fillRule: 'evenodd',
      fill: d.diag([
        [0, '#ffffff', 0.75 * veil],
        [0.4, '#e6eef2', 0.58 * veil],
        [1, '#c9d5dc', 0.64 * veil],
      ]),
    }) +
    path(m.whole, {
      fill: 'none',
      stroke: bright,
      strokeWidth: inside ? 3.4 : 2.4,
      strokeOpacity: filled ? 0.75 : 1,
    }) +
    path(edge(inside ? 3.2 : 2.2, m.r - (inside ? 3.2 : 2.2)), {
      fill: 'none',
      stroke: '#8397a3',
      strokeOpacity: 0.6,
      strokeWidth: 0.4,
    }) +
    path(edge(0.1, m.r), { fill: 'none', stroke: '#6d7f8a', strokeOpacity: 0.75, strokeWidth: 0.4 }) +
    path(m.hole, {
      fill: 'none',
      stroke: d.diag([
        [0, '#8397a3'],
        [0.5, '#fff'],
        [1, '#a9b8c0'],
      ]),
      strokeWidth: 1.5,
    }) +
    path(m.hole, { fill: 'none', stroke: '#6d7f8a', strokeOpacity: 0.6, strokeWidth: 0.3 }) +
    magnetRing() +
    group(
      path(`M${m.x + m.w * 0.55} ${m.y}H${m.x + m.w * 0.8}L${m.x + m.w * 0.25} ${m.y + m.h}H${m.x}Z`, {
        fill: '#ffffff',
        opacity: filled ? 0.16 : 0.5,
        filter: d.blur(2),
      }) +
        path(
          `M${m.x + m.w * 0.92} ${m.y}H${m.x + m.w}L${m.x + m.w * 0.45} ${m.y + m.h}H${m.x + m.w * 0.38}Z`,
          { fill: '#ffffff', opacity: filled ? 0.14 : 0.45, filter: d.blur(1) },
        ),
      { clipPath: d.clipEvenOdd(body) },
    ) +
    (inside
      ? path(edge(4.4, m.r - 4.4), {
          fill: 'none',
          stroke: d.diag([
            [0, '#5f717c', 0.45],
            [0.5, '#5f717c', 0.05],
            [1, '#ffffff', 0.9],
          ]),
          strokeWidth: 2.2,
          filter: d.blur(0.9),
        })
      : '')
  );
}

/** The case at an angle: its walls are drawn once in the light and then made clear as a whole. */
export function turnedCase(d: Doc, camera: Camera, phone: PhoneModel): string {
  const deep = phone.thickness + 2.4;
  const plan = outline(phone.w + 2 * WALL, phone.h + 2 * WALL, phone.r + WALL, 60);
  const walls = group(solid(camera, plan, edgeProfile(deep, 1.6, 5), '#dfe9ee', { surface: 'plastic' }), {
    opacity: 0.55,
  });
  const far = path(outlinePath(camera, plan, -deep / 2, 1.4), { fill: '#dbe6ec', opacity: 0.35 });
  const rim = (height: number, width: number, colour: string): string =>
    path(outlinePath(camera, plan, height, 0.8), {
      fill: 'none',
      stroke: colour,
      strokeWidth: camera.scale * width,
    });
  return (
    far +
    rim(-deep / 2, 0.5, '#9fb1bc') +
    walls +
    group(clearCase(d, phone), { transform: camera.face([0, 0, deep / 2]), opacity: 0.92 }) +
    rim(deep / 2, 0.35, '#ffffff')
  );
}

export const caseShape = (phone: PhoneModel): string => measures(phone, false).whole;
