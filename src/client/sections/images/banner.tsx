import type { ImageFeature } from '#contract/sections/features.ts';
import { cx } from '#client/ui/cx.ts';
import { BannerMedia } from './banner-media.tsx';
import { FeatureWords } from './feature-words.tsx';

type Props = {
  feature: ImageFeature;
  sizes: string;
  isEarly: boolean;
  /** Its aspect ratio when text and picture are side by side. */
  shape: string;
  title?: string;
  /** Large words get above the picture's subject where the banner, not the page, is narrow. */
  layout?: keyof typeof LAYOUT;
};

const LAYOUT = {
  page: {
    within: 'page',
    box: 'min-h-115 rounded-hero w650:min-h-auto',
    column: 'px-6 w650:w-1/2 w650:justify-center w650:py-8 w650:pl-8 w960:pl-10',
    words: '',
  },
  slide: {
    within: 'slide',
    box: '@container rounded-hero',
    column:
      'px-6 @min-[650px]:w-1/2 @min-[650px]:justify-center @min-[650px]:py-8 @min-[650px]:pl-8 w960:pl-10',
    words: '',
  },
  /** The text stays in the page's column, even if the picture is wider. */
  full: {
    within: 'slide',
    box: '@container min-h-115',
    column: 'mx-auto max-w-page px-gutter @min-[650px]:justify-center @min-[650px]:py-8',
    words: '@min-[650px]:max-w-[42%]',
  },
} as const;

/** Text over a picture with round corners. The banner grows with its text, so that none is cut off. */
export function Banner({ feature, sizes, isEarly, shape, title = 'text-h2', layout = 'page' }: Props) {
  const { within, box, column, words } = LAYOUT[layout];
  return (
    <article className={cx('relative isolate grid h-full grid-cols-1 overflow-clip *:[grid-area:1/1]', box)}>
      <BannerMedia
        feature={feature}
        sizes={sizes}
        isEarly={isEarly}
        within={within}
        {...(layout === 'full' && { shape: 'aspect-[20/7]' })}
      />
      {/* The shape, which is only the least height: a box that has a shape itself would cut off long words. */}
      <div className={shape} />
      <div className={cx('flex w-full min-w-0 flex-col pt-6', column)}>
        <FeatureWords feature={feature} title={title} className={words} />
      </div>
    </article>
  );
}
