import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useRouter } from '#client/lib/router.tsx';
import { announce } from '#client/ui/announce.ts';

/** On a new page, focus moves to its beginning and its title is announced, as after a page load. */
export function Main({ children }: { children: ReactNode }) {
  const { place, kind } = useRouter();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (kind !== 'push' && kind !== 'pop') return;
    main.current?.focus({ preventScroll: true });
    announce(document.title);
  }, [place.pathname, kind]);
  useEffect(() => {
    if (kind === 'first') return;
    void import('./follow-head.ts').then(({ followHead }) => followHead(place)).catch(() => undefined);
  }, [place, kind]);
  return (
    <main ref={main} id="main" tabIndex={-1} className="flex-1">
      {children}
    </main>
  );
}
