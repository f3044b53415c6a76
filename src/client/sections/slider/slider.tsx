import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { SECTIONS, type ShownDesign } from '#contract/sections/registry.ts';
import { packCells } from '../template-grid.ts';
import { ByWidth } from '#client/ui/by-width.tsx';
import { CarouselArrows, CarouselDots, CarouselFrame, CarouselTrack } from '#client/ui/carousel.tsx';
import { ONE_AT_A_TIME } from '#client/ui/carousel-maths.ts';
import { cx } from '#client/ui/cx.ts';
import { useCarousel } from '#client/ui/use-carousel.ts';
import { AUTOPLAY } from '../parts/autoplay.ts';
import { SliderBanner } from './slider-banner.tsx';
import { SliderBeside } from './slider-beside.tsx';
import type { SliderCell } from '#contract/sections/features.ts';
import { SliderCells } from './slider-cells.tsx';

type Props = {
  cells: readonly SliderCell[];
  design: number;
  label: string;
  /** At the top of the page: its first picture is fetched before all others. */
  isFirst?: boolean;
  /** Beside a menu, where there is less room for words. */
  isNarrow?: boolean;
  /** From edge to edge, and so without round corners. */
  isFull?: boolean;
};

/** The name of a slider without a title. */
export const SLIDER_NAME = SECTIONS.carosel_image_section.fields.title.standard;

type Show = ComponentType<ComponentProps<typeof SliderBeside>>;

const DESIGNS: Readonly<Record<number, Show>> = {
  1: SliderBeside,
  2: SliderBanner,
} satisfies Record<ShownDesign<'carosel_image_section'>, Show>;

const BESIDE = 1;
/** Aligned with the text, which stays in the page's column. */
const FULL_LEFT = 'min-[1024px]:left-[calc(max(0px,50%-var(--container-page)/2)+52px)]';

/** Slides of the header or of a section. Design 1: words beside a picture or video. Design 2: a banner with dots. */
export function Slider({ cells, ...rest }: Props) {
  const packed = packCells(cells);
  if (packed.length === cells.length) return <Slides {...rest} slides={packed} />;
  // Stacked cells would make all slides too tall, so each becomes its own slide.
  const single = cells.map((cell) => [cell]);
  return (
    <ByWidth narrow={<Slides {...rest} slides={single} />} wide={<Slides {...rest} slides={packed} />} />
  );
}

type SlidesProps = Omit<Props, 'cells'> & { slides: readonly (readonly SliderCell[])[] };

function Slides({ slides, design, label, isFirst = false, isNarrow = false, isFull = false }: SlidesProps) {
  const carousel = useCarousel({ count: slides.length, seen: ONE_AT_A_TIME, autoplay: AUTOPLAY });
  const Show = DESIGNS[design];
  if (!Show) return null;
  const draw = (cell: SliderCell, isEarly: boolean, isAlone: boolean): ReactNode => (
    <Show cell={cell} isEarly={isEarly} isNarrow={isNarrow || !isAlone} isAlone={isAlone} />
  );
  return (
    <CarouselFrame carousel={carousel} label={label} className="relative">
      <CarouselTrack
        carousel={carousel}
        gap={0}
        label={label}
        className={cx('m-0! p-0!', !isFull && 'rounded-hero')}
        slides={slides.map((group, index) => ({
          key: index,
          content: (
            <SliderCells
              cells={group}
              draw={(cell, isAlone) => draw(cell, isFirst && index === 0, isAlone)}
            />
          ),
        }))}
      />
      <div
        className={cx(
          'absolute bottom-4 left-5 flex items-center gap-4 w600:bottom-2 w600:left-6 min-[768px]:left-8 min-[1024px]:bottom-6',
          isNarrow ? 'min-[1024px]:left-9' : isFull ? FULL_LEFT : 'min-[1024px]:left-13',
        )}
      >
        <CarouselDots carousel={carousel} />
        {design === BESIDE && <CarouselArrows carousel={carousel} className="hidden min-[1024px]:flex" />}
      </div>
    </CarouselFrame>
  );
}
