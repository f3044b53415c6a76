import { useId } from 'react';
import type { ProductCard as Product } from '#contract/catalog.ts';
import { SLIDES_SEEN } from '#rules/presentation/slides-seen.ts';
import { discountWords } from '#rules/money/discount.ts';
import { conditionWords } from '#rules/catalog/conditions.ts';
import { specWords } from './card-words.ts';
import { ProductCard } from './product-card.tsx';
import { priceOf, priceWords } from '#client/lib/shown-price.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { Price } from '#client/ui/price.tsx';
import { Rating } from '#client/ui/rating.tsx';
import { SectionCarousel } from '../parts/section-carousel.tsx';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-set.ts';
import { productHref } from './compact-card.tsx';
import { SectionProducts } from './section-products.tsx';

type Props = SectionProps<'product_section_single'>;

/** One large product, or a row if there are several. */
export function SingleProductSection({ entry }: Props) {
  return (
    <SectionProducts entry={entry} columns={5}>
      {(products) => {
        const [only, another] = products;
        if (only && !another) return <Single entry={entry} product={only} />;
        return (
          <SectionCarousel
            entry={entry}
            seen={SLIDES_SEEN.single}
            hasCards
            slides={products.map((product) => ({
              key: product.id,
              content: <ProductCard product={product} />,
            }))}
          />
        );
      }}
    </SectionProducts>
  );
}

function Single({ entry, product }: { entry: Props['entry']; product: Product }) {
  const id = useId();
  const { price, was } = priceWords(product);
  const saving = discountWords(priceOf(product).off, 'card');
  const facts = [specWords(product.terms), product.Business.business_name].filter(Boolean).join(' · ');
  return (
    <section aria-labelledby={id}>
      <EntryHeading id={id} entry={entry} />
      <article className="grid items-center overflow-hidden rounded-hero bg-grey-1 w650:grid-cols-2">
        <div className="p-6 w650:p-8 w960:p-12">
          <Picture
            name={product.thumbnail ?? product.image}
            alt=""
            sizes="(min-width: 961px) 520px, (min-width: 650px) 46vw, 90vw"
            className="mx-auto max-h-75 w-full w960:max-h-105"
          />
        </div>
        <div className="flex flex-col items-start gap-2 px-6 pb-8 w650:px-0 w650:py-8 w650:pr-8 w960:pr-16">
          <div className="flex flex-wrap items-center gap-3">
            {saving && <Badge kind="saving">{saving}</Badge>}
            {product.conditions.length > 0 && (
              <Badge kind="white">{conditionWords(product.conditions)}</Badge>
            )}
            {product.product_rating > 0 && (
              <Rating value={product.product_rating} count={product.product_rating_count} />
            )}
          </div>
          <h3 className="text-tile w960:text-title">{product.title}</h3>
          <p className="text-secondary">{facts}</p>
          <Price price={price} was={was} from={product.has_price_range} size="product" className="mt-2" />
          <ButtonLink href={productHref(product)} variant="buy" size={52} className="mt-4">
            See it
            <span className="sr-only"> {product.title}</span>
          </ButtonLink>
        </div>
      </article>
    </section>
  );
}
