import type { ProductDetail } from '#contract/catalog.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { PRODUCT_COLUMNS } from '#client/shop/features/catalog/product/columns.ts';
import { Reviews } from '#client/shop/features/catalog/product/reviews.tsx';
import { Specification } from '#client/shop/features/catalog/product/specification.tsx';
import { cx } from '#client/ui/cx.ts';

/** The product's own description. */
export function ProductAbout({ product }: { product: ProductDetail }) {
  return (
    <>
      <div className={cx(PRODUCT_COLUMNS, 'mt-section gap-y-10 w1280:grid-cols-2 w1280:gap-x-14')}>
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
