import { isDark, mix, shade } from './colour.ts';
import { at, type Doc } from './doc.ts';
import { arc } from './shapes.ts';
import { circle, ellipse, num, path, type Paint } from './svg.ts';

/** Coatings, one per lens of a camera so that they differ. Mostly black: a round iris would read as an eye. */
const COATINGS: readonly (readonly [ground: string, first: string, second: string, edge: string])[] = [
  ['#0b0f22', '#2a3a86', '#5a3f98', '#0b0b14'],
  ['#07121c', '#1c4f74', '#2f6f8f', '#090b12'],
  ['#120d20', '#46307c', '#2c4f90', '#0a0910'],
];

export interface LensMetal {
  readonly ring: string;
  readonly hi: string;
  readonly lo: string;
}

/** The ring of a lens in the metal of a frame. */
export const ringOf = (ring: string): LensMetal => ({
  ring,
  hi: shade(ring, isDark(ring) ? 0.26 : 0.16, 0.7),
  lo: shade(ring, -0.22),
});

/** A lens that sits behind dark glass, without bright metal. */
export const BLACK_RING: LensMetal = { ring: '#17181b', hi: '#3a3c42', lo: '#0a0a0c' };

const line = (stroke: string, strokeWidth: number, more: Paint = {}): Paint => ({
  fill: 'none',
  stroke,
  strokeWidth,
  ...more,
});

interface LensOptions {
  /** The coating of the lens. */
  readonly coat?: number;
  /** Flush with the surface around it, so it casts no shadow. */
  readonly flush?: boolean;
}

/** A camera lens of radius `R`: metal ring, stepped barrel, coated elements, five small lights. */
export function lens(
  d: Doc,
  x: number,
  y: number,
  R: number,
  { ring, hi, lo }: LensMetal,
  options: LensOptions = {},
): string {
  const { coat = 0, flush = false } = options;
  const [ground, first, second, edge] = COATINGS[coat % COATINGS.length] ?? [
    '#0b0f22',
    '#2a3a86',
    '#5a3f98',
    '#0b0b14',
  ];
  const disc = (radius: number, paint: Paint): string => circle(x, y, R * radius, paint);
  const glint = (
    dx: number,
    dy: number,
    rx: number,
    ry: number,
    fill: string,
    opacity: number,
    soft: number,
  ): string =>
    ellipse(0, 0, rx * R, ry * R, {
      fill,
      opacity,
      transform: `translate(${num(x + dx * R, 3)} ${num(y + dy * R, 3)}) rotate(-42)`,
      filter: d.blur(soft * R),
    });

  const shadow = flush
    ? ''
    : circle(x + 0.06 * R, y + 0.12 * R, R * 1.05, { fill: '#000', opacity: 0.42, filter: d.blur(0.11 * R) });
  const metal = [
    disc(1, {
      fill: d.lin(
        [at(0, hi), at(0.22, mix(ring, hi, 0.35)), at(0.5, ring), at(0.78, lo), at(1, mix(ring, hi, 0.5))],
        0.12,
        0.08,
        0.88,
        0.92,
      ),
    }),
    disc(
      0.975,
      line(
        d.lin(
          [at(0, '#fff', 0.85), at(0.35, '#fff', 0.1), at(0.7, '#000', 0.15), at(1, '#fff', 0.45)],
          0.1,
          0.1,
          0.9,
          0.9,
        ),
        0.03 * R,
      ),
    ),
    disc(0.895, {
      fill: d.lin([at(0, lo), at(0.5, shade(lo, -0.1)), at(1, hi)], 0.1, 0.1, 0.9, 0.9),
    }),
  ];
  const barrel = [
    disc(0.865, { fill: '#08080a' }),
    disc(0.845, {
      fill: d.rad([at(0, '#0b0b0d'), at(0.72, '#0d0e11'), at(0.9, '#1c1d22'), at(1, '#0b0b0d')]),
    }),
    // Fine threads of the barrel, only seen in large views.
    ...[0.8, 0.76, 0.72].map((r) => disc(r, line('#2b2d34', 0.008 * R, { strokeOpacity: 0.7 }))),
    disc(0.66, {
      fill: d.rad([at(0, '#050506'), at(0.8, '#101116'), at(1, '#26272e')]),
    }),
    disc(
      0.655,
      line(
        d.lin([at(0, '#4a4c57', 0.9), at(0.5, '#1b1c21', 0.6), at(1, '#5c5f6c', 0.8)], 0.1, 0.1, 0.9, 0.9),
        0.022 * R,
      ),
    ),
    disc(0.54, {
      fill: d.rad([at(0, '#040405'), at(0.7, '#0c0d12'), at(1, '#17181e')]),
    }),
  ];
  const elements = [
    disc(0.46, {
      fill: d.rad(
        [at(0, '#030305'), at(0.55, '#05060c'), at(0.8, ground), at(0.93, first), at(1, edge)],
        0.5,
        0.5,
        0.5,
        [0.66, 0.7],
      ),
    }),
    disc(0.34, {
      fill: d.rad(
        [at(0, ground, 0), at(0.62, ground, 0), at(0.86, second, 0.75), at(1, first, 0.15)],
        0.5,
        0.5,
        0.5,
        [0.34, 0.3],
      ),
    }),
    disc(0.455, line('#6a70a0', 0.016 * R, { strokeOpacity: 0.28 })),
    disc(0.15, {
      fill: d.rad([at(0, '#000'), at(0.6, '#010102', 0.9), at(1, '#04050a', 0)]),
    }),
  ];
  const lights = [
    glint(-0.25, -0.27, 0.24, 0.12, '#dfe9ff', 0.62, 0.045),
    circle(x - 0.17 * R, y - 0.2 * R, 0.048 * R, { fill: '#fff', opacity: 0.95 }),
    glint(0.2, 0.24, 0.16, 0.07, '#6ea6ff', 0.55, 0.04),
    circle(x + 0.3 * R, y + 0.1 * R, 0.03 * R, { fill: '#b59cff', opacity: 0.6 }),
    disc(0.84, {
      fill: d.lin([at(0, '#fff', 0.3), at(0.42, '#fff', 0.05), at(0.5, '#fff', 0)], 0.1, 0.05, 0.75, 0.85),
    }),
    path(
      arc(x, y, R * 0.76, -165, -100),
      line('#fff', 0.03 * R, { strokeOpacity: 0.4, strokeLinecap: 'round', filter: d.blur(0.02 * R) }),
    ),
    path(
      arc(x, y, R * 0.78, 25, 75),
      line('#8fb2ff', 0.03 * R, { strokeOpacity: 0.3, strokeLinecap: 'round', filter: d.blur(0.03 * R) }),
    ),
  ];
  return [shadow, ...metal, ...barrel, ...elements, ...lights].join('');
}

