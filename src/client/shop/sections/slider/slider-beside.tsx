import { HERO_PICTURE_SIZES } from '#rules/picture-sizes.ts';
import { safeColour } from '#rules/safe-colour.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { DEFAULT_BUTTON, mediaOf, sentencesOf } from '#rules/feature.ts';
import { FeatureMedia } from '../cards/feature-media.tsx';
import { slideHref } from '#rules/slide-link.ts';
import type { SliderCell } from './slider-cell.ts';

type Props = {
  cell: SliderCell;
  isEarly: boolean;
  isNarrow: boolean;
  /** The only cell of its slide, with room for large words. */
  isAlone: boolean;
};

/** Design 1: title, line and button on the left, picture or video on the right, 500 pixels tall. */
export function SliderBeside({ cell, isEarly, isNarrow, isAlone }: Props) {
  const isFilm = mediaOf(cell).kind !== 'image';
  return (
    <div className="relative flex h-full min-h-140 flex-col overflow-hidden bg-linear-to-b from-[#f3f1ec] via-[#eceae4] to-[#e6e3db] w960:h-125 w960:min-h-0 w960:flex-row w960:items-center">
      <div
        className={cx(
          'relative z-1 px-6 pt-7 w960:w-[42%] w960:shrink-0 w960:pt-0 w960:pr-0 w960:pb-13',
          isNarrow ? 'w960:pl-10' : 'w960:pl-14',
        )}
      >
        <h2 className={isAlone ? 'text-display' : 'text-h2'} style={{ color: safeColour(cell.title_color) }}>
          <Sentences text={cell.title ?? ''} />
        </h2>
        {cell.sub_title && (
          <p
            className="mt-3.5 max-w-100 text-body text-secondary w960:mt-5 w960:text-lead"
            style={{ color: safeColour(cell.sub_title_color) }}
          >
            {cell.sub_title}
          </p>
        )}
        <ButtonLink
          href={slideHref(cell.button_text_url)}
          size={56}
          className="mt-5 h-12! w960:mt-7 w960:h-14!"
        >
          {cell.button_label || DEFAULT_BUTTON}
        </ButtonLink>
      </div>
      <FeatureMedia
        feature={cell}
        sizes={HERO_PICTURE_SIZES}
        isEarly={isEarly}
        // Things are drawn without a ground and stand free; a film fills its side.
        fit={isFilm ? 'cover' : 'contain'}
        className={cx(
          'mt-auto mb-16 max-h-100 w-full bg-transparent! w960:absolute! w960:right-0 w960:bottom-0 w960:m-0 w960:h-125 w960:max-h-none w960:w-[58%] w960:max-w-[740px]',
          // A film and its picture lie on each other; things stand on the ground.
          isFilm ? FILM_EDGES : 'aspect-[1480/1000] w960:[&_img]:object-bottom',
        )}
      />
    </div>
  );
}

/** Fades into the slide wherever it ends: above and below on a phone, all around on a tablet, then towards the words. */
const FILM_EDGES =
  'aspect-square mask-[linear-gradient(transparent,black_8%,black_90%,transparent)] w650:mx-auto w650:w-100 w650:mask-[radial-gradient(closest-side,black_70%,transparent)] w960:mask-[linear-gradient(to_right,transparent,black_30%)]';

function Sentences({ text }: { text: string }) {
  return sentencesOf(text).map((sentence, index) => (
    <span key={index} className="block">
      {sentence}{' '}
    </span>
  ));
}
