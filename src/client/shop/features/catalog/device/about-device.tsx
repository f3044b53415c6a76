import type { ProductDetail } from '#contract/catalog.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { Assurances } from '../product/assurances.tsx';

/** The shop's text about the service, with its policies. */
export function AboutDevice({ product, title }: { product: ProductDetail; title: string }) {
  return (
    <section
      aria-labelledby="about"
      className="mt-16 grid gap-x-14 gap-y-2 w768:grid-cols-2 w768:items-start w768:gap-x-8 w960:mt-22 w1280:gap-x-14"
    >
      <div>
        <h2 id="about" className="text-h2">
          {title}
        </h2>
        <RichText html={product.description} className="mt-4 max-w-[60ch] text-secondary" />
      </div>
      <Assurances
        warranty={product.Warranty_policy}
        returns={product.Return_policy}
        // There are no returns in the sell and repair lines. This text says what else may happen.
        returnsName="If something changes"
      />
    </section>
  );
}
