import type { Point } from '#demo/art/lib/shapes.ts';
import type { Outline } from '#demo/art/lib/solid.ts';

/** Samples a path made of M, L, H, V, C and Z (absolute) as an outline with normals, clockwise on the canvas. */
export function outlineOf(d: string, samples = 24): Outline {
  const points: Point[] = [];
  let at: Point = [0, 0];
  const go = (to: Point): void => {
    points.push(to);
    at = to;
  };
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [a = 0, b = 0] = numbers;
    if (command === 'M' || command === 'L') go([a, b]);
    if (command === 'H') go([a, at[1]]);
    if (command === 'V') go([at[0], a]);
    for (let i = 0; command === 'C' && i + 5 < numbers.length; i += 6) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers.slice(i, i + 6);
      const [x0, y0] = at;
      for (let k = 1; k <= samples; k += 1) {
        const t = k / samples;
        const u = 1 - t;
        points.push([
          u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3,
          u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3,
        ]);
      }
      at = [x3, y3];
    }
  }
  const distinct = points.filter((p, i) => {
    const next = points[(i + 1) % points.length] ?? p;
    return Math.hypot(p[0] - next[0], p[1] - next[1]) > 1e-3;
  });
  return distinct.map((p, i) => {
    const before = distinct[(i - 1 + distinct.length) % distinct.length] ?? p;
    const after = distinct[(i + 1) % distinct.length] ?? p;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    return { at: p, normal: [dy / length, -dx / length] };
  });
}
