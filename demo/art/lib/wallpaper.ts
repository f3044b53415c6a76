import { mix } from './colour.ts';
import { at, type Doc } from './doc.ts';
import { PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { randomFrom } from './random.ts';
import { circle, ellipse, group, num, path, rect } from './svg.ts';

export type WallpaperStyle = 'mesh' | 'petals' | 'waves' | 'orb' | 'ribbon';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Canvas extends Area {
  readonly d: Doc;
  readonly palette: Palette;
  readonly blur: (deviation: number) => string;
}

/** Blurred ellipses over a diagonal gradient, moved a little by the seed. */
function mesh(
  { d, x, y, w, h, palette: [deep, mid, accent, light, glow], blur }: Canvas,
  seed: number,
): string {
  const random = randomFrom(seed * 97 + 3);
  const spots: [x: number, y: number, rx: number, ry: number, colour: string, opacity: number][] = [
    [0.15, 0.12, 0.55, 0.2, deep, 1],
    [0.9, 0.22, 0.5, 0.24, accent, 1],
    [0.2, 0.5, 0.6, 0.176, mid, 1],
    [0.85, 0.55, 0.45, 0.16, glow, 0.9],
    [0.35, 0.75, 0.6, 0.144, accent, 0.95],
    [0.8, 0.88, 0.55, 0.16, light, 0.85],
    [0.1, 0.97, 0.6, 0.16, mid, 1],
    [0.55, 0.34, 0.3, 0.096, light, 0.7],
  ];
  const ground = d.lin([at(0, mid), at(0.55, accent), at(1, deep)], 0.2, 0, 0.8, 1);
  const blobs = spots.map(([cx, cy, rx, ry, fill, opacity]) =>
    ellipse(x + w * (cx + (random() - 0.5) * 0.2), y + h * (cy + (random() - 0.5) * 0.1), w * rx, h * ry, {
      fill,
      opacity,
    }),
  );
  return rect(x, y, w, h, 0, { fill: ground }) + group(blobs, { filter: blur(w * 0.15) });
}

/** Nine translucent leaves around a point below the middle. */
function petals({ d, x, y, w, h, palette: [deep, mid, accent, light, glow], blur }: Canvas): string {
  const left = `M0 0C${num(-w * 0.34)} ${num(-h * 0.14)} ${num(-w * 0.26)} ${num(-h * 0.4)} 0 ${num(-h * 0.46)}`;
  const leaf = `${left}C${num(w * 0.26)} ${num(-h * 0.4)} ${num(w * 0.34)} ${num(-h * 0.14)} 0 0Z`;
  const fill = d.lin([at(0, light, 0.95), at(0.35, accent, 0.85), at(0.75, mid, 0.6), at(1, deep, 0.05)]);
  const vein = { fill: 'none', stroke: glow, strokeOpacity: 0.28, strokeWidth: w * 0.004 };
  const flower = Array.from({ length: 9 }, (_, i) =>
    group(path(leaf, { fill, opacity: 0.62 }) + path(left, vein), {
      transform: `translate(${num(x + w * 0.5)} ${num(y + h * 0.62)}) rotate(${-100 + i * 25})`,
      style: 'mix-blend-mode:screen',
    }),
  );
  return (
    rect(x, y, w, h, 0, {
      fill: d.lin([at(0, deep), at(0.6, mix(deep, mid, 0.6)), at(1, mid)]),
    }) +
    ellipse(x + w * 0.5, y + h * 0.62, w * 0.7, h * 0.3, {
      fill: accent,
      opacity: 0.55,
      filter: blur(w * 0.2),
    }) +
    flower.join('')
  );
}

/** Six hills under a low sun, each with a soft shadow on the one behind. */
function waves({ d, x, y, w, h, palette: [deep, mid, accent, light, glow], blur }: Canvas): string {
  const hills = [mix(accent, light, 0.5), accent, mix(mid, accent, 0.5), mid, mix(deep, mid, 0.5), deep];
  const drawn = hills.map((colour, i) => {
    const top = y + h * (0.42 + i * 0.1);
    const swing = i % 2 ? h : -h;
    const ridge =
      `M${num(x)} ${num(top + 0.04 * swing)}C${num(x + w * 0.25)} ${num(top - 0.07 * swing)} ` +
      `${num(x + w * 0.55)} ${num(top + 0.1 * swing)} ${num(x + w)} ${num(top - 0.03 * swing)}V${num(y + h)}H${num(x)}Z`;
    const fill = d.lin(
      [at(0, mix(colour, light, 0.38)), at(0.25, colour), at(1, mix(colour, deep, 0.45))],
      0.3,
      0,
      0.5,
      1,
    );
    const shadow = {
      fill: '#000',
      opacity: 0.22,
      transform: `translate(0 ${num(-h * 0.006)})`,
      filter: blur(w * 0.03),
    };
    return path(ridge, shadow) + path(ridge, { fill });
  });
  return (
    rect(x, y, w, h, 0, {
      fill: d.lin([at(0, glow), at(0.35, light), at(0.7, accent)]),
    }) +
    circle(x + w * 0.68, y + h * 0.34, w * 0.2, {
      fill: d.lin([at(0, '#fff'), at(1, glow)]),
      opacity: 0.85,
    }) +
    drawn.join('')
  );
}

/** A glowing sphere on a dark ground. */
function orb({ d, x, y, w, h, palette: [deep, mid, accent, light, glow], blur }: Canvas): string {
  const cx = x + w * 0.5;
  const cy = y + h * 0.68;
  const r = w * 0.62;
  const ball = d.rad(
    [at(0, mix(deep, mid, 0.25)), at(0.55, mid), at(0.82, accent), at(0.95, light), at(1, glow)],
    0.5,
    0.62,
    0.62,
    [0.5, 0.85],
  );
  return (
    rect(x, y, w, h, 0, {
      fill: d.lin([at(0, deep), at(0.6, mix(deep, '#000000', 0.35)), at(1, deep)]),
    }) +
    circle(cx, cy, r * 1.12, { fill: accent, opacity: 0.55, filter: blur(w * 0.12) }) +
    circle(cx, cy, r, { fill: ball }) +
    ellipse(cx - r * 0.3, cy - r * 0.62, r * 0.5, r * 0.2, {
      fill: glow,
      opacity: 0.7,
      filter: blur(w * 0.07),
    })
  );
}

/** Three S-shaped bands on a pale ground. */
function ribbon({ d, x, y, w, h, palette: [deep, mid, accent, light, glow], blur }: Canvas): string {
  const spot = (fx: number, fy: number): string => `${num(x + w * fx)} ${num(y + h * fy)}`;
  const band = (k: number, from: string, to: string, opacity: number): string =>
    path(
      `M${spot(-0.2, 0.95 - k * 0.12)}C${spot(0.2, 0.55 - k * 0.1)} ${spot(0.3, 0.9 - k * 0.14)} ${spot(0.62, 0.6 - k * 0.12)}` +
        `S${spot(0.9, 0.15 + k * 0.02)} ${spot(1.3, 0.2 - k * 0.05)}L${spot(1.3, 0.52 - k * 0.03)}` +
        `C${spot(0.95, 0.5 - k * 0.02)} ${spot(0.85, 0.9 - k * 0.08)} ${spot(0.5, 0.98 - k * 0.06)}` +
        `S${spot(0, 1.1 - k * 0.05)} ${spot(-0.2, 1.2)}Z`,
      {
        fill: d.lin([at(0, from), at(0.5, to), at(1, mix(from, deep, 0.3))], 0, 1, 1, 0),
        opacity,
      },
    );
  const ground = d.lin(
    [at(0, mix(light, '#ffffff', 0.35)), at(0.5, light), at(1, mix(light, accent, 0.6))],
    0.1,
    0,
    0.9,
    1,
  );
  return (
    rect(x, y, w, h, 0, { fill: ground }) +
    group(band(0, mid, accent, 0.9), { filter: blur(w * 0.05) }) +
    band(0, mid, accent, 0.95) +
    band(1.2, accent, glow, 0.7) +
    band(2.3, mix(mid, accent, 0.5), light, 0.55)
  );
}

const STYLES: Record<WallpaperStyle, (canvas: Canvas, seed: number) => string> = {
  mesh,
  petals,
  waves,
  orb,
  ribbon,
};

/** Fills an area with an invented wallpaper. */
export function wallpaper(d: Doc, area: Area, style: WallpaperStyle, palette: PaletteName, seed = 1): string {
  const { x, y, w, h } = area;
  const blur = (deviation: number): string => d.blurU(deviation, x - w, y - h, w * 3, h * 3);
  return STYLES[style]({ d, ...area, palette: PALETTES[palette], blur }, seed);
}

const DARK_INK = '#15161a';

/**
 * Colours that are readable on a wallpaper: waves have a pale sky above dark hills, a ribbon lies on a pale
 * ground.
 */
export const inkOn = (style: WallpaperStyle): { readonly top: string; readonly foot: string } => ({
  top: style === 'ribbon' || style === 'waves' ? DARK_INK : '#fff',
  foot: style === 'ribbon' ? DARK_INK : '#fff',
});
