/** Facts of a model, for all its colours, capacities and grades. */
export interface Facts {
  /** Length, width and height in millimetres, weight in grams. */
  size: [length: number, width: number, height: number];
  grams: number;
  /** The day it first went on sale in the UK. */
  released: string;
  /** Shown as the specification, in this order. */
  display?: string;
  chip?: string;
  camera?: string;
  battery?: string;
  sim?: string;
  network?: string;
  /** The model that an accessory is made for. */
  fits?: string;
  words: string;
}
