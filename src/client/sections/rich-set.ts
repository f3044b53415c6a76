import { RichProductSection } from './rich/rich-product-section.tsx';
import type { SectionSet } from './section-set.ts';

/** Cards with an add-to-cart button. */
const rich: SectionSet = { product_section: RichProductSection };

export default rich;
