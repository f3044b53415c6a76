import { onIsland } from '../phones/cameras/islands.ts';
import { separate } from '../phones/cameras/separate.ts';
import type { CameraFamily } from '../phones/cameras/family.ts';
import type { Slab } from '../phones/slab.ts';
import type { WallpaperStyle } from '../lib/wallpaper.ts';

export interface TabletModel extends Slab {
  readonly camera: CameraFamily;
  /** Widgets over an app grid, or a clock with round icons. */
  readonly screen: 'widgets' | 'clock';
  readonly wallpaper: WallpaperStyle;
  /** The front camera sits in the long edge (for use in landscape) or in the short one. */
  readonly cameraEdge: 'long' | 'short';
  /** A strip on the back where the pen rests. */
  readonly penStrip?: boolean;
}

const lensAlone = separate({ lenses: [[14.5, 14.5, 6.4]], microphones: [[25.4, 14.5]] });
const lensAndFlash = separate({
  lenses: [[14.5, 14.5, 6.4]],
  flashes: [[27, 14.5, 2.2]],
  microphones: [[21.6, 24]],
});
const plate = onIsland(() => ({
  island: { x: 6.5, y: 6.5, w: 31, h: 31, r: 9 },
  lenses: [[15.8, 15.8, 6.6]],
  flashes: [[29.4, 14.4, 2.4]],
  sensors: [[29, 29, 3.2]],
  microphones: [[15.4, 29.4]],
}));

const tablet = (w: number, h: number, details: Partial<TabletModel>): TabletModel => ({
  w,
  h,
  r: 11,
  frame: 0.9,
  border: 9.2,
  thickness: 6.9,
  edge: 0.9,
  buttons: 'none',
  antennas: false,
  camera: lensAlone,
  screen: 'widgets',
  wallpaper: 'mesh',
  cameraEdge: 'long',
  ...details,
});

/** Every tablet of the catalogue, in millimetres. */
export const TABLETS = {
  'iPad (A16, 11th gen)': tablet(179.5, 248.6, {}),
  'iPad (10th gen)': tablet(179.5, 248.6, { wallpaper: 'waves' }),
  'iPad Air 11-inch (M2)': tablet(178.5, 247.6, { thickness: 6.1, wallpaper: 'petals' }),
  'iPad Pro 11-inch (M4)': tablet(177.5, 249.7, {
    thickness: 5.3,
    border: 7.8,
    camera: plate,
    wallpaper: 'orb',
  }),
  'iPad mini (A17 Pro)': tablet(134.8, 195.4, {
    thickness: 6.3,
    border: 8.8,
    camera: lensAndFlash,
    cameraEdge: 'short',
  }),
  'Galaxy Tab S9': tablet(165.8, 254.3, {
    r: 9,
    thickness: 5.9,
    border: 7.6,
    camera: lensAndFlash,
    screen: 'clock',
    wallpaper: 'ribbon',
    penStrip: true,
  }),
  'Galaxy Tab A9+': tablet(168.7, 257.1, { r: 8.6, border: 9.4, screen: 'clock', wallpaper: 'waves' }),
} as const satisfies Record<string, TabletModel>;

export const tabletModel = (name: string): TabletModel | undefined =>
  Object.entries(TABLETS).find(([model]) => model === name)?.[1];
