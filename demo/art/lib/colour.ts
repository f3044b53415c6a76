/**
 * Colour arithmetic in OKLab: lightening or darkening there keeps the hue, where HSL or mixing with black
 * makes blues turn violet and yellows turn dirty.
 */
export type Lab = readonly [lightness: number, a: number, b: number];
type Rgb = readonly [red: number, green: number, blue: number];

const clamp = (value: number, low = 0, high = 1): number => Math.max(low, Math.min(high, value));

function parseHex(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

export function toLab(hex: string): Lab {
  const [red, green, blue] = parseHex(hex);
  const r = toLinear(red);
  const g = toLinear(green);
  const b = toLinear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromLab([lightness, a, b]: Lab): string {
  const L = clamp(lightness);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = linear.map((c) =>
    Math.round(clamp(toGamma(Math.max(0, c))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** Adds `deltaL` to the lightness (0…1) and multiplies the chroma. */
export function shade(hex: string, deltaL: number, chroma = 1): string {
  const [L, a, b] = toLab(hex);
  return fromLab([L + deltaL, a * chroma, b * chroma]);
}

export function mix(from: string, to: string, amount: number): string {
  const x = toLab(from);
  const y = toLab(to);
  const at = (i: 0 | 1 | 2): number => x[i] + (y[i] - x[i]) * amount;
  return fromLab([at(0), at(1), at(2)]);
}

/** Lightness, 0 (black) to 1 (white). */
export const lum = (hex: string): number => toLab(hex)[0];

/** Below this lightness a body counts as dark: other highlights, stronger shadows. */
export const isDark = (hex: string): boolean => lum(hex) < 0.45;
