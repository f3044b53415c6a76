import type { PaletteName } from '#demo/art/lib/palettes.ts';

export interface SquareWatch {
  readonly shape: 'square';
  readonly w: number;
  readonly h: number;
  readonly r: number;
  readonly thick: number;
  /** Metal round the glass, and glass round the lit screen. */
  readonly frame: number;
  readonly border: number;
  readonly strap: number;
  /** A guarded crown and an orange button, for the mountain watch. */
  readonly rugged: boolean;
  readonly palette: PaletteName;
}

export interface RoundWatch {
  readonly shape: 'round';
  readonly radius: number;
  readonly thick: number;
  readonly strap: number;
}

export type WatchModel = SquareWatch | RoundWatch;

export const WATCHES = {
  'Watch Series 10': {
    shape: 'square',
    w: 39,
    h: 46,
    r: 11.6,
    thick: 9.7,
    frame: 1.2,
    border: 1.3,
    strap: 29,
    rugged: false,
    palette: 'rose',
  },
  'Watch SE (2nd gen)': {
    shape: 'square',
    w: 38,
    h: 44,
    r: 10.6,
    thick: 10.7,
    frame: 1.5,
    border: 2.5,
    strap: 28,
    rugged: false,
    palette: 'graphite',
  },
  'Watch Ultra 2': {
    shape: 'square',
    w: 44,
    h: 49,
    r: 11.4,
    thick: 14.4,
    frame: 2.3,
    border: 1.8,
    strap: 30,
    rugged: true,
    palette: 'sunset',
  },
  'Galaxy Watch7': { shape: 'round', radius: 21, thick: 9.7, strap: 23 },
} as const satisfies Record<string, WatchModel>;

export type WatchName = keyof typeof WATCHES;

/** Case and strap of a colour name. The word names the case; the strap goes with it. */
export const STRAPS: Readonly<Record<string, string>> = {
  'Jet Black': '#36373b',
  'Rose Gold': '#eec8bb',
  Silver: '#dfe1e3',
  Midnight: '#343c47',
  Starlight: '#efe8db',
  'Natural Titanium': '#c9652f',
  'Black Titanium': '#3b3c3f',
  Green: '#3f4d43',
  Cream: '#ece3d2',
};
