import type { ContentCard } from '#contract/sections/features.ts';
import { safeColour } from '#rules/page/safe-colour.ts';
import { safeHref } from '#rules/page/safe-href.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { DEFAULT_BUTTON, mediaOf } from '#rules/presentation/feature.ts';
import { FeatureMedia } from './feature-media.tsx';

const SIZES = '(min-width: 961px) 700px, 100vw';

/**
 * A video of any shape is shown whole, and so is its picture before it plays. Both keep their own shape and fade into
 * the card's background at their edges, so that no seam is visible.
 */
const FILM =
  '[&_picture]:bg-transparent! [&_:is(video,img)]:mx-auto [&_:is(video,img)]:w-auto! [&_:is(video,img)]:max-w-full [&_:is(video,img)]:object-contain! [&_:is(video,img)]:mask-x-from-84% [&_:is(video,img)]:mask-y-from-92%';

/** Image or video, title, subtitle, and a button that opens in a new tab. */
export function BannerCard({ card }: { card: ContentCard }) {
  const media = mediaOf(card);
  const isFilm = media.kind === 'video';
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-hero bg-grey-1">
      <FeatureMedia
        feature={card}
        sizes={SIZES}
        fit={isFilm ? 'contain' : 'cover'}
        className={cx(
          'bg-transparent!',
          isFilm ? `aspect-square w600:aspect-16/9 ${FILM}` : 'aspect-16/9 [&_img]:object-right',
        )}
      />
      <div className="flex flex-1 flex-wrap items-end justify-between gap-x-6 gap-y-4 p-6">
        <div className="min-w-0">
          <h3 className="text-h3" style={{ color: safeColour(card.title_color) }}>
            {card.title}
          </h3>
          {card.sub_title && (
            <p className="mt-1 text-secondary" style={{ color: safeColour(card.sub_title_color) }}>
              {card.sub_title}
            </p>
          )}
        </div>
        <ButtonLink href={safeHref(card.button_text_url)} newWindow variant="outline">
          {card.button_label || DEFAULT_BUTTON}
        </ButtonLink>
      </div>
    </article>
  );
}
