import type { Doc } from '../lib/doc.ts';
import type { PaletteName } from '../lib/palettes.ts';
import type { Area } from '../lib/wallpaper.ts';

/** The area in which the interface of a phone is drawn, and its style. */
export interface Layer extends Area {
  readonly d: Doc;
  /** Width / 66: the size of everything. */
  readonly unit: number;
  readonly ink: string;
  /** For elements at the bottom. */
  readonly footInk: string;
  readonly palette: PaletteName;
}
