import type { ContentCard } from '#contract/sections/features.ts';
import { safeColour } from '#rules/page/safe-colour.ts';
import { safeHref } from '#rules/page/safe-href.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { DEFAULT_BUTTON } from '#rules/presentation/feature.ts';
import { CONTENT_BUTTON } from '../parts/content-button.ts';
import { cx } from '#client/ui/cx.ts';
import { FeatureMedia } from './feature-media.tsx';

/** Title, category, description and a button to the given link. */
export function PromoCard({ card }: { card: ContentCard }) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-hero bg-grey-1 w650:flex-row">
      <div className="flex min-w-0 flex-1 flex-col items-start wrap-anywhere p-6 w960:p-8">
        {card.category && <p className="text-small font-semibold text-accent-text">{card.category}</p>}
        {card.title && (
          <h3 className="mt-1 text-tile" style={{ color: safeColour(card.title_color) }}>
            {card.title}
          </h3>
        )}
        {card.description && <p className="mt-2 mb-5 text-secondary">{card.description}</p>}
        <ButtonLink href={safeHref(card.button_text_url)} className={cx(CONTENT_BUTTON, 'mt-auto min-h-12')}>
          {card.button_label || DEFAULT_BUTTON}
        </ButtonLink>
      </div>
      <FeatureMedia
        feature={card}
        sizes="(min-width: 961px) 320px, 100vw"
        className="aspect-4/3 w650:aspect-auto w650:w-[46%]"
      />
    </article>
  );
}
