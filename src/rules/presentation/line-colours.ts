import type { Line } from '../catalog/lines.ts';

/** A colour of each line, as #RRGGBB. */
export type LineColours = Readonly<Record<Line, string>>;

/** The default colours. Their shades are in the shop's style sheet. */
export const USUAL_COLOURS: LineColours = { buy: '#4F46E5', sell: '#047857', repair: '#F59E0B' };

const SHAPE = /^#[\dA-F]{6}$/;
const WHITE = '#FFFFFF';
/** Text on a button of the line. */
const ON: LineColours = { buy: WHITE, sell: WHITE, repair: '#2B1900' };

/** The least contrast of text, and of text that has to be read easily on a tint. */
const READABLE = 4.5;
const EASY = 7;

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const mix = (from: string, to: string, share: number): string => {
  const other = channelsOf(to);
  const mixed = channelsOf(from).map((channel, index) =>
    Math.round(channel + ((other[index] ?? 0) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`.toUpperCase();
};

/** How bright a colour is, from 0 to 1, as WCAG defines it. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const darker = (colour: string, share: number) => mix(colour, '#000000', share);

export interface Shades {
  main: string;
  hover: string;
  tint: string;
  text: string;
}

/** The shades of a line's colour: under the pointer, as a background, and as text on that background. */
export function shadesOf(colour: string): Shades {
  const tint = mix(colour, WHITE, 0.91);
  const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
  const text = shares.map((share) => darker(colour, share)).find((shade) => contrast(shade, tint) >= EASY);
  return { main: colour, hover: darker(colour, 0.14), tint, text: text ?? '#14161A' };
}

/** Why a colour can't be a line's, as a sentence. */
export function lineColourError(line: Line, colour: string): string | undefined {
  if (!SHAPE.test(colour)) return 'Invalid colour: such as #4F46E5';
  const { hover } = shadesOf(colour);
  if ([colour, hover].every((shade) => contrast(shade, ON[line]) >= READABLE)) return undefined;
  return line === 'repair'
    ? 'Dark text on it would be hard to read. Choose a lighter one'
    : 'White text on it would be hard to read. Choose a darker one';
}

/**
 * The path of the style sheet for these colours; undefined for the default ones, which the shop's own style
 * sheet has.
 */
export function themePath(colours: LineColours): string | undefined {
  const all = [colours.buy, colours.sell, colours.repair];
  const isUsual = all.join() === Object.values(USUAL_COLOURS).join();
  return isUsual ? undefined : `/theme/${all.map((colour) => colour.slice(1)).join('-')}.css`;
}

const NAME = /^([\dA-F]{6})-([\dA-F]{6})-([\dA-F]{6})\.css$/;

/** The style sheet for a name from `themePath`; undefined for any other name. */
export function themeCss(name: string): string | undefined {
  const [, buy, sell, repair] = NAME.exec(name) ?? [];
  if (!buy || !sell || !repair) return undefined;
  const rules = Object.entries({ buy, sell, repair }).flatMap(([line, digits]) => {
    const { main, hover, tint, text } = shadesOf(`#${digits}`);
    return [
      `--color-${line}:${main}`,
      `--color-${line}-hover:${hover}`,
      `--color-${line}-tint:${tint}`,
      `--color-${line}-text:${text}`,
    ];
  });
  return `:root{${rules.join(';')}}\n`;
}
