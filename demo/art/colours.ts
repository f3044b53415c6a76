import { isDark, lum, shade } from './lib/colour.ts';

/** How the body reflects light: glossy, satin, brushed metal, moulded plastic or transparent. */
export type Finish = 'gloss' | 'satin' | 'metal' | 'plastic' | 'clear';
type Recipe = readonly [base: string, frame: string, finish: Finish];

/** Glass or body, metal of the frame, finish; by the name the catalogue uses. */
const COLOURS: Readonly<Record<string, Recipe>> = {
  Black: ['#2b2c2e', '#3a3b3e', 'satin'],
  White: ['#f1f1ee', '#dcdcd9', 'gloss'],
  'Mist Blue': ['#a9bdd6', '#92a8c4', 'satin'],
  Sage: ['#b3c2a4', '#9db08f', 'satin'],
  Lavender: ['#d5cbe4', '#bfb2d3', 'satin'],
  Pink: ['#f0b4cc', '#e39bba', 'satin'],
  Teal: ['#a9cfcb', '#8dbab6', 'satin'],
  Ultramarine: ['#8f9fe4', '#7486d6', 'satin'],
  'Black Titanium': ['#3c3b3a', '#4a4947', 'metal'],
  'White Titanium': ['#eeebe5', '#d3cec6', 'metal'],
  'Natural Titanium': ['#b9b2a7', '#a39b8f', 'metal'],
  'Desert Titanium': ['#c9ab90', '#bf9f83', 'metal'],
  'Blue Titanium': ['#49505f', '#545c6c', 'metal'],
  Blue: ['#a9c4dc', '#8fb0cd', 'satin'],
  Green: ['#c9d8bd', '#b2c6a4', 'satin'],
  Yellow: ['#f3e3a2', '#e8d488', 'satin'],
  Midnight: ['#22282f', '#2c333b', 'gloss'],
  Starlight: ['#f2ece1', '#e2d8c8', 'gloss'],
  Purple: ['#cfc3e0', '#b9abd0', 'gloss'],
  '(PRODUCT)RED': ['#c4162a', '#b11024', 'gloss'],
  'Space Black': ['#2e2d2f', '#454346', 'satin'],
  Silver: ['#e6e6e4', '#cfd0d0', 'satin'],
  Gold: ['#f0e0c6', '#dcc39c', 'satin'],
  'Deep Purple': ['#544c5c', '#5f5568', 'satin'],
  'Titanium Silverblue': ['#a9b6c6', '#9aa8ba', 'metal'],
  'Titanium Black': ['#36373a', '#46474a', 'metal'],
  'Titanium Whitesilver': ['#e3e3e1', '#cdcecd', 'metal'],
  'Titanium Grey': ['#9b9893', '#8b8883', 'metal'],
  Navy: ['#2f3a55', '#3f4b68', 'satin'],
  'Silver Shadow': ['#bfc1c4', '#abadb1', 'satin'],
  Icyblue: ['#bcd3e6', '#a3bfd6', 'satin'],
  Mint: ['#c3e2d4', '#abd1c0', 'satin'],
  'Titanium Violet': ['#5d5668', '#6b6377', 'metal'],
  'Titanium Yellow': ['#e6dab0', '#cdbf94', 'metal'],
  'Onyx Black': ['#2c2d2f', '#3b3c3f', 'satin'],
  'Marble Grey': ['#a7a8ab', '#96979b', 'satin'],
  'Cobalt Violet': ['#5c5773', '#6a6583', 'satin'],
  'Amber Yellow': ['#f0d9a0', '#dfc485', 'satin'],
  'Phantom Black': ['#27282b', '#37383c', 'satin'],
  Cream: ['#efe6d6', '#ddd0ba', 'satin'],
  'Phantom White': ['#f0f0f1', '#dadbdd', 'satin'],
  'Pink Gold': ['#e7c3b8', '#d9a99a', 'satin'],
  'Awesome Graphite': ['#3f4247', '#4d5056', 'gloss'],
  'Awesome Pink': ['#edc8cd', '#ddaeb5', 'gloss'],
  'Awesome Olive': ['#757d63', '#686f57', 'gloss'],
  'Awesome Lightgrey': ['#d7d9dc', '#c1c4c8', 'gloss'],
  'Blue Black': ['#2b3243', '#3a4254', 'plastic'],
  'Light Grey': ['#d4d6d8', '#bfc2c5', 'plastic'],
  Obsidian: ['#33353a', '#43464c', 'satin'],
  Porcelain: ['#f1ece1', '#ded6c6', 'satin'],
  Hazel: ['#a9ada0', '#8f9487', 'satin'],
  'Rose Quartz': ['#e9c9c9', '#dcb0ae', 'satin'],
  Peony: ['#f2899c', '#e4748a', 'plastic'],
  Iris: ['#a9a7e6', '#9391d8', 'plastic'],
  Rose: ['#eec0b4', '#dda595', 'satin'],
  Charcoal: ['#3b3d40', '#4a4c50', 'plastic'],
  Snow: ['#f0f1f0', '#dbdcdb', 'plastic'],
  Sea: ['#a9cfd6', '#8fbcc5', 'plastic'],
  Coral: ['#f57f63', '#e66e53', 'plastic'],
  'Silky Black': ['#2b2c2c', '#3a3b3b', 'satin'],
  'Flowy Emerald': ['#2f6e62', '#4a7f74', 'satin'],
  'Matte Black': ['#2f3031', '#3d3e40', 'plastic'],
  'Sky Blue': ['#9dc0df', '#b9ccdc', 'plastic'],
  Transparent: ['#8f969c', '#a9afb4', 'clear'],
  'Space Grey': ['#77787b', '#6e6f72', 'metal'],
  Graphite: ['#54565a', '#5f6165', 'metal'],
  Beige: ['#e3dac8', '#d2c6b0', 'metal'],
  Sky: ['#c4d0da', '#afbdc9', 'metal'],
  Umber: ['#6b4c48', '#7a5954', 'metal'],
  Platinum: ['#cfcfcd', '#bebfbe', 'metal'],
  'Steel Grey': ['#8d9196', '#7f8389', 'metal'],
  'Jet Black': ['#1d1d1f', '#2a2a2c', 'gloss'],
  'Rose Gold': ['#e3b9a4', '#d6a78f', 'metal'],
  'Midnight Blue': ['#2c3a57', '#37476a', 'plastic'],
  'Robot White': ['#f0f0ee', '#dededb', 'plastic'],
  'Carbon Black': ['#2b2b2c', '#373738', 'plastic'],
  'Neon Red/Blue': ['#ff4b3e', '#12b4e6', 'plastic'],
  Clear: ['#eef3f5', '#cfd8dc', 'clear'],
};

