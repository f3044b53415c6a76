import { CategoriesSection } from './categories/categories-section.tsx';
import { ImageSection } from './images/image-section.tsx';
import { ProductSection } from './products/product-section.tsx';
import { SingleProductSection } from './products/single-product.tsx';
import type { SectionSet } from './section-set.ts';
import { ServicesSection } from './services/services-section.tsx';
import { ScrollingSection } from './words/scrolling-section.tsx';
import { SubscriptionSection } from './words/subscription-section.tsx';

/** The sections of a usual home page, as one file. */
const usual: SectionSet = {
  product_section: ProductSection,
  product_section_single: SingleProductSection,
  categories_section: CategoriesSection,
  image_section: ImageSection,
  services_section: ServicesSection,
  text_scrolling_section: ScrollingSection,
  subscribtion_section: SubscriptionSection,
};

export default usual;
