import type { Plug } from '../devices/plugs.ts';
import type { WallpaperStyle } from '../lib/wallpaper.ts';
import type { CameraName } from './cameras/index.ts';
import type { Slab } from './slab.ts';

export type Cutout = 'island' | 'notch' | 'punch' | 'drop' | 'home-button' | 'none';

/** Four styles of screens: enough to tell manufacturers apart without their logos. */
export type ScreenKind = 'lock' | 'apps' | 'calm' | 'stacked' | 'dots';

export interface PhoneModel extends Slab {
  readonly cutout: Cutout;
  readonly screen: ScreenKind;
  readonly wallpaper: WallpaperStyle;
  readonly camera: CameraName;
  /** The plug that it takes, where that is not USB-C. */
  readonly plug?: Plug;
}
