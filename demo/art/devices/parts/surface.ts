import { shade } from '#demo/art/lib/colour.ts';
import { lit, type Surface } from '#demo/art/lib/light.ts';
import { polygon } from '#demo/art/lib/shapes.ts';
import type { Camera, Vec } from '#demo/art/lib/space.ts';
import { path } from '#demo/art/lib/svg.ts';

/** A curved surface: a point in the world for every u and v between 0 and 1. */
export type Sheet = (u: number, v: number) => Vec;

interface SheetPaint {
  readonly base: string;
  readonly surface?: Surface;
  /** Quads along u and v. */
  readonly steps: readonly [number, number];
  /** Also paint the side that faces away, in this colour: for straps and other thin things. */
  readonly inside?: string;
  /** How much darker the surface gets where it turns away: keeps white things visible on the pale ground. */
  readonly rim?: number;
  /** Another colour by place: gets the colour in the light, and u and v. */
  readonly tint?: (colour: string, u: number, v: number) => string;
  /**
   * The side that is the outside. `auto` finds it for closed and for domed surfaces; a nearly flat sheet must
   * say whether u × v points outwards (`plain`) or inwards (`reversed`).
   */
  readonly outside?: 'auto' | 'plain' | 'reversed';
}

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unit(a: Vec): Vec {
  const length = Math.hypot(a[0], a[1], a[2]);
  return length < 1e-9 ? [1, 0, 0] : [a[0] / length, a[1] / length, a[2] / length];
}

const reversed = (n: Vec): Vec => [-n[0], -n[1], -n[2]];

/** Keeps a poor normal at a pole from spoiling the light: it is taken a little inside the surface. */
const within = (t: number): number => Math.max(0.004, Math.min(0.996, t));

/** Normal times the size of the piece of surface that it represents. */
function weightedNormal(sheet: Sheet, u: number, v: number): Vec {
  const e = 0.003;
  const a = within(u);
  const b = within(v);
  return cross(minus(sheet(a + e, b), sheet(a - e, b)), minus(sheet(a, b + e), sheet(a, b - e)));
}

/** By the divergence theorem, outward normals of a closed surface point away from its middle on the whole. */
function pointsOutwards(sheet: Sheet): boolean {
  const grid = Array.from({ length: 144 }, (_, i): readonly [number, number] => [
    ((i % 12) + 0.5) / 12,
    (Math.floor(i / 12) + 0.5) / 12,
  ]);
  const points = grid.map(([u, v]) => sheet(u, v));
  const mean = (axis: 0 | 1 | 2): number =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const middle: Vec = [mean(0), mean(1), mean(2)];
  const flow = grid.reduce((sum, [u, v], i) => {
    const normal = weightedNormal(sheet, u, v);
    const away = minus(points[i] ?? middle, middle);
    return sum + normal[0] * away[0] + normal[1] * away[1] + normal[2] * away[2];
  }, 0);
  return flow > 0;
}

/** Paints a curved surface as many small quads, far ones first, each in the light of its own normal. */
export function drawSheet(camera: Camera, sheet: Sheet, paint: SheetPaint): string {
  const { base, surface = 'plastic', steps, inside, tint, rim = 0, outside = 'auto' } = paint;
  const [across, along] = steps;
  const flip = outside === 'auto' ? !pointsOutwards(sheet) : outside === 'reversed';
  const quads: { readonly depth: number; readonly drawn: string }[] = [];
  for (let i = 0; i < across; i += 1) {
    for (let j = 0; j < along; j += 1) {
      const u = (i + 0.5) / across;
      const v = (j + 0.5) / along;
      const raw = camera.see(unit(weightedNormal(sheet, u, v)));
      const outward = flip ? reversed(raw) : raw;
      const seen = outward[2] > 0;
      if (!seen && inside === undefined) continue;
      const plain = seen ? lit(base, outward, surface) : lit(inside ?? base, reversed(outward), surface);
      const light = seen && rim > 0 ? shade(plain, -rim * (1 - outward[2]) ** 3) : plain;
      const colour = seen && tint ? tint(light, u, v) : light;
      const corners = [
        sheet(i / across, j / along),
        sheet((i + 1) / across, j / along),
        sheet((i + 1) / across, (j + 1) / along),
        sheet(i / across, (j + 1) / along),
      ].map((corner) => camera.project(corner));
      quads.push({
        depth: camera.see(sheet(u, v))[2],
        drawn: path(polygon(corners), {
          fill: colour,
          stroke: colour,
          strokeWidth: 1.5,
          strokeLinejoin: 'round',
        }),
      });
    }
  }
  return quads
    .toSorted((a, b) => a.depth - b.depth)
    .map((quad) => quad.drawn)
    .join('');
}

/** The line a surface shows at a constant u or v, as a path on the canvas. */
export function sheetLine(
  camera: Camera,
  sheet: Sheet,
  at: (t: number) => readonly [number, number],
  steps = 60,
): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const [u, v] = at(i / steps);
    const [x, y] = camera.project(sheet(u, v));
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join('L')}`;
}

const powered = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent;

/**
 * A rounded body between a ball (`roundness` 1) and a box (near 0), around `centre`, with its half sizes.
 * u runs round the upright axis, v from top to bottom.
 */
export function pebble(centre: Vec, half: Vec, roundness = 1, upright = roundness): Sheet {
  return (u, v) => {
    const around = u * 2 * Math.PI;
    const down = v * Math.PI;
    const ring = powered(Math.sin(down), upright);
    return [
      centre[0] + half[0] * ring * powered(Math.cos(around), roundness),
      centre[1] - half[1] * powered(Math.cos(down), upright),
      centre[2] + half[2] * ring * powered(Math.sin(around), roundness),
    ];
  };
}

/** A tube of radius `radius(t)` along a curve; u runs round it, v along it. `flat` squeezes it in depth. */
export function tube(curve: (t: number) => Vec, radius: (t: number) => number, flat = 1): Sheet {
  return (u, v) => {
    const e = 0.002;
    const t = Math.max(e, Math.min(1 - e, v));
    const tangent = unit(minus(curve(t + e), curve(t - e)));
    const side = unit(cross([0, 0, 1], tangent));
    const up = cross(tangent, side);
    const at = curve(v);
    const angle = u * 2 * Math.PI;
    const r = radius(v);
    const a = r * Math.cos(angle);
    const b = r * flat * Math.sin(angle);
    return [
      at[0] + side[0] * a + up[0] * b,
      at[1] + side[1] * a + up[1] * b,
      at[2] + side[2] * a + up[2] * b,
    ];
  };
}
