import type { ImageFeature } from '#contract/site.ts';
import { mediaOf } from '../cards/feature.ts';
import { FeatureMedia } from '../cards/feature-media.tsx';

type Props = { feature: ImageFeature; sizes: string; isEarly?: boolean };

/**
 * The ground of a banner: a picture or video whose left side is calm enough for words. On a phone words stand
 * above the things to see, so a picture is laid twice: its calm side as the ground, and its other side at the
 * bottom, faded in so that there is no seam.
 */
export function BannerMedia({ feature, sizes, isEarly }: Props) {
  const isPicture = mediaOf(feature).kind === 'image';
  return (
    <>
      <FeatureMedia
        feature={feature}
        sizes={sizes}
        isEarly={isEarly}
        className={
          isPicture ? 'absolute! inset-0 -z-1 max-w650:[&_img]:object-left' : 'absolute! inset-0 -z-1'
        }
      />
      {isPicture && (
        <FeatureMedia
          feature={feature}
          sizes={sizes}
          className="banner-foot absolute! inset-x-0 bottom-0 -z-1 h-[58%] w650:hidden [&_img]:object-right"
        />
      )}
    </>
  );
}
