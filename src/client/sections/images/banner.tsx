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
  /** The text stays in the page's column, even if the picture is wider. */
  isFull?: boolean;
};

/** Text over a picture with round corners. The banner grows with its text, so that none is cut off. */
export function Banner({ feature, sizes, isEarly, shape, title = 'text-h2', isFull = false }: Props) {
  return (
    <article
      className={cx(
        'relative isolate grid h-full min-h-115 grid-cols-1 overflow-clip *:[grid-area:1/1]',
        isFull ? '@container' : 'rounded-hero w650:min-h-auto',
      )}
    >
      <BannerMedia
        feature={feature}
        sizes={sizes}
        isEarly={isEarly}
        {...(isFull && { shape: 'aspect-[20/7]' })}
      />
      {/* The shape, which is only the least height: a box that has a shape itself would cut off long words. */}
      <div className={shape} />
      <div
        className={cx(
          'flex w-full min-w-0 flex-col pt-6 w650:justify-center w650:py-8',
          isFull ? 'mx-auto max-w-page px-gutter' : 'px-6 w650:w-1/2 w650:pl-8 w960:pl-10',
        )}
      >
        <FeatureWords feature={feature} title={title} {...(isFull && { className: 'w650:max-w-[42%]' })} />
      </div>
    </article>
  );
}
