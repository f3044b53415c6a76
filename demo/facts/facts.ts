/** What is true of a model, whatever its colour, capacity or grade. */
export interface Facts {
  /** Length, width and height in millimetres, weight in grams. */
  size: [length: number, width: number, height: number];
  grams: number;
  /** The day it first went on sale in the UK. */
  released: string;
  /** Shown as specification, in this order. */
  display?: string;
  chip?: string;
  camera?: string;
  battery?: string;
  sim?: string;
  network?: string;
  words: string;
}
