import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { isOfficePath } from '#rules/page/office-paths.ts';

/** A link that stays in the office is followed without a page load. */
export function OfficeLink({ href, onClick, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  const router = useRouter();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const wantsBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || wantsBrowser || rest.target || rest.download !== undefined) return;
    const url = new URL(href, location.href);
    if (url.origin !== location.origin || !isOfficePath(url.pathname)) return;
    event.preventDefault();
    router.history.push(`${url.pathname}${url.search}${url.hash}`);
  }
  return <a {...rest} href={href} onClick={follow} />;
}
