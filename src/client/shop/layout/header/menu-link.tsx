import type { ReactNode } from 'react';
import type { MenuLink as Entry } from '#contract/site.ts';
import { isExternal, safeHref } from '#rules/page/safe-href.ts';
import { Anchor } from '#client/ui/anchor.tsx';
import type { AnchorProps } from '#client/ui/anchor.tsx';

type Props = Omit<AnchorProps, 'href'> & { entry: Entry; children?: ReactNode };

/** A link whose address comes from the site's menus. */
export function MenuLink({ entry, children, ...rest }: Props) {
  const href = safeHref(entry.url);
  return (
    <Anchor {...rest} href={href} newWindow={isExternal(href)}>
      {children ?? entry.title}
    </Anchor>
  );
}
