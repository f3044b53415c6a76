import { FULL_PICTURE_SIZES } from '#rules/presentation/picture-sizes.ts';
import { isLightColour, safeColour } from '#rules/page/safe-colour.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { DEFAULT_BUTTON } from '#rules/presentation/feature.ts';
import { CONTENT_BUTTON } from '../parts/content-button.ts';
import { cx } from '#client/ui/cx.ts';
import { BannerMedia } from '../images/banner-media.tsx';
import { slideHref } from './slide-link.ts';
import type { SliderCell } from '#contract/sections/features.ts';

/**
 * Design 2: a picture or video that fills the slide, with text on its calm side. Its height shows the whole width of
 * the picture, up to 500 pixels. Otherwise the subject would be under the text.
 */
export function SliderBanner({ cell, isEarly }: { cell: SliderCell; isEarly: boolean }) {
  const colour = safeColour(cell.title_color);
  return (
    <div className="@container">
      <div className="relative isolate flex min-h-140 overflow-hidden @min-[650px]:min-h-[min(500px,43.75cqi)]">
        <BannerMedia
          feature={cell}
          sizes={FULL_PICTURE_SIZES}
          isEarly={isEarly}
          within="slide"
          shape="aspect-[16/7]"
        />
        <div className="mx-auto flex w-full max-w-page min-w-0 flex-col items-start px-6 pt-7 pb-14 wrap-anywhere @min-[650px]:justify-center @min-[650px]:pt-8 @min-[650px]:pr-[54%] @min-[650px]:pb-16 @min-[960px]:pl-14 @min-[1200px]:pr-160">
          {cell.title && (
            <h2 className="text-h2 text-balance @min-[1000px]:text-display" style={{ color: colour }}>
              {cell.title}
            </h2>
          )}
          {cell.sub_title && (
            <p
              className="mt-3 text-body text-secondary @min-[1000px]:text-lead"
              style={{ color: safeColour(cell.sub_title_color) }}
            >
              {cell.sub_title}
            </p>
          )}
          <ButtonLink
            href={slideHref(cell.button_text_url)}
            variant={isLightColour(colour) ? 'light' : 'ink'}
            size={48}
            className={cx(CONTENT_BUTTON, 'mt-5 min-h-12 @min-[1000px]:mt-7')}
          >
            {cell.button_label || DEFAULT_BUTTON}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
