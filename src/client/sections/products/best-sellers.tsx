import type { ProductCard as Product } from '#contract/catalog.ts';
import { designOf } from '#contract/sections/registry.ts';
import { SLIDES_SEEN } from '#rules/presentation/slides-seen.ts';
import { ProductCard } from './product-card.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Cards } from './cards.tsx';
import { productHref } from './compact-card.tsx';
import { isCarousel, type ProductDesign } from './design.ts';
import { RankedCard } from './ranked-card.tsx';

/** SPEC section 9: without a carousel the first few are shown. */
const shownOf = ({ entry, products }: ProductDesign) =>
  isCarousel(entry) ? products : products.slice(0, designOf(entry)?.shows);

/** Design 6: best sellers as cards, each with a quick view. */
export function BestSellers(props: ProductDesign) {
  return (
    <Cards
      {...props}
      products={shownOf(props)}
      seen={SLIDES_SEEN.best}
      columns={4}
      card={(product) => <ProductCard product={product} action={<ViewButton product={product} />} />}
    />
  );
}

/** Design 7: the same with their rank by sales. */
export function RankedSellers(props: ProductDesign) {
  const ranked = props.products.toSorted((a, b) => b.product_sale_count - a.product_sale_count);
  const shown = shownOf({ ...props, products: ranked });
  return (
    <Cards
      {...props}
      products={shown}
      seen={SLIDES_SEEN.best}
      columns={4}
      card={(product) => (
        <RankedCard
          product={product}
          rank={shown.indexOf(product) + 1}
          action={<ViewButton product={product} />}
        />
      )}
    />
  );
}

function ViewButton({ product }: { product: Product }) {
  return (
    <ButtonLink href={productHref(product)} newWindow variant="outline" size={40} full>
      View
      <span className="sr-only"> {product.title}</span>
    </ButtonLink>
  );
}
