import { useRef } from 'react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { insideShop } from './place.ts';
import { useRouter } from './router.tsx';

/** A pointer that only passes over a link does not count as interest. */
const INTEREST = 65;

/**
 * A real link, followed without a page load where the shop knows the address. Whatever the visitor asks of the
 * browser (a new tab, a download, another site) is left to it.
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
