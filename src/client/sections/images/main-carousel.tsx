import type { ImageFeature } from '#contract/sections/features.ts';
import { SlideShow } from '#client/ui/slide-show.tsx';
import { AUTOPLAY } from '../parts/autoplay.ts';
import { Banner } from './banner.tsx';

/** Design 1: wide pictures, one at a time. */
export function MainCarousel({ features, label }: { features: readonly ImageFeature[]; label: string }) {
  return (
    <SlideShow
      label={label}
      autoplay={AUTOPLAY}
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
  );
}
