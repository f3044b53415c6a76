import { useId } from 'react';
import type { ComponentType } from 'react';
import type { ImageFeature } from '#contract/sections/features.ts';
import type { ShownDesign } from '#contract/sections/registry.ts';
import { SlideShow } from '#client/ui/slide-show.tsx';
import { AUTOPLAY } from '../parts/autoplay.ts';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-set.ts';
import { Banner } from './banner.tsx';
import { CardBanners, HalfBanners, WideBanners } from './banners.tsx';
import { Mosaic } from './mosaic.tsx';

type ShowProps = { features: readonly ImageFeature[]; label: string; isFirst: boolean };

/** Design 1: wide pictures, one at a time. */
function MainCarousel({ features, label, isFirst }: ShowProps) {
  return (
    <SlideShow
      label={label}
      autoplay={AUTOPLAY}
      slides={features.map((feature, index) => ({
        key: index,
        content: (
          <Banner
            feature={feature}
            isEarly={isFirst && index === 0}
            sizes="(min-width: 1280px) 1232px, 100vw"
            shape="min-h-115 @min-[650px]:aspect-[16/7] @min-[650px]:min-h-auto"
            title="text-h2 w960:text-title"
            layout="slide"
          />
        ),
      }))}
    />
  );
}

type Show = ComponentType<ShowProps>;

const DESIGNS: Readonly<Record<number, Show>> = {
  1: MainCarousel,
  2: HalfBanners,
  3: WideBanners,
  4: CardBanners,
  5: Mosaic,
} satisfies Record<ShownDesign<'image_section'>, Show>;

export function ImageSection({ entry, design, isFirst = false }: SectionProps<'image_section'>) {
  const id = useId();
  const features = entry.image_items ?? [];
  const Show = DESIGNS[design];
  if (!Show || features.length === 0) return null;
  return (
    <>
      <EntryHeading id={id} entry={entry} />
      <Show features={features} label={entry.title || 'Highlights'} isFirst={isFirst} />
    </>
  );
}
