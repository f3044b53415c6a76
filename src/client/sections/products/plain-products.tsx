import { SLIDES_SEEN } from '#rules/presentation/slides-seen.ts';
import { ProductCard } from './product-card.tsx';
import { Cards } from './cards.tsx';
import { isCarousel, type ProductDesign } from './design.ts';

/** Design 1: a grid or a carousel of cards. */
export function PlainProducts(props: ProductDesign) {
  return (
    <Cards
      {...props}
      seen={SLIDES_SEEN.single}
      columns={isCarousel(props.entry) ? 5 : 4}
      card={(product) => <ProductCard product={product} />}
    />
  );
}
