import type { ProductCard } from '#contract/catalog.ts';
import type { SECTIONS, SectionOf, ShownDesign } from '#contract/sections/registry.ts';

export type ProductEntry = SectionOf<'product_section'>;
export type ProductDesign = { entry: ProductEntry; products: readonly ProductCard[] };

type Designs = (typeof SECTIONS)['product_section']['designs'];
/** Designs with an add-to-cart button, which have their own set. */
export type BuyingDesign = {
  [D in keyof Designs]: Designs[D] extends { buys: true } ? D : never;
}[keyof Designs];
export type PlainDesign = Exclude<ShownDesign<'product_section'>, BuyingDesign>;

/** SPEC: 'on' means that the section's products are in a carousel. */
export const isCarousel = ({ carousel }: ProductEntry) => carousel === 'on';
