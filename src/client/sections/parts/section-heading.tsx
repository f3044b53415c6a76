import type { ReactNode } from 'react';
import type { TemplateEntry } from '#contract/site.ts';
import { safeHref } from '#rules/safe-href.ts';
import { SectionHeading } from '#client/ui/layout.tsx';

type Props = {
  entry: TemplateEntry;
  /** What the section is called where its content gives it no title. */
  standard?: string | undefined;
  id: string;
  beside?: ReactNode;
  trailing?: ReactNode;
};

/** Title and way on of a section, as its content has them. Without a title there is no heading. */
export function EntryHeading({ entry, standard, id, beside, trailing }: Props) {
  const title = entry.title || standard;
  if (!title) return null;
  const href = safeHref(entry.view_url);
  return (
    <SectionHeading
      id={id}
      title={title}
      beside={beside}
      viewAll={href === '#' ? undefined : { href }}
      trailing={trailing}
    />
  );
}
