import type { Shade } from '../../colours.ts';
import { isDark, mix, shade } from '../../lib/colour.ts';
import { at, type Doc } from '../../lib/doc.ts';
import { flash, lens, microphone, sensor, type LensMetal } from '../../lib/lens.ts';
import type { Surface } from '../../lib/light.ts';
import { squircle } from '../../lib/shapes.ts';
import { outline, roundOutline, solid, type Outline, type Ring } from '../../lib/solid.ts';
import type { Camera, Vec } from '../../lib/space.ts';
import { circle, group, num, path, rect } from '../../lib/svg.ts';
import type { Slab } from '../slab.ts';
import type { Layout, Pill } from './family.ts';

/** Moves from the top-left corner of the back to its centre. */
export const fromCorner = (m: Slab, art: string): string =>
  group(art, { transform: `translate(${num(-m.w / 2, 3)} ${num(-m.h / 2, 3)})` });

/** Puts art drawn from the top-left corner onto the back of a turned phone, `height` above the glass. */
export const onBack = (view: Camera, m: Slab, height: number, art: string): string =>
  group(art, { transform: view.face([-m.w / 2, -m.h / 2, m.thickness / 2 + height]) });

export const flatLenses = (d: Doc, { lenses }: Layout, metal: LensMetal, flush = false): string =>
  lenses.map(([x, y, r], coat) => lens(d, x, y, r, metal, { coat, flush })).join('');

/** Flashes, sensors and microphones: never raised. */
export const smallParts = (d: Doc, { flashes = [], sensors = [], microphones = [] }: Layout): string =>
  [
    ...flashes.map(([x, y, r]) => flash(d, x, y, r)),
    ...sensors.map(([x, y, r]) => sensor(d, x, y, r)),
    ...microphones.map(([x, y]) => microphone(x, y)),
  ].join('');

const barrel = (height: number): Ring[] => [
  [-0.25, 0, 30],
  [0, 0.25, 8],
  [0, height - 0.3, 0],
  [0.08, height - 0.08, 40],
  [0.25, height, 75],
];

/** Lenses as barrels that stand `base` above the glass, each with its shadow. */
export function raisedLenses(
  d: Doc,
  view: Camera,
  m: Slab,
  { lenses }: Layout,
  metal: LensMetal,
  base: number,
): string {
  return lenses
    .map(([x, y, r], coat) => {
      const height = r > 4 ? 1.7 : 1;
      const centre: Vec = [x - m.w / 2, y - m.h / 2, m.thickness / 2 + base];
      const shadow = circle(x + 0.7, y + 1.2, r * 1.06, { fill: '#000', opacity: 0.45, filter: d.blur(1) });
      return (
        onBack(view, m, base, shadow) +
        solid(view, roundOutline(r), barrel(height), metal.ring, { centre }) +
        onBack(view, m, base + height, lens(d, x, y, r, metal, { coat, flush: true }))
      );
    })
    .join('');
}

const slope = (height: number): Ring[] => [
  [-0.5, -0.02, 40],
  [-0.1, 0.25, 20],
  [0, 0.6, 10],
  [0, height - 0.35, 5],
  [0.12, height - 0.1, 40],
  [0.4, height, 80],
];

/** The walls of something raised from the back, with its shadow on the glass. */
export function raisedWalls(
  d: Doc,
  view: Camera,
  m: Slab,
  area: Pill,
  base: string,
  height: number,
  surface: Surface,
): string {
  const { x, y, w, h, r } = area;
  const shadow = path(squircle(x, y, w, h, r), {
    fill: '#000',
    opacity: isDark(base) ? 0.5 : 0.28,
    transform: 'translate(.8 1.4)',
    filter: d.blur(1.5),
  });
  const shape: Outline = outline(w, h, r, 30);
  const centre: Vec = [x + w / 2 - m.w / 2, y + h / 2 - m.h / 2, m.thickness / 2];
  return onBack(view, m, 0, shadow) + solid(view, shape, slope(height), base, { surface, centre });
}

