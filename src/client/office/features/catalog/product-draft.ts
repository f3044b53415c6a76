import type { OfficeProduct } from '#contract/products-office-shapes.ts';

/** A product in the editor. A new product has no fields yet. */
export type Draft = Partial<OfficeProduct>;
export const BLANK: Draft = {};
