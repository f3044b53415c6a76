import type { ContentCard } from '#contract/sections/features.ts';
import { safeColour } from '#rules/page/safe-colour.ts';
import { safeHref } from '#rules/page/safe-href.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { DEFAULT_BUTTON, mediaOf } from '#rules/presentation/feature.ts';
import { CONTENT_BUTTON } from '../parts/content-button.ts';
import { FeatureMedia } from './feature-media.tsx';

const SIZES = '(min-width: 961px) 700px, 100vw';

/** A video and its picture fill the card from edge to edge, with more of their upper part, where things stand. */
const FILM = 'aspect-square w600:aspect-16/9 [&_:is(video,img)]:object-[50%_24%]!';

/** Image or video, title, subtitle, and a button that opens in a new tab. */
export function BannerCard({ card }: { card: ContentCard }) {
  const media = mediaOf(card);
  const isFilm = media.kind === 'video';
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-hero bg-grey-1">
      <FeatureMedia
        feature={card}
        sizes={SIZES}
        className={cx('bg-transparent!', isFilm ? FILM : 'aspect-16/9 [&_img]:object-right')}
      />
      <div className="flex flex-1 flex-wrap items-end justify-between gap-x-6 gap-y-4 p-6">
        <div className="min-w-0 wrap-anywhere">
          {card.title && (
            <h3 className="text-h3" style={{ color: safeColour(card.title_color) }}>
              {card.title}
            </h3>
          )}
          {card.sub_title && (
            <p className="mt-1 text-secondary" style={{ color: safeColour(card.sub_title_color) }}>
              {card.sub_title}
            </p>
          )}
        </div>
        <ButtonLink
          href={safeHref(card.button_text_url)}
          newWindow
          variant="outline"
          className={CONTENT_BUTTON}
        >
          {card.button_label || DEFAULT_BUTTON}
        </ButtonLink>
      </div>
    </article>
  );
}
