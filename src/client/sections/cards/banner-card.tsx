import type { ContentCard } from '#contract/sections/features.ts';
import { safeColour } from '#rules/safe-colour.ts';
import { safeHref } from '#rules/safe-href.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { DEFAULT_BUTTON } from '#rules/feature.ts';
import { FeatureMedia } from './feature-media.tsx';

/** Image or video, title, subtitle, and a button that opens beside the shop. */
export function BannerCard({ card }: { card: ContentCard }) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-hero bg-grey-1">
      <FeatureMedia
        feature={card}
        isWhole
        sizes="(min-width: 961px) 700px, 100vw"
        className="aspect-16/9 [&_img]:object-right"
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
