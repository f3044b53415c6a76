import type { SectionOf } from '#contract/sections/registry.ts';
import { safeHref } from '#rules/page/safe-href.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { ButtonLink } from '#client/ui/button.tsx';

export type TextArea = NonNullable<SectionOf<'text_editor_section'>['text_area_button_Data']>[number];

/** Rich text, and a button where both its words and its address exist. */
export function TextAreaButton({ area }: { area: TextArea }) {
  const { text, label, url } = area;
  return (
    <div className="flex h-full flex-col items-start rounded-hero bg-grey-1 p-6 w960:p-8">
      <RichText html={text} className="mb-5 max-w-[60ch] text-secondary [&_h2]:text-tile [&_h2]:text-ink" />
      {label && url && (
        <ButtonLink href={safeHref(url)} variant="outline" className="mt-auto">
          {label}
        </ButtonLink>
      )}
    </div>
  );
}
