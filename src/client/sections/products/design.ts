import type { ProductCard } from '#contract/catalog.ts';
import type { TemplateEntry } from '#contract/site.ts';

export type ProductDesign = { entry: TemplateEntry; products: readonly ProductCard[]; standard: string };

/** SPEC: 'on' means that the section's products stand in a carousel. */
export const isCarousel = ({ carousel }: TemplateEntry) => carousel === 'on';
