import { isColourSwatch } from '../page/safe-colour.ts';

/** The colours in filters: a few names that everybody knows. A product keeps the maker's name of its colour. */
export const COLOUR_FAMILIES = [
  { name: 'Black', swatch: '#1f2023' },
  { name: 'White', swatch: '#f7f7f5' },
  { name: 'Grey', swatch: '#9a9c9f' },
  { name: 'Blue', swatch: '#3f74c8' },
  { name: 'Green', swatch: '#4f9a68' },
  { name: 'Purple', swatch: '#7f5bb5' },
  { name: 'Pink', swatch: '#f2a7c3' },
  { name: 'Red', swatch: '#cf2433' },
  { name: 'Gold', swatch: '#dcb968' },
  { name: 'Orange', swatch: '#f0812f' },
] as const;
export type ColourFamily = (typeof COLOUR_FAMILIES)[number]['name'];

const WORDS: Record<ColourFamily, string> = {
  Black: 'black obsidian onyx jet ebony',
  White: 'white snow cream ivory pearl porcelain chalk',
  Grey: 'grey gray silver graphite charcoal platinum steel slate pewter',
  Blue: 'blue navy ultramarine cobalt azure sky indigo sapphire',
  Green: 'green sage mint olive emerald teal lime jade',
  Purple: 'purple violet lavender lilac iris orchid',
  Pink: 'pink rose peach magenta fuchsia blush',
  Red: 'red crimson scarlet burgundy ruby',
  Gold: 'gold golden yellow amber beige sand champagne',
  Orange: 'orange coral copper bronze brown terracotta tangerine',
};
const FAMILY_OF = new Map(
  COLOUR_FAMILIES.flatMap(({ name }) => WORDS[name].split(' ').map((word) => [word, name] as const)),
);

/** By the last colour word of the name, or else by the swatch. Of two colours ('Red/Blue') the first counts. */
export function colourFamily(label: string, swatch: string | null): ColourFamily | undefined {
  const [first = ''] = label.split('/');
  const words = first.toLowerCase().match(/[a-z]+/g) ?? [];
  const named = words.findLast((word) => FAMILY_OF.has(word));
  return named ? FAMILY_OF.get(named) : familyOfSwatch(swatch);
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** A saturation below this is a shade of grey. */
const NEUTRAL = 0.08;
/** The borders between families of hues, in degrees. */
const HUES: readonly [to: number, family: ColourFamily][] = [
  [15, 'Red'],
  [38, 'Orange'],
  [66, 'Gold'],
  [172, 'Green'],
  [256, 'Blue'],
  [292, 'Purple'],
  [342, 'Pink'],
  [360, 'Red'],
];

function familyOfSwatch(swatch: string | null): ColourFamily | undefined {
  if (!swatch || !HEX.test(swatch)) return undefined;
  const digits = swatch.length === 4 ? swatch.slice(1).replace(/./g, '$&$&') : swatch.slice(1);
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const strength = most - least;
  const light = (most + least) / 2;
  if (strength < NEUTRAL) {
    if (light < 0.27) return 'Black';
    return light > 0.88 ? 'White' : 'Grey';
  }
  const hue = hueOf(red, green, blue, most, strength);
  const family = HUES.find(([to]) => hue < to)?.[1];
  // A pale red is pink, a dull dark one brown. A pale orange is sand, which shoppers look for as gold.
  if (family === 'Red' && light > 0.65) return 'Pink';
  if (family === 'Red' && strength < 0.25) return 'Orange';
  if (family === 'Orange' && strength < 0.4 && light > 0.45) return 'Gold';
  return family;
}

function hueOf(red: number, green: number, blue: number, most: number, strength: number): number {
  if (most === red) return (((green - blue) / strength) * 60 + 360) % 360;
  if (most === green) return ((blue - red) / strength) * 60 + 120;
  return ((red - green) / strength) * 60 + 240;
}

interface Term {
  id: number;
  attributeId: number;
  label: string;
  swatch: string | null;
}

/** For each colour term its filter name: the family, or the term's own name if it has no family. */
export function filterTerms(terms: readonly Term[]): Map<number, string> {
  const colours = new Set(
    terms.filter(({ swatch }) => isColourSwatch(swatch)).map(({ attributeId }) => attributeId),
  );
  return new Map(
    terms
      .filter(({ attributeId }) => colours.has(attributeId))
      .map(({ id, label, swatch }) => [id, colourFamily(label, swatch) ?? label]),
  );
}
