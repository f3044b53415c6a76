import type { ImageFeature } from '#contract/site.ts';
import { isLightColour, safeColour } from '#rules/safe-colour.ts';
import { cx } from '#client/ui/cx.ts';
import { mediaOf } from '#rules/feature.ts';
import { FeatureMedia } from '../cards/feature-media.tsx';

type Props = {
  feature: ImageFeature;
  sizes: string;
  isEarly?: boolean;
  /** How much of the height the things to see take on a phone. */
  foot?: string;
};

const GROUND = 'absolute! inset-0 -z-1 [&_img]:object-right-bottom';
/** Light words can be read before their picture has come, and where it never does. */
const FAINT_STAND_IN = '[&_img[src="/no-image.svg"]]:opacity-10';
const DARK_GROUND = `bg-ink! ${FAINT_STAND_IN}`;
const FOOT =
  'absolute! inset-x-0 bottom-0 -z-1 bg-transparent! mask-[linear-gradient(transparent,black_24%)] w650:hidden [&_img]:object-right-bottom';

/**
 * The ground of a banner: a picture or video whose left side is calm enough for words. On a phone words stand
 * above the things to see, so a picture is laid twice: its calm side as the ground, and its other side at the
 * bottom, faded in so that there is no seam.
 */
export function BannerMedia({ feature, sizes, isEarly, foot = 'h-[58%]' }: Props) {
  const isPicture = mediaOf(feature).kind === 'image';
  const isUnderLightWords = isLightColour(safeColour(feature.title_color));
  return (
    <>
      <FeatureMedia
        feature={feature}
        sizes={sizes}
        isEarly={isEarly}
        className={cx(
          GROUND,
          isUnderLightWords && DARK_GROUND,
          isPicture &&
            'max-w650:[&_img]:origin-top-left max-w650:[&_img]:scale-200 max-w650:[&_img]:object-left-top!',
        )}
      />
      {isPicture && (
        <FeatureMedia
          feature={feature}
          sizes={sizes}
          className={cx(FOOT, foot, isUnderLightWords && FAINT_STAND_IN)}
        />
      )}
    </>
  );
}
