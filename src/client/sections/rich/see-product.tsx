import type { ProductCard } from '#contract/catalog.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { productHref } from '../products/compact-card.tsx';

/** A link to the page of a product that can't be bought from its card. */
export function SeeProduct({ product }: { product: ProductCard }) {
  return (
    <ButtonLink href={productHref(product)} variant="outline" size={40} full>
      See it
      <span className="sr-only"> {product.title}</span>
    </ButtonLink>
  );
}
