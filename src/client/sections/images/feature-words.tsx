import type { ImageFeature } from '#contract/sections/features.ts';
import { isLightColour, safeColour } from '#rules/page/safe-colour.ts';
import { safeHref } from '#rules/page/safe-href.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/cx.ts';
import { CONTENT_BUTTON } from '../parts/content-button.ts';
import { DEFAULT_BUTTON } from '#rules/presentation/feature.ts';

type Props = {
  feature: ImageFeature;
  /** The look of the title. */
  title?: string;
  /** How the link is shown: as a button, as a link with an arrow, or as such a link at the bottom. */
  link?: 'button' | 'text' | 'foot';
  className?: string;
};

/** The text on a picture: badge, title, subtitle and link, in the colours of the content. */
export function FeatureWords({ feature, title = 'text-h2', link = 'button', className }: Props) {
  const href = safeHref(feature.button_text_url);
  const colour = safeColour(feature.title_color);
  const isText = link !== 'button';
  return (
    <div className={cx('flex min-w-0 flex-col items-start wrap-anywhere', className)}>
      {feature.offer_badge && (
        <Badge kind="white" className="mb-3 h-auto! max-w-full whitespace-normal!">
          {feature.offer_badge}
        </Badge>
      )}
      {feature.title && (
        <h3 className={cx('text-balance', title)} style={{ color: colour }}>
          {feature.title}
        </h3>
      )}
      {feature.sub_title && (
        <p
          className="mt-2 text-label text-secondary w960:text-body"
          style={{ color: safeColour(feature.sub_title_color) }}
        >
          {feature.sub_title}
        </p>
      )}
      <ButtonLink
        href={href}
        variant={isText ? 'text' : isLightColour(colour) ? 'light' : 'ink'}
        size={isText ? 40 : 48}
        arrow={isText}
        className={cx(CONTENT_BUTTON, PLACES[link])}
        style={isText ? { color: colour } : undefined}
      >
        {feature.button_label || DEFAULT_BUTTON}
      </ButtonLink>
    </div>
  );
}

const PLACES = { button: 'mt-4 min-h-12 w960:mt-6', text: 'mt-1', foot: 'mt-0.5 w650:mt-auto w650:-mb-2' };