export const flash = (d: Doc, x: number, y: number, r: number): string =>
  circle(x, y, r * 1.12, { fill: '#000', fillOpacity: 0.2 }) +
  circle(x, y, r, {
    fill: d.rad([at(0, '#fffbe8'), at(0.45, '#f6ecc9'), at(0.8, '#e4dcc4'), at(1, '#b9b4a6')]),
  }) +
  circle(x, y, r * 0.62, line('#c9bd95', r * 0.07, { opacity: 0.8 })) +
  circle(x, y, r * 0.3, { fill: '#fff6d2' }) +
  circle(x - 0.3 * r, y - 0.35 * r, r * 0.2, { fill: '#fff', opacity: 0.9 });

export const microphone = (x: number, y: number, r = 0.45): string =>
  circle(x, y, r, { fill: '#0a0a0b' }) +
  circle(x, y + r * 0.2, r, line('#fff', 0.08, { strokeOpacity: 0.25 }));

/** A distance sensor: a black window with a dull rose glow. */
export const sensor = (d: Doc, x: number, y: number, r: number): string =>
  circle(x, y, r, {
    fill: d.rad([at(0, '#1a1014'), at(0.7, '#0b0a0c'), at(1, '#1c1a1e')]),
  }) +
  circle(x, y, r * 0.96, line('#fff', 0.12, { strokeOpacity: 0.18 })) +
  circle(x - 0.25 * r, y - 0.3 * r, r * 0.3, { fill: '#7b5a68', opacity: 0.5, filter: d.blur(0.15 * r) });

/** A small camera behind the glass. */
export const frontCamera = (d: Doc, x: number, y: number, r: number): string =>
  circle(x, y, r, { fill: d.rad([at(0, '#1a2350'), at(0.6, '#0d1022'), at(1, '#050508')]) }) +
  circle(x - r * 0.3, y - r * 0.35, r * 0.23, { fill: '#8ea2ff', opacity: 0.75 });
