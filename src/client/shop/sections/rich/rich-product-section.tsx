import { ProductCard } from '#client/shop/features/catalog/product-card.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Cards } from '../products/cards.tsx';
import { productHref } from '../products/compact-card.tsx';
import { SectionProducts } from '../products/section-products.tsx';
import type { SectionProps } from '../section-sets.ts';

const STANDARD = 'Products';

export function RichProductSection({ entry }: SectionProps) {
  return (
    <SectionProducts entry={entry} standard={STANDARD} columns={4}>
      {(products) => (
        <Cards
          entry={entry}
          products={products}
          standard={STANDARD}
          list="best"
          columns={4}
          card={(product) => (
            <ProductCard
              product={product}
              action={
                <ButtonLink href={productHref(product)} variant="outline" size={40} full>
                  Choose options
                </ButtonLink>
              }
            />
          )}
        />
      )}
    </SectionProducts>
  );
}
