import type { ReactNode } from 'react';
import { CarouselArrows, CarouselDots, CarouselFrame, CarouselTrack } from './carousel.tsx';
import { ONE_AT_A_TIME } from './carousel-maths.ts';
import { useCarousel } from './use-carousel.ts';

type Props = {
  label: string;
  slides: readonly { key: string | number; content: ReactNode }[];
  autoplay?: number | undefined;
  wrap?: boolean | undefined;
};

/** Wide slides, shown one at a time, with dots and arrows below them. */
export function SlideShow({ label, slides, autoplay, wrap }: Props) {
  const carousel = useCarousel({ count: slides.length, seen: ONE_AT_A_TIME, autoplay, wrap });
  return (
    <CarouselFrame carousel={carousel} label={label}>
      <CarouselTrack
        carousel={carousel}
        gap={0}
        label={label}
        className="m-0! rounded-hero p-0!"
        slides={slides}
      />
      {slides.length > 1 && (
        <div className="mt-3 flex items-center justify-between">
          <CarouselDots carousel={carousel} />
          <CarouselArrows carousel={carousel} />
        </div>
      )}
    </CarouselFrame>
  );
}
