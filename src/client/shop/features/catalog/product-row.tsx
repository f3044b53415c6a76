import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ProductCard as ProductCardData } from '#contract/catalog.ts';
import type { ListingQuery } from '#contract/first-calls.ts';
import { messageOf } from '#client/lib/api-error.ts';
import { CardSkeleton } from '#client/ui/card.tsx';
import { CarouselArrows, CarouselTrack } from '#client/ui/carousel.tsx';
import type { SlidesSeen } from '#client/ui/carousel-maths.ts';
import { CardGrid, SectionHeading } from '#client/ui/layout.tsx';
import { ErrorState } from '#client/ui/state-panel.tsx';
import { useCarousel } from '#client/ui/use-carousel.ts';
import { useProducts } from './listing/listing.api.ts';
import { ProductCard } from '#client/sections/products/product-card.tsx';

type RowProps = {
  title: string;
  query: ListingQuery;
  viewAll?: string;
};

type CarouselProps = RowProps & {
  /** Cards seen at once on a wide screen. */
  across?: 4 | 5;
  /** Filters the products. Default: all. */
  keep?: (product: ProductCardData) => boolean;
  /** The button for each product. */
  action?: (product: ProductCardData) => ReactNode;
};

type Products = ReturnType<typeof useProducts>;

const all = () => true;

/** SPEC has no number for these: as many as are at least 200 wide. */
const SEEN: SlidesSeen = { 0: 1.7, 500: 2, 696: 3 };

/** A carousel of products. Renders nothing without products. */
export function ProductCarousel(props: CarouselProps) {
  const { title, query, viewAll, across = 5, keep = all, action } = props;
  const id = useId();
  const products = useProducts(query);
  const shown = products.data?.data.filter(keep);
  const carousel = useCarousel({ count: shown?.length ?? 0, seen: { ...SEEN, 1280: across } });
  if (shown?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        viewAll={viewAll ? { href: viewAll } : undefined}
        trailing={<CarouselArrows carousel={carousel} />}
      />
      <Waiting products={products} columns={across} />
      {shown && (
        <CarouselTrack
          carousel={carousel}
          label={title}
          className="card-rows"
          slides={shown.map((product) => ({
            key: product.id,
            content: <ProductCard product={product} action={action?.(product)} />,
          }))}
        />
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
    <CardGrid columns={columns}>
      {Array.from({ length: columns }, (_, index) => (
        <CardSkeleton key={index} swatches />
      ))}
    </CardGrid>
  );
}
