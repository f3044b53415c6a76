import type { ReactNode } from 'react';
import { headingOf, type Section } from '#contract/sections/registry.ts';
import { safeHref } from '#rules/page/safe-href.ts';
import { SectionHeading } from '#client/ui/layout.tsx';

type Props = {
  entry: Section;
  id: string;
  beside?: ReactNode;
  trailing?: ReactNode;
};

/** Title and link of a section, from its content or its design. Without a title there is no heading. */
export function EntryHeading({ entry, id, beside, trailing }: Props) {
  const title = headingOf(entry);
  if (!title) return null;
  const href = safeHref('view_url' in entry ? entry.view_url : undefined);
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
