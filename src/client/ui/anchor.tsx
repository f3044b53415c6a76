import { createContext, use } from 'react';
import type { ComponentPropsWithRef, ElementType } from 'react';

type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** The kit has no router, so the app passes in its link component. */
export const LinkContext = createContext<ElementType<LinkProps>>('a');

export type AnchorProps = LinkProps & { newWindow?: boolean | undefined };

export function Anchor({ newWindow = false, children, ...rest }: AnchorProps) {
  const Link = use(LinkContext);
  if (!newWindow) return <Link {...rest}>{children}</Link>;
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new window)</span>
    </a>
  );
}
