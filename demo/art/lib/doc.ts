import { num } from './svg.ts';

/** A gradient stop: offset 0…1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A stop, written so that a row of them stays readable. */
export const at = (offset: number, colour: string, opacity?: number): Stop =>
  opacity === undefined ? [offset, colour] : [offset, colour, opacity];

const TOP_LEFT_TO_BOTTOM_RIGHT = [0, 0, 1, 1] as const;

const stopText = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity, 3)}"`;
      return `<stop offset="${num(offset, 4)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

/**
 * One SVG document while it is being drawn. Gradients, filters and clips are requested from it, which returns
 * `url(#…)`. Ids count up per document, so the same drawing always gives the same text. The cache of rendered
 * pictures compares this text.
 */
export class Doc {
  readonly #width: number;
  readonly #height: number;
  readonly #ground: string | null;
  readonly #definitions: string[] = [];
  readonly #known = new Map<string, string>();
  readonly #body: string[] = [];

  /** Without a background the picture is transparent. */
  constructor(width: number, height: number, ground: string | null = null) {
    this.#width = width;
    this.#height = height;
    this.#ground = ground;
  }

  get width(): number {
    return this.#width;
  }

  get height(): number {
    return this.#height;
  }

  add(...content: readonly string[]): this {
    this.#body.push(...content);
    return this;
  }

  /** Linear gradient in fractions of the painted shape; by default from top to bottom. */
  lin(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.#linear(stops, x1, y1, x2, y2, '');
  }

  /** The light of all pictures: a linear gradient from top-left to bottom-right of the shape. */
  diag(stops: readonly Stop[]): string {
    return this.lin(stops, ...TOP_LEFT_TO_BOTTOM_RIGHT);
  }

  /** Linear gradient in user space: needed on straight strokes, whose bounding box has no area. */
  linU(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    return this.#linear(stops, x1, y1, x2, y2, ' gradientUnits="userSpaceOnUse"');
  }

  rad(
    stops: readonly Stop[],
    cx = 0.5,
    cy = 0.5,
    r = 0.5,
    focus?: readonly [fx: number, fy: number],
  ): string {
    return this.#radial(stops, cx, cy, r, focus, '');
  }

  radU(
    stops: readonly Stop[],
    cx: number,
    cy: number,
    r: number,
    focus?: readonly [fx: number, fy: number],
  ): string {
    return this.#radial(stops, cx, cy, r, focus, ' gradientUnits="userSpaceOnUse"');
  }

  /** Blur with a generous region: the default region of 120 % cuts large blurs off. */
  blur(x: number, y?: number): string {
    const deviation = y === undefined ? `${num(x, 4)}` : `${num(x, 4)} ${num(y, 4)}`;
    return this.#define('filter', 'x="-100%" y="-100%" width="300%" height="300%"', gaussian(deviation));
  }

  /** Blur with its region in user space: for wallpapers and thin lines, where percentages fail. */
  blurU(deviation: number, x: number, y: number, w: number, h: number): string {
    const region = `filterUnits="userSpaceOnUse" x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"`;
    return this.#define('filter', region, gaussian(`${num(deviation, 4)}`));
  }

  clip(d: string): string {
    return this.#define('clipPath', '', `<path d="${d}"/>`);
  }

  /** Clips to the inside of both outlines: a clip within a clip. */
  clipBoth(outer: string, inner: string): string {
    return this.#define('clipPath', `clip-path="${this.clip(outer)}"`, `<path d="${inner}"/>`);
  }

  /** Clip to a path with holes. */
  clipEvenOdd(d: string): string {
    return this.#define('clipPath', '', `<path d="${d}" clip-rule="evenodd"/>`);
  }

  mask(content: string): string {
    return this.#define(
      'mask',
      'maskUnits="userSpaceOnUse" x="-4000" y="-4000" width="9000" height="9000"',
      content,
    );
  }

  svg(): string {
    const ground =
      this.#ground === null
        ? ''
        : `<rect width="${this.#width}" height="${this.#height}" fill="${this.#ground}"/>`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${this.#width}" height="${this.#height}" ` +
      `viewBox="0 0 ${this.#width} ${this.#height}"><defs>${this.#definitions.join('')}</defs>` +
      `${ground}${this.#body.join('\n')}</svg>`
    );
  }

  #linear(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number, units: string): string {
    const line = `x1="${num(x1, 3)}" y1="${num(y1, 3)}" x2="${num(x2, 3)}" y2="${num(y2, 3)}"${units}`;
    return this.#define('linearGradient', line, stopText(stops));
  }

  #radial(
    stops: readonly Stop[],
    cx: number,
    cy: number,
    r: number,
    focus: readonly [number, number] | undefined,
    units: string,
  ): string {
    const at = focus ? ` fx="${num(focus[0], 3)}" fy="${num(focus[1], 3)}"` : '';
    return this.#define(
      'radialGradient',
      `cx="${num(cx, 3)}" cy="${num(cy, 3)}" r="${num(r, 3)}"${at}${units}`,
      stopText(stops),
    );
  }

  /** The same definition is written once, however often it is requested. */
  #define(element: string, attributes: string, content: string): string {
    const key = `${element} ${attributes}>${content}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = `d${this.#definitions.length.toString(36)}`;
    const interpolation = element === 'filter' ? ' color-interpolation-filters="sRGB"' : '';
    this.#definitions.push(`<${element} id="${id}" ${attributes}${interpolation}>${content}</${element}>`);
    const reference = `url(#${id})`;
    this.#known.set(key, reference);
    return reference;
  }
}

const gaussian = (deviation: string): string => `<feGaussianBlur stdDeviation="${deviation}"/>`;
