import type { ButtonSet } from './button-sets.ts';

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
