import { useId } from 'react';
import type { ReactNode } from 'react';
import { headingOf, type Section } from '#contract/sections/registry.ts';
import type { SlidesSeen } from '#rules/presentation/slides-seen.ts';
import { CarouselArrows, CarouselPause, CarouselTrack } from '#client/ui/carousel.tsx';
import { useCarousel } from '#client/ui/use-carousel.ts';
import { AUTOPLAY } from './autoplay.ts';
import { EntryHeading } from './section-heading.tsx';

type Props = {
  entry: Section;
  seen: SlidesSeen;
  beside?: ReactNode;
  /** Whether the slides are cards, whose names, prices and buttons line up. */
  hasCards?: boolean;
  slides: readonly { key: string | number; content: ReactNode }[];
};

/** A titled carousel of a section. Arrows stop at its ends. Autoplay stops on hover or focus. */
export function SectionCarousel({ entry, seen, beside, hasCards = false, slides }: Props) {
  const id = useId();
  const carousel = useCarousel({ count: slides.length, seen, autoplay: AUTOPLAY });
  const { index, last } = carousel.view;
  return (
    <section aria-labelledby={id} {...carousel.attention}>
      <EntryHeading
        id={id}
        entry={entry}
        beside={beside}
        trailing={
          last > 0 && (
            <div className="flex items-center gap-2">
              <CarouselPause carousel={carousel} />
              <CarouselArrows carousel={carousel} />
            </div>
          )
        }
      />
      <CarouselTrack
        carousel={carousel}
        label={headingOf(entry) ?? ''}
        slides={slides}
        className={hasCards ? 'card-rows' : undefined}
      />
      {last > 0 && (
        <div className="mt-5 flex items-center justify-center gap-1 w600:hidden">
          <CarouselArrows carousel={carousel}>
            <span className="min-w-16 text-center text-small text-muted tabular-nums">
              {index + 1} of {last + 1}
            </span>
          </CarouselArrows>
          <CarouselPause carousel={carousel} />
        </div>
      )}
    </section>
  );
}
