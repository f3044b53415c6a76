import type { ProductDetail } from '#contract/catalog.ts';
import { SimilarProducts } from '#client/shop/features/catalog/product/similar-products.tsx';
import { RecentRow } from '#client/shop/features/catalog/recent/recent-row.tsx';
import { ProductBlocks } from '#client/shop/features/site/product-blocks.tsx';

/** The content below the product itself. */
export function ProductMore({ product }: { product: ProductDetail }) {
  return (
    <>
      <ProductBlocks className="mt-section" />
      <SimilarProducts product={product} className="mt-section" />
      <RecentRow present={product.id} className="mt-section" />
    </>
  );
}
