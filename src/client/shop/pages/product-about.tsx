import type { ProductDetail } from '#contract/catalog.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { Reviews } from '#client/shop/features/catalog/product/reviews.tsx';
import { Specification } from '#client/shop/features/catalog/product/specification.tsx';

/** What there is to say of the product itself. */
export function ProductAbout({ product }: { product: ProductDetail }) {
  return (
    <>
      <div className="mt-section grid gap-10 w960:grid-cols-2 w960:gap-14">
        <section aria-labelledby="about">
          <h2 id="about" className="text-h2">
            About this product
          </h2>
          <RichText html={product.description} className="mt-4 max-w-[60ch]" />
        </section>
        <Specification product={product} />
      </div>
      <Reviews product={product} />
    </>
  );
}
