import { useId } from 'react';
import type { ListingQuery } from '#contract/first-calls.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { CardSkeleton } from '#client/ui/card.tsx';
import { CarouselArrows, CarouselTrack, type SlidesSeen } from '#client/ui/carousel.tsx';
import { Grid, SectionHeading } from '#client/ui/layout.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { useCarousel } from '#client/ui/use-carousel.ts';
import { useProducts } from './listing/listing.api.ts';
import { ProductCard } from './product-card.tsx';

type RowProps = {
  title: string;
  query: ListingQuery;
  viewAll: string;
};

type Products = ReturnType<typeof useProducts>;

/** SPEC section 9: slides seen of a list such as flash deals. */
const SEEN: SlidesSeen = { 0: 1.7, 500: 2, 650: 3, 950: 5 };

/** Products in one row that can be moved. Without any it is not there. */
export function ProductCarousel({ title, query, viewAll }: RowProps) {
  const id = useId();
  const products = useProducts(query);
  const carousel = useCarousel({ count: products.data?.data.length ?? 0 });
  if (products.data?.data.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        viewAll={{ href: viewAll }}
        trailing={<CarouselArrows carousel={carousel} />}
      />
      <Waiting products={products} columns={5} />
      {products.data && (
        <CarouselTrack
          carousel={carousel}
          gap={20}
          seen={SEEN}
          label={title}
          slides={products.data.data.map((product) => ({
            key: product.id,
            content: <ProductCard product={product} />,
          }))}
        />
      )}
    </section>
  );
}

/** Products four across. */
export function ProductGrid({ title, query, viewAll }: RowProps) {
  const id = useId();
  const products = useProducts(query);
  if (products.data?.data.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} viewAll={{ href: viewAll }} />
      <Waiting products={products} columns={4} />
      {products.data && (
        <Grid columns={4}>
          {products.data.data.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </Grid>
      )}
    </section>
  );
}

function Waiting({ products, columns }: { products: Products; columns: 4 | 5 }) {
  if (products.isError) {
    return (
      <ErrorState
        heading="h3"
        title="These products did not load"
        text={messageOf(products.error)}
        busy={products.isFetching}
        onRetry={() => void products.refetch()}
      />
    );
  }
  if (!products.isPending) return null;
  return (
    <Grid columns={columns}>
      {Array.from({ length: columns }, (_, index) => (
        <CardSkeleton key={index} swatches />
      ))}
    </Grid>
  );
}
