import type { ContentCard } from '#contract/sections/features.ts';
import { safeColour } from '#rules/safe-colour.ts';
import { safeHref } from '#rules/safe-href.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { Picture } from '#client/ui/picture.tsx';
import { DEFAULT_BUTTON, mediaOf } from '#rules/feature.ts';
import { FeatureMedia } from './feature-media.tsx';

const SIZES = '(min-width: 961px) 700px, 100vw';

/**
 * Image or video, title, subtitle, and a button that opens beside the shop. A video is seen whole, whatever its shape,
 * on a blurred ground of its own picture.
 */
export function BannerCard({ card }: { card: ContentCard }) {
  const media = mediaOf(card);
  const isFilm = media.kind !== 'image';
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-hero bg-grey-1">
      <div className="relative aspect-16/9 overflow-hidden">
        {isFilm && (
          <Picture
            name={media.poster}
            alt=""
            sizes={SIZES}
            fallback="image"
            className="absolute inset-0 size-full scale-125 blur-[40px]"
          />
        )}
        <FeatureMedia
          feature={card}
          sizes={SIZES}
          fit={isFilm ? 'contain' : 'cover'}
          className={cx(
            'absolute! inset-0 bg-transparent!',
            isFilm ? '[&_picture]:bg-transparent! [&_video]:object-contain!' : '[&_img]:object-right',
          )}
        />
      </div>
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
