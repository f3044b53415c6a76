import { RichProductSection } from './rich/rich-product-section.tsx';
import type { SectionSet } from './section-set.ts';

/** Cards from which a product can be put into the cart. */
const rich: SectionSet = { product_section: RichProductSection };

export default rich;
