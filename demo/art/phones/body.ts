import type { Shade } from '../colours.ts';
import { lum, mix } from '../lib/colour.ts';
import { at, type Doc } from '../lib/doc.ts';
import { squircle } from '../lib/shapes.ts';
import { group, path, rect } from '../lib/svg.ts';
import { flatButtons } from './buttons.ts';
import type { Slab } from './slab.ts';

/** Heights of the antenna lines, as shares of the body. */
export const ANTENNAS = [0.105, 0.893];

/** Outline of a slab, moved inwards. The radius shrinks with it: never the outer radius inside. */
export function inset(
  { w, h, r, topRadius = r }: Pick<Slab, 'w' | 'h' | 'r' | 'topRadius'>,
  by: number,
): string {
  const inner = (radius: number): number => Math.max(0.2, radius - by);
  const radii = [inner(topRadius), inner(r), inner(r), inner(topRadius)] as const;
  return squircle(-w / 2 + by, -h / 2 + by, w - 2 * by, h - 2 * by, radii);
}

function antennaLines(m: Slab, c: Shade): string {
  const gap = { fill: c.frameDeep, opacity: 0.5 };
  const plastic = { fill: mix(c.frame, c.dark ? '#77787a' : '#ffffff', 0.32), opacity: 0.8 };
  return ANTENNAS.flatMap((share) =>
    [-m.w / 2, m.w / 2 - m.frame].map((x) => {
      const y = -m.h / 2 + m.h * share;
      return (
        rect(x, y, m.frame, 1, 0, plastic) +
        rect(x, y - 0.06, m.frame, 0.07, 0, gap) +
        rect(x, y + 1, m.frame, 0.07, 0, gap)
      );
    }),
  ).join('');
}

/** The metal of a flat device seen straight, with its buttons: a turned edge, antenna lines and a rim of light. */
export function body(d: Doc, m: Slab, c: Shade, fromBack = false): string {
  const shape = inset(m, 0);
  const turned = [
    at(0, c.frameDeep),
    at(0.006, c.frameLo),
    at(0.014, c.frameHi),
    at(0.026, c.frame),
    at(0.5, mix(c.frame, c.frameHi, 0.35)),
    at(0.974, c.frame),
    at(0.986, c.frameHi),
    at(0.994, c.frameLo),
    at(1, c.frameDeep),
  ];
  const ends = [
    at(0, c.frameDeep, 0.9),
    at(0.004, c.frameHi, 0.9),
    at(0.012, c.frameHi, 0),
    at(0.988, c.frameLo, 0),
    at(0.996, c.frameHi, 0.55),
    at(1, c.frameDeep, 0.95),
  ];
  const rim = [
    at(0, '#fff', 0.95),
    at(0.16, '#fff', 0.25),
    at(0.45, '#fff', 0),
    at(0.8, '#fff', 0),
    at(1, '#fff', 0.65),
  ];
  return (
    flatButtons(d, m, c, fromBack) +
    path(shape, { fill: d.lin(turned, 0, 0, 1, 0) }) +
    path(shape, { fill: d.lin(ends) }) +
    (m.antennas ? antennaLines(m, c) : '') +
    path(inset(m, 0.12), { fill: 'none', stroke: d.diag(rim), strokeWidth: 0.2 })
  );
}

const GLOSS = { gloss: 1, plastic: 0.8, satin: 0.62, metal: 0.62, clear: 0.9 } as const;

/** The back panel: soft box at the top left, shade at the bottom right, one slanted band of light. */
export function backPanel(d: Doc, m: Slab, c: Shade): string {
  const { w, h } = m;
  const x = -w / 2;
  const y = -h / 2;
  const margin = m.frame * 0.82;
  const panel = inset(m, margin);
  const base = [
    at(0, mix(c.base, c.hi, 0.9)),
    at(0.35, c.base),
    at(0.75, mix(c.base, c.lo, 0.45)),
    at(1, c.lo),
  ];
  const glow = [at(0, c.hi, c.dark ? 0.85 : 0.95), at(0.5, c.hi, c.dark ? 0.3 : 0.4), at(1, c.hi, 0)];
  const corner = [at(0, c.deep, 0.5), at(0.5, c.deep, 0.18), at(1, c.deep, 0)];
  // On dark or saturated bodies a strong white band turns to milk, so it grows with the lightness.
  const lightness = Math.max(0, Math.min(1, (lum(c.base) - 0.35) / 0.55));
  const band = (0.12 + 0.3 * lightness ** 1.4) * GLOSS[c.finish];
  const second = c.finish === 'metal' ? 0 : band * 0.5;
  const soft = c.finish === 'gloss' ? 0.012 : 0.06;
  const sweep = [
    at(0, '#fff', 0),
    at(0.4 - soft, '#fff', 0),
    at(0.42 + soft, '#fff', band * 0.55),
    at(0.56 - soft, '#fff', band),
    at(0.575 + soft * 0.6, '#fff', 0),
    at(0.615 - soft * 0.3, '#fff', 0),
    at(0.63, '#fff', second),
    at(0.648, '#fff', second),
    at(0.66 + soft * 0.3, '#fff', 0),
  ];
  const rollOff = [
    at(0, '#fff', c.dark ? 0.3 : 0.85),
    at(0.3, '#fff', 0.12),
    at(0.6, '#000', 0.06),
    at(1, '#000', c.dark ? 0.4 : 0.22),
  ];
  const rim = [
    at(0, '#fff', c.dark ? 0.55 : 0.95),
    at(0.25, '#fff', 0.2),
    at(0.6, '#fff', 0.05),
    at(1, '#fff', c.dark ? 0.28 : 0.5),
  ];
  const light = [
    path(panel, { fill: d.radU(glow, x + w * 0.16, y + h * 0.05, h * 0.62) }),
    path(panel, { fill: d.radU(corner, x + w * 1.02, y + h * 1.02, h * 0.5) }),
    path(panel, { fill: d.linU(sweep, -w * 1.05, -w * 0.62, w * 1.05, w * 0.62) }),
    path(panel, { fill: 'none', stroke: d.diag(rollOff), strokeWidth: 3.2, filter: d.blur(0.9) }),
  ];
  return (
    path(inset(m, margin - 0.14), { fill: c.frameDeep, opacity: 0.9 }) +
    path(panel, { fill: d.lin(base, 0.15, 0, 0.85, 1) }) +
    group(light, { clipPath: d.clip(panel) }) +
    path(inset(m, margin + 0.1), { fill: 'none', stroke: d.diag(rim), strokeWidth: 0.17 })
  );
}
