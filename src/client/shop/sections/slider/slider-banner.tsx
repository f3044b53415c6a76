import { FULL_PICTURE_SIZES } from '#rules/picture-sizes.ts';
import { safeColour } from '#rules/safe-colour.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { DEFAULT_BUTTON } from '#rules/feature.ts';
import { BannerMedia } from '../images/banner-media.tsx';
import { slideHref } from '#rules/slide-link.ts';
import type { SliderCell } from './slider.tsx';

/** Design 2: a picture or video that fills the slide, with words on its calm side. */
export function SliderBanner({ cell, isEarly }: { cell: SliderCell; isEarly: boolean }) {
  return (
    <div className="relative isolate flex h-140 overflow-hidden w650:h-125">
      <BannerMedia feature={cell} sizes={FULL_PICTURE_SIZES} isEarly={isEarly} />
      <div className="mx-auto flex w-full max-w-page flex-col items-start px-6 pt-7 w650:justify-center w650:px-14 w650:pt-0 w650:pr-[50%]">
        <h2
          className="text-h2 text-balance w960:text-display"
          style={{ color: safeColour(cell.title_color) }}
        >
          {cell.title}
        </h2>
        {cell.sub_title && (
          <p
            className="mt-3 text-body text-secondary w960:text-lead"
            style={{ color: safeColour(cell.sub_title_color) }}
          >
            {cell.sub_title}
          </p>
        )}
        <ButtonLink href={slideHref(cell.button_text_url)} size={48} className="mt-5 w960:mt-7">
          {cell.button_label || DEFAULT_BUTTON}
        </ButtonLink>
      </div>
    </div>
  );
}