/**
 * The same colour name means another colour in another family of models. The longest family name that fits the model
 * wins.
 */
const BY_FAMILY: Readonly<Record<string, Readonly<Record<string, Recipe>>>> = {
  'iPhone 13': {
    Blue: ['#2f5672', '#3c6580', 'gloss'],
    Pink: ['#f4d6cf', '#e9c3ba', 'gloss'],
    Green: ['#3f4f41', '#4b5d4d', 'gloss'],
  },
  'iPhone 12': {
    Blue: ['#123f66', '#1e4d75', 'gloss'],
    Green: ['#d3efd8', '#bde0c4', 'gloss'],
    Purple: ['#b9aee0', '#a69ad1', 'gloss'],
    Black: ['#1e2023', '#303338', 'gloss'],
  },
  'iPhone 11': {
    Green: ['#aee1cd', '#98d0ba', 'gloss'],
    Yellow: ['#ffe681', '#f0d56a', 'gloss'],
    Purple: ['#d1cdda', '#bdb8c8', 'gloss'],
    Black: ['#1f2022', '#2e2f32', 'gloss'],
  },
  'iPhone 14': {
    Blue: ['#a0b4c7', '#8ca2b7', 'gloss'],
    Purple: ['#e0d8e8', '#cdc3d8', 'gloss'],
    Yellow: ['#f9e479', '#ecd564', 'gloss'],
  },
  'iPhone 15': {
    Blue: ['#cfdce4', '#bccbd5', 'satin'],
    Green: ['#cfdac6', '#bccab2', 'satin'],
    Yellow: ['#ece5c4', '#dfd6b0', 'satin'],
    Pink: ['#ecd6d8', '#dfc3c6', 'satin'],
  },
  iPad: {
    Blue: ['#7fa0c6', '#6f92ba', 'metal'],
    Pink: ['#e68aa0', '#d97b92', 'metal'],
    Yellow: ['#f2dc7a', '#e5cd68', 'metal'],
  },
  Flip: {
    Blue: ['#8fa9cf', '#9eb2d1', 'satin'],
    Yellow: ['#efe3b4', '#dccf9d', 'satin'],
  },
  'Galaxy S23': {
    Green: ['#4c5850', '#57645b', 'satin'],
    Lavender: ['#d9cfe2', '#c6bbd2', 'satin'],
  },
  'Galaxy S22': {
    Green: ['#41524b', '#4d5f57', 'satin'],
  },
  'Galaxy Watch': {
    Green: ['#3f4d43', '#4a594e', 'metal'],
  },
  'Phone (3a)': {
    Blue: ['#4f7ea6', '#7d8f9e', 'clear'],
  },
  MacBook: {
    Midnight: ['#2e3642', '#38414e', 'metal'],
    Starlight: ['#e3dccf', '#d6cebf', 'metal'],
    'Sky Blue': ['#c9d6df', '#bccbd6', 'metal'],
    Gold: ['#e6cdb5', '#dbc0a6', 'metal'],
  },
  'iPad mini': {
    Blue: ['#a9bdd0', '#9bb0c4', 'metal'],
    Purple: ['#c3bdd6', '#b4adc9', 'metal'],
  },
  'Galaxy A16': {
    Gold: ['#e6d5b8', '#d3bd97', 'plastic'],
  },
  'iPad Air': {
    Blue: ['#a9bdd0', '#9bb0c4', 'metal'],
    Purple: ['#c3bdd6', '#b4adc9', 'metal'],
  },
};

