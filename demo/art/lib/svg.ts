/** Writes SVG elements. Attribute names are given in camelCase and written with hyphens. */
export interface Paint {
  readonly fill?: string;
  readonly fillOpacity?: number;
  readonly fillRule?: 'evenodd' | 'nonzero';
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeOpacity?: number;
  readonly strokeLinecap?: 'round' | 'butt' | 'square';
  readonly strokeLinejoin?: 'round' | 'miter' | 'bevel';
  readonly strokeDasharray?: string;
  readonly opacity?: number;
  readonly filter?: string;
  readonly clipPath?: string;
  readonly mask?: string;
  readonly transform?: string;
  readonly style?: string;
  readonly fontWeight?: number;
  readonly textAnchor?: 'start' | 'middle' | 'end';
  readonly letterSpacing?: number;
}

/** A rounded number: short text, and the same text on every machine. */
export const num = (value: number, digits = 2): number => {
  const rounded = Number(value.toFixed(digits));
  return Object.is(rounded, -0) ? 0 : rounded;
};

const hyphenated = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function attributes(paint: Paint): string {
  return Object.entries(paint)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${hyphenated(name)}="${typeof value === 'number' ? num(value, 4) : value}"`)
    .join('');
}

export const rect = (x: number, y: number, w: number, h: number, r: number, paint: Paint): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w, 3)}" height="${num(h, 3)}" rx="${num(r)}"${attributes(paint)}/>`;

export const path = (d: string, paint: Paint): string => `<path d="${d}"${attributes(paint)}/>`;

export const circle = (x: number, y: number, r: number, paint: Paint): string =>
  `<circle cx="${num(x, 3)}" cy="${num(y, 3)}" r="${num(r, 3)}"${attributes(paint)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: Paint): string =>
  `<ellipse cx="${num(x, 3)}" cy="${num(y, 3)}" rx="${num(rx, 3)}" ry="${num(ry, 3)}"${attributes(paint)}/>`;

export const group = (content: string | readonly string[], paint: Paint = {}): string =>
  `<g${attributes(paint)}>${typeof content === 'string' ? content : content.join('')}</g>`;

export const text = (x: number, y: number, content: string, size: number, paint: Paint): string =>
  `<text x="${num(x)}" y="${num(y)}" font-family="Inter Variable, Inter, sans-serif" font-size="${num(size)}"${attributes(paint)}>${content}</text>`;

/** Puts a drawing made around its own origin (in mm) onto the canvas. */
export const scaled = (art: string, x: number, y: number, scale: number, turn = 0): string =>
  group(art, {
    transform: `translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ''} scale(${num(scale, 4)})`,
  });