/** A raised plate seen straight: two shadows, a lit face, an inner bevel and a rim. */
export function plateau(d: Doc, { x, y, w, h, r }: Pill, base: string, lift = 1): string {
  const dark = isDark(base);
  const shape = squircle(x, y, w, h, r);
  const face = [
    at(0, shade(base, dark ? 0.17 : 0.09, 0.85)),
    at(0.5, shade(base, dark ? 0.05 : 0)),
    at(1, shade(base, dark ? -0.02 : -0.07)),
  ];
  const bevel = [at(0, '#fff', dark ? 0.4 : 0.95), at(0.4, '#fff', 0.1), at(1, '#000', dark ? 0.45 : 0.22)];
  const rim = [
    at(0, '#fff', dark ? 0.6 : 1),
    at(0.35, '#fff', 0.15),
    at(0.65, '#fff', 0.05),
    at(1, '#fff', dark ? 0.25 : 0.5),
  ];
  const sheen = `M${num(x + w * 0.55)} ${num(y)}H${num(x + w * 1.1)}L${num(x + w * 0.35)} ${num(y + h)}H${num(x - w * 0.2)}Z`;
  return (
    path(shape, {
      fill: '#000',
      opacity: dark ? 0.5 : 0.26,
      transform: `translate(${num(0.5 * lift)} ${num(0.95 * lift)})`,
      filter: d.blur(1.1 * lift),
    }) +
    path(shape, {
      fill: '#000',
      opacity: dark ? 0.45 : 0.22,
      transform: 'translate(.12 .22)',
      filter: d.blur(0.25),
    }) +
    path(shape, { fill: d.lin(face, 0.1, 0, 0.9, 1) }) +
    group(
      path(shape, { fill: 'none', stroke: d.diag(bevel), strokeWidth: 1.5, filter: d.blur(0.4) }) +
        path(sheen, { fill: '#fff', opacity: dark ? 0.06 : 0.22, filter: d.blur(w * 0.06) }),
      { clipPath: d.clip(shape) },
    ) +
    path(squircle(x + 0.1, y + 0.1, w - 0.2, h - 0.2, r - 0.1), {
      fill: 'none',
      stroke: d.diag(rim),
      strokeWidth: 0.18,
    })
  );
}

/** The face of a plate whose walls are solids: no shadows of its own. */
export const plateauFace = (d: Doc, { x, y, w, h, r }: Pill, base: string): string =>
  plateau(d, { x: x + 0.3, y: y + 0.3, w: w - 0.6, h: h - 0.6, r: r - 0.3 }, base, 0.05);

/** A black glass window, as bars and visors have around their lenses. */
export function glassWindow(d: Doc, { x, y, w, h, r }: Pill, c: Shade): string {
  const rim = d.lin([at(0, c.frameLo), at(0.5, c.frame), at(1, c.frameHi)], 0, 0, 0.4, 1);
  const glass = d.lin([at(0, '#1b1c20'), at(0.5, '#0b0b0d'), at(1, '#131417')], 0, 0, 0.3, 1);
  const band = `M${num(x + w * 0.1)} ${num(y)}H${num(x + w * 0.55)}L${num(x + w * 0.35)} ${num(y + h)}H${num(x - w * 0.1)}Z`;
  return (
    rect(x - 0.35, y - 0.35, w + 0.7, h + 0.7, r + 0.35, { fill: rim }) +
    rect(x, y, w, h, r, { fill: glass }) +
    rect(x + 0.1, y + 0.1, w - 0.2, h - 0.2, r - 0.1, {
      fill: 'none',
      stroke: '#fff',
      strokeOpacity: 0.16,
      strokeWidth: 0.16,
    }) +
    group(path(band, { fill: '#fff', opacity: 0.07 }), { clipPath: d.clip(squircle(x, y, w, h, r, 0)) })
  );
}

/** Metal of bars and plates that belong to the frame. */
export const frameTone = (c: Shade): string => mix(c.frame, c.base, 0.25);