/** A body colour with everything derived from it. */
export interface Shade {
  readonly base: string;
  readonly hi: string;
  readonly lo: string;
  readonly deep: string;
  readonly frame: string;
  readonly frameHi: string;
  readonly frameLo: string;
  /** For hairlines. Loses chroma: otherwise the edges of a blue phone become neon outlines. */
  readonly frameDeep: string;
  readonly finish: Finish;
  readonly dark: boolean;
}

export function shadesOf(base: string, frame: string, finish: Finish): Shade {
  const dark = isDark(base);
  return {
    base,
    frame,
    finish,
    dark,
    hi: shade(base, dark ? 0.13 : Math.min(0.07, 0.985 - lum(base)), 0.9),
    lo: shade(base, dark ? -0.08 : -0.09, 1.08),
    deep: shade(base, dark ? -0.13 : -0.2, 1.1),
    frameHi: shade(frame, dark ? 0.24 : Math.min(0.16, 0.99 - lum(frame)), 0.7),
    frameLo: shade(frame, dark ? -0.1 : -0.15, 0.8),
    frameDeep: shade(frame, dark ? -0.17 : -0.3, 0.6),
  };
}

/** The shades of a colour name of the catalogue, on this model. */
export function colour(name: string, model = ''): Shade {
  const family = Object.keys(BY_FAMILY)
    .filter((candidate) => model.includes(candidate) && BY_FAMILY[candidate]?.[name])
    .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), '');
  const recipe = BY_FAMILY[family]?.[name] ?? COLOURS[name];
  if (!recipe) throw new Error(`No recipe for the colour "${name}" (${model}): add it to colours.ts`);
  return shadesOf(...recipe);
}
