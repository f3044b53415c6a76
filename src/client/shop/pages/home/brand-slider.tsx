import { useQuery } from '@tanstack/react-query';
import { requests } from '#contract/first-calls.ts';
import { addresses } from '#rules/page/addresses.ts';
import { queryFor } from '#client/lib/api.ts';
import { withSearch } from '#client/lib/place.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import { CarouselArrows, CarouselPause, CarouselTrack } from '#client/ui/carousel.tsx';
import { Container } from '#client/ui/layout.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { useCarousel } from '#client/ui/use-carousel.ts';
import { useNear } from '#client/ui/use-near.ts';

/** The four brands of the tech retailer, by their slugs. */
const BRANDS = ['apple', 'samsung', 'google', 'sony'];
const LABEL = 'Brands';
const SEEN = { 0: 2, 650: 4 };

/** SPEC section 7: if no brands could be loaded, there is no slider. */
export function BrandSlider() {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { data: brands = [], isPending } = useQuery({
    ...queryFor(requests.brands()),
    select: ({ result }) => BRANDS.flatMap((slug) => result.find((brand) => brand.slug === slug) ?? []),
    enabled: isNear,
  });
  const carousel = useCarousel({ count: brands.length, seen: SEEN, autoplay: true, wrap: true });
  if (isPending) return <div ref={ref} className="h-28" />;
  if (brands.length === 0) return null;
  return (
    <Container className="[--room:10.75rem] w600:[--room:7rem]">
      <section aria-label={LABEL} {...carousel.attention}>
        <CarouselTrack
          carousel={carousel}
          label={LABEL}
          slides={brands.map(({ id, name, image }) => ({
            key: id,
            content: (
              <Anchor
                href={withSearch(addresses.listing('buy'), { brands: String(id) })}
                className="grid h-28 place-items-center rounded-card border border-border transition-colors hover:border-control"
              >
                <Picture
                  name={image}
                  alt={name}
                  width={1200}
                  height={500}
                  sizes="200px"
                  fallback="item"
                  className="h-18 w-auto"
                />
              </Anchor>
            ),
          }))}
        />
        <div className="mt-4 flex justify-center gap-1 empty:hidden w650:hidden">
          <CarouselArrows carousel={carousel} />
          <CarouselPause carousel={carousel} />
        </div>
      </section>
    </Container>
  );
}
