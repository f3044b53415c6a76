import { HERO_PICTURE_SIZES } from '#rules/presentation/picture-sizes.ts';
import { safeColour } from '#rules/page/safe-colour.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { DEFAULT_BUTTON, mediaOf, sentencesOf } from '#rules/presentation/feature.ts';
import { CONTENT_BUTTON } from '../parts/content-button.ts';
import { FeatureMedia } from '../cards/feature-media.tsx';
import { slideHref } from './slide-link.ts';
import type { SliderCell } from '#contract/sections/features.ts';

type Props = {
  cell: SliderCell;
  isEarly: boolean;
  isNarrow: boolean;
  /** The only cell of its slide, with space for large text. */
  isAlone: boolean;
};

/**
 * Design 1: title, line and button on the left, picture or video on the right, 500 pixels tall. Lower on a tablet, so
 * that it doesn't fill the screen; stacked on a phone. The background is the section's, or white.
 */
export function SliderBeside({ cell, isEarly, isNarrow, isAlone }: Props) {
  const isFilm = mediaOf(cell).kind !== 'image';
  return (
    <div className="relative flex h-full min-h-140 flex-col overflow-hidden w600:min-h-84 w600:flex-row w600:items-center min-[768px]:min-h-96 min-[1024px]:min-h-110 min-[1280px]:min-h-125">
      <div
        className={cx(
          'relative z-1 wrap-anywhere px-6 pt-7 w600:w-64 w600:shrink-0 w600:pt-0 w600:pr-0 w600:pb-11 w600:pl-7 min-[768px]:w-80 min-[768px]:pl-9 min-[1024px]:w-[42%] min-[1024px]:pb-13',
          isNarrow ? 'min-[1024px]:pl-10' : 'min-[1024px]:pl-14',
        )}
      >
        {cell.title && (
          <h2
            className={isAlone ? 'text-display in-[.narrow]:text-h2' : 'text-h2'}
            style={{ color: safeColour(cell.title_color) }}
          >
            <Sentences text={cell.title} />
          </h2>
        )}
        {cell.sub_title && (
          <p
            className="mt-3.5 max-w-100 text-body text-secondary w600:mt-2.5 w600:max-w-46 w600:text-small min-[768px]:mt-3.5 min-[768px]:max-w-62 min-[768px]:text-body min-[1024px]:mt-5 min-[1024px]:max-w-76 min-[1024px]:text-lead min-[1280px]:max-w-100"
            style={{ color: safeColour(cell.sub_title_color) }}
          >
            {cell.sub_title}
          </p>
        )}
        <ButtonLink
          href={slideHref(cell.button_text_url)}
          size={56}
          className={cx(
            CONTENT_BUTTON,
            'mt-5 min-h-12 w600:mt-4 min-[768px]:mt-5 min-[1024px]:mt-7 min-[1024px]:min-h-14',
          )}
        >
          {cell.button_label || DEFAULT_BUTTON}
        </ButtonLink>
      </div>
      <FeatureMedia
        feature={cell}
        sizes={HERO_PICTURE_SIZES}
        isEarly={isEarly}
        // Pictures have no background and are shown whole; a video fills its side.
        fit={isFilm ? 'cover' : 'contain'}
        fallback="none"
        className={cx(
          'mt-auto mb-16 max-h-100 w-full bg-transparent! w600:absolute! w600:right-0 w600:m-0 w600:max-h-none',
          // A video covers its picture. Other pictures are on the background.
          isFilm ? FILM_EDGES : THINGS,
        )}
      />
    </div>
  );
}

const THINGS =
  'aspect-[1480/1000] w600:bottom-2 w600:w-84.5 w600:[&_img]:object-bottom min-[768px]:w-107.5 min-[1024px]:bottom-0 min-[1024px]:w-150 min-[1280px]:h-125 min-[1280px]:w-[58%] min-[1280px]:max-w-[740px]';

/** Fades the edges into the slide: top and bottom on a phone, otherwise towards the text. */
const FILM_EDGES =
  'aspect-square mask-[linear-gradient(transparent,black_8%,black_90%,transparent)] w600:bottom-0 w600:aspect-auto w600:h-full w600:w-[58%] w600:max-w-[740px] w600:mask-[linear-gradient(to_right,transparent,black_30%)]';

function Sentences({ text }: { text: string }) {
  return sentencesOf(text).map((sentence, index) => (
    <span key={index} className="block">
      {sentence}{' '}
    </span>
  ));
}
