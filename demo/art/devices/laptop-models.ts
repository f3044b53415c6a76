import type { PaletteName } from '#demo/art/lib/palettes.ts';
import type { WallpaperStyle } from '#demo/art/lib/wallpaper.ts';

/** A laptop in millimetres. */
export interface LaptopModel {
  readonly w: number;
  readonly depth: number;
  readonly lid: number;
  /** Height of the base at the hinge, and at the front where it is a wedge. */
  readonly thick: number;
  readonly corner: number;
  /** Black border round the screen: sides, top, bottom. */
  readonly border: readonly [side: number, top: number, bottom: number];
  readonly notch: boolean;
  readonly desktop: 'dock' | 'taskbar' | 'shelf';
  /** Keys: black, or in the colour of the deck. */
  readonly keys: 'black' | 'body';
  readonly numberPad?: boolean;
  /** A red point between the keys and three buttons above the pad. */
  readonly pointStick?: boolean;
  /** The keys lie in a black tray. */
  readonly tray?: boolean;
  readonly wallpaper: readonly [WallpaperStyle, PaletteName];
}

const AIR: LaptopModel = {
  w: 304,
  depth: 215,
  lid: 207,
  thick: 7.5,
  corner: 10,
  border: [5.2, 5.2, 8.4],
  notch: true,
  desktop: 'dock',
  keys: 'black',
  wallpaper: ['mesh', 'sky'],
};

export const LAPTOPS = {
  'MacBook Air 13-inch (M4)': AIR,
  'MacBook Air 13-inch (M2)': { ...AIR, wallpaper: ['waves', 'sunset'] },
  'MacBook Air 13-inch (M1)': {
    ...AIR,
    depth: 212,
    lid: 204,
    thick: 9.5,
    border: [9.5, 9.5, 15],
    notch: false,
    wallpaper: ['petals', 'violet'],
  },
  'MacBook Pro 14-inch (M3 Pro)': {
    ...AIR,
    w: 312.6,
    depth: 221,
    lid: 214,
    thick: 10.5,
    tray: true,
    wallpaper: ['orb', 'indigo'],
  },
  'XPS 13 9315': {
    ...AIR,
    w: 295,
    depth: 199,
    lid: 193,
    corner: 7,
    border: [4.4, 5.4, 6.6],
    notch: false,
    desktop: 'taskbar',
    keys: 'body',
    wallpaper: ['ribbon', 'sky'],
  },
  'ThinkPad T14 Gen 3': {
    ...AIR,
    w: 317.7,
    depth: 226.9,
    lid: 219,
    thick: 12,
    corner: 4,
    border: [7, 9.5, 14],
    notch: false,
    desktop: 'taskbar',
    pointStick: true,
    wallpaper: ['mesh', 'red'],
  },
  'EliteBook 840 G8': {
    ...AIR,
    w: 323,
    depth: 214.6,
    lid: 207,
    thick: 11,
    corner: 6,
    border: [6, 9, 12],
    notch: false,
    desktop: 'taskbar',
    wallpaper: ['waves', 'teal'],
  },
  'Surface Laptop 5 13.5-inch': {
    ...AIR,
    w: 308,
    depth: 223,
    lid: 217,
    thick: 8.5,
    corner: 6.5,
    border: [7.6, 8.6, 9.6],
    notch: false,
    desktop: 'taskbar',
    keys: 'body',
    wallpaper: ['petals', 'sky'],
  },
  'Chromebook Plus 515': {
    ...AIR,
    w: 361,
    depth: 237,
    lid: 228,
    thick: 11.5,
    corner: 8,
    border: [6.4, 9.6, 14],
    notch: false,
    desktop: 'shelf',
    numberPad: true,
    wallpaper: ['waves', 'violet'],
  },
} as const satisfies Record<string, LaptopModel>;

export type LaptopName = keyof typeof LAPTOPS;
