import type { ProductDetail } from '#contract/catalog.ts';
import { addresses } from '#rules/page/addresses.ts';
import { useNear } from '#client/ui/use-near.ts';
import { ProductCarousel } from '../product-row.tsx';

const ASKED = 13;

/** Other models of the same category. They load when the visitor scrolls near. */
export function SimilarProducts({ product, className }: { product: ProductDetail; className?: string }) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { id, name, Category } = product;
  return (
    <div ref={ref} className={className}>
      {isNear && (
        <ProductCarousel
          title={`More from ${Category.name}`}
          query={{ is_active_for: '1', category: Category.slug, per_page: ASKED }}
          viewAll={addresses.listing('buy', Category.slug)}
          across={4}
          keep={(card) => card.id !== id && card.title !== name}
        />
      )}
    </div>
  );
}
