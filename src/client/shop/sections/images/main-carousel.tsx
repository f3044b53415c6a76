import type { ImageFeature } from '#contract/site.ts';
import { CarouselArrows, CarouselDots, CarouselTrack } from '#client/ui/carousel.tsx';
import { useCarousel } from '#client/ui/use-carousel.ts';
import { AUTOPLAY } from '../parts/autoplay.ts';
import { Banner } from './banner.tsx';

/** Design 1: wide pictures, one at a time. */
export function MainCarousel({ features, label }: { features: readonly ImageFeature[]; label: string }) {
  const carousel = useCarousel({ count: features.length, autoplay: AUTOPLAY });
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} {...carousel.attention}>
      <CarouselTrack
        carousel={carousel}
        gap={0}
        label={label}
        className="m-0! rounded-hero p-0!"
        slides={features.map((feature, index) => ({
          key: index,
          content: (
            <Banner
              feature={feature}
              sizes="(min-width: 1280px) 1232px, 100vw"
              shape="w650:aspect-[16/7]"
              title="text-h2 w960:text-title"
            />
          ),
        }))}
      />
      {features.length > 1 && (
        <div className="mt-3 flex items-center justify-between">
          <CarouselDots carousel={carousel} />
          <CarouselArrows carousel={carousel} />
        </div>
      )}
    </div>
  );
}
