import { useId } from 'react';
import { BannerCard } from '../cards/banner-card.tsx';
import { PromoCard } from '../cards/promo-card.tsx';
import { CONTENT_BUTTON } from '../parts/content-button.ts';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-set.ts';
import type { SectionOf } from '#contract/sections/registry.ts';
import { safeHref } from '#rules/page/safe-href.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { cx } from '#client/ui/cx.ts';
import { ButtonLink } from '#client/ui/button.tsx';

/** The one design of this section: its title, texts, promo cards and banner cards, one below the other. */
export function TextEditorSection({ entry }: SectionProps<'text_editor_section'>) {
  const id = useId();
  return (
    <section aria-labelledby={entry.title ? id : undefined} className="flex h-full flex-col">
      <EntryHeading id={id} entry={entry} />
      <div className="grid flex-1 grid-cols-1 gap-tiles">
        {entry.text_area_button_Data?.map((area, index) => (
          <TextAreaButton key={index} area={area} />
        ))}
        {entry.promo_cards?.map((card, index) => (
          <PromoCard key={index} card={card} />
        ))}
        {entry.banner_cards?.map((card, index) => (
          <BannerCard key={index} card={card} />
        ))}
      </div>
    </section>
  );
}

type TextArea = NonNullable<SectionOf<'text_editor_section'>['text_area_button_Data']>[number];

/** Rich text, and a button if it has both a label and an address. */
function TextAreaButton({ area }: { area: TextArea }) {
  const { text, label, url } = area;
  return (
    <div className="flex h-full min-w-0 flex-col items-start rounded-hero bg-grey-1 wrap-anywhere p-6 w960:p-8">
      <RichText
        html={text}
        className="mb-5 w-full max-w-[60ch] text-secondary [&_h2]:text-tile [&_h2]:text-ink"
      />
      {label && url && (
        <ButtonLink href={safeHref(url)} variant="outline" className={cx(CONTENT_BUTTON, 'mt-auto min-h-12')}>
          {label}
        </ButtonLink>
      )}
    </div>
  );
}
