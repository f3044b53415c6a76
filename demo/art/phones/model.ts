import type { Plug } from '../devices/plugs.ts';
import type { WallpaperStyle } from '../lib/wallpaper.ts';
import type { ButtonSet } from './buttons.ts';
import type { CameraName } from './cameras/index.ts';

/** A flat device in millimetres. */
export interface Slab {
  readonly w: number;
  readonly h: number;
  /** Nominal corner radius. */
  readonly r: number;
  /** Radius of the two upper corners where it differs: the half of a foldable is squarer at its hinge. */
  readonly topRadius?: number;
  /** Visible width of the metal frame. */
  readonly frame: number;
  /** From the outer edge to the lit screen. */
  readonly border: number;
  readonly thickness: number;
  /** How round the edge between face and side is. */
  readonly edge: number;
  readonly buttons: ButtonSet;
  /** Plastic lines in the metal, for the radio. */
  readonly antennas: boolean;
}

export type Cutout = 'island' | 'notch' | 'punch' | 'drop' | 'home-button' | 'none';

/** The three languages of screens, plus one dot matrix: enough to tell makers apart without marks. */
export type ScreenKind = 'lock' | 'apps' | 'calm' | 'stacked' | 'dots';

export interface PhoneModel extends Slab {
  readonly cutout: Cutout;
  readonly screen: ScreenKind;
  readonly wallpaper: WallpaperStyle;
  readonly camera: CameraName;
  /** The plug that it takes, where that is not USB-C. */
  readonly plug?: Plug;
}
