import type { ImageFeature } from '#contract/sections/features.ts';
import { isLightColour, safeColour } from '#rules/page/safe-colour.ts';
import { cx } from '#client/ui/cx.ts';
import { mediaOf } from '#rules/presentation/feature.ts';
import { FeatureMedia } from '../cards/feature-media.tsx';

type Props = {
  feature: ImageFeature;
  sizes: string;
  isEarly?: boolean;
  /** The part of the height for the picture's subject on a phone. */
  foot?: string;
  /**
   * Text is above the picture's subject where there is no room beside it. That depends on the width of the page, on
   * that of a slide, since several may be side by side, or on the shape of a cell.
   */
  within?: keyof typeof NARROW;
  /** The aspect ratio of the picture, if the banner may be wider. */
  shape?: string;
};

const GROUND = 'absolute! inset-0 -z-1 [&_img]:object-right-bottom';
/** A dark background, so that light text is readable before or without the picture. */
const DARK_GROUND = 'bg-ink!';
const FOOT =
  'absolute! inset-x-0 bottom-0 -z-1 bg-transparent! mask-[linear-gradient(transparent,black_24%)] [&_img]:object-right-bottom';
/** For text above the picture's subject: the ground is the calm side of the picture, and its other side the foot. */
const NARROW = {
  page: {
    ground: 'max-w650:[&_img]:origin-top-left max-w650:[&_img]:scale-200 max-w650:[&_img]:object-left-top!',
    foot: 'w650:hidden',
  },
  slide: {
    ground:
      '@max-[650px]:[&_img]:origin-top-left @max-[650px]:[&_img]:scale-200 @max-[650px]:[&_img]:object-left-top!',
    foot: '@min-[650px]:hidden',
  },
  cell: {
    ground:
      '[@container_(max-aspect-ratio:2/1)]:[&_img]:origin-top-left [@container_(max-aspect-ratio:2/1)]:[&_img]:scale-200 [@container_(max-aspect-ratio:2/1)]:[&_img]:object-left-top!',
    foot: 'hidden [@container_(max-aspect-ratio:2/1)]:block',
  },
};
/** On a wide screen the subject stays whole on the right, and the calm side is stretched to the left. */
const DRAWN_OUT =
  '@min-[1200px]:[&_img]:origin-left @min-[1200px]:[&_img]:scale-x-400 @min-[1200px]:[&_img]:object-fill!';
const SIDE =
  'absolute! inset-y-0 right-0 -z-1 hidden bg-transparent! mask-[linear-gradient(to_right,transparent,black_24%)] @min-[1200px]:block [&_img]:object-right-bottom';

/**
 * The background of a banner: a picture or video whose left side is calm enough for text. On a phone the text is above
 * the subject, so the picture is drawn twice: its calm side as the background, and its other side at the bottom, faded
 * in without a seam.
 */
export function BannerMedia({ feature, sizes, isEarly, foot = 'h-[58%]', within = 'page', shape }: Props) {
  const isPicture = mediaOf(feature).kind === 'image';
  const isUnderLightWords = isLightColour(safeColour(feature.title_color));
  return (
    <>
      <FeatureMedia
        feature={feature}
        sizes={sizes}
        isEarly={isEarly}
        fallback="none"
        className={cx(
          GROUND,
          isUnderLightWords && DARK_GROUND,
          isPicture && NARROW[within].ground,
          isPicture && shape && DRAWN_OUT,
        )}
      />
      {isPicture && (
        <FeatureMedia
          feature={feature}
          sizes={sizes}
          fallback="none"
          className={cx(FOOT, NARROW[within].foot, foot)}
        />
      )}
      {isPicture && shape && (
        <FeatureMedia feature={feature} sizes={sizes} fallback="none" className={cx(SIDE, shape)} />
      )}
    </>
  );
}
