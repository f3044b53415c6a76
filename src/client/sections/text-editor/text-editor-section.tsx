import { useId } from 'react';
import { BannerCard } from '../cards/banner-card.tsx';
import { PromoCard } from '../cards/promo-card.tsx';
import { EntryHeading } from '../parts/section-heading.tsx';
import type { SectionProps } from '../section-set.ts';
import { TextAreaButton } from './text-area-button.tsx';

/** The one design of this section: its title, texts, promo cards and banner cards, one below the other. */
export function TextEditorSection({ entry }: SectionProps<'text_editor_section'>) {
  const id = useId();
  return (
    <section aria-labelledby={entry.title ? id : undefined} className="flex h-full flex-col">
      <EntryHeading id={id} entry={entry} />
      <div className="grid flex-1 gap-tiles">
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
