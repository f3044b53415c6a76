import { useRef } from 'react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { insideShop } from './place.ts';
import { useRouter } from './router.tsx';

/** Milliseconds of hovering before a link is prefetched. */
const INTEREST = 65;

/**
 * A real link. The app follows it without a page load if the shop has such a page. New tabs, downloads and other
 * sites are left to the browser.
 */
export function Link({ href, onClick, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  const { navigate, prefetch } = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const wantsBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || wantsBrowser || rest.target || rest.download !== undefined) return;
    if (href.startsWith('#') || !insideShop(href)) return;
    event.preventDefault();
    navigate(href);
  }

  return (
    <a
      onPointerEnter={() => {
        timer.current = setTimeout(() => prefetch(href), INTEREST);
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
      onTouchStart={() => prefetch(href)}
      onFocus={() => prefetch(href)}
      {...rest}
      href={href}
      onClick={follow}
    />
  );
}
