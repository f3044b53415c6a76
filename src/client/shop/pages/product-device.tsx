import type { ProductDetail, VariationChoice } from '#contract/catalog.ts';
import { lineFromCode } from '#rules/lines.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { Assurances } from '#client/shop/features/catalog/product/assurances.tsx';
import { AttributePickers } from '#client/shop/features/catalog/product/attribute-pickers.tsx';
import { galleryOf } from '#client/shop/features/catalog/product/choices.ts';
import { Gallery } from '#client/shop/features/catalog/product/gallery.tsx';
import { InTheBox } from '#client/shop/features/catalog/product/in-the-box.tsx';
import { OtherLines } from '#client/shop/features/catalog/product/other-lines.tsx';
import { PriceBlock } from '#client/shop/features/catalog/product/price-block.tsx';
import { RatingAndSeller } from '#client/shop/features/catalog/product/rating-and-seller.tsx';
import { Reviews } from '#client/shop/features/catalog/product/reviews.tsx';
import { Specification } from '#client/shop/features/catalog/product/specification.tsx';
import { useChosenVariation } from '#client/shop/features/catalog/product/use-chosen-variation.ts';
import { Container } from '#client/ui/layout.tsx';
import { ProductCrumbs } from './product-crumbs.tsx';

type Props = { product: ProductDetail; opening: VariationChoice | null };

/** A device that is sold to the shop or repaired by it. */
export function DeviceProduct({ product, opening }: Props) {
  const line = lineFromCode(product.is_active_for);
  const { chosen, choose, variation } = useChosenVariation(product, opening);
  const name = variation?.name ?? product.name;
  return (
    <Container data-line={line}>
      <ProductCrumbs product={product} />
      <div className="grid gap-5 w960:grid-cols-[minmax(0,598px)_minmax(0,1fr)] w960:grid-rows-[auto_auto_1fr] w960:gap-x-14 w960:gap-y-0">
        <div className="min-w-0">
          <Gallery pictures={galleryOf(product, chosen, variation)} product={name} grade={undefined} />
        </div>
        <div className="min-w-0 w960:row-span-3">
          <h1 className="mt-2 text-h2 wrap-anywhere">{name}</h1>
          <RatingAndSeller product={product} />
          <div className="mt-4">
            <PriceBlock line={line} product={product} priced={variation ?? product} />
          </div>
          <AttributePickers product={product} chosen={chosen} onChoose={choose} />
          <Assurances warranty={product.Warranty_policy} returns={product.Return_policy} />
        </div>
        <InTheBox product={product} />
        <OtherLines product={product} />
      </div>
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
    </Container>
  );
}
