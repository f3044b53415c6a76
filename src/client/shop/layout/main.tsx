import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useRouter } from '#client/lib/router.tsx';
import { announce } from '#client/ui/announce.ts';

/** A page whose code or data is still loading sets its title later. After this long the title is said as it is. */
const LONGEST_WAIT = 1_500;

/** The title that was announced last. It outlives <Main>, since the checkout has a frame of its own. */
let said = '';

/** Announces the title once it is another than that of the page before. Returns how to stop. */
function sayTitle(): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const say = () => {
    stop();
    said = document.title;
    announce(document.title);
  };
  const observer = new MutationObserver(() => document.title !== said && say());
  const timer = setTimeout(say, LONGEST_WAIT);
  if (document.title !== said) say();
  else observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return stop;
}

/** On a new page, focus moves to its beginning and its title is announced, as after a page load. */
export function Main({ children }: { children: ReactNode }) {
  const { place, kind } = useRouter();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (kind === 'first') said = document.title;
    if (kind !== 'push' && kind !== 'pop') return;
    main.current?.focus({ preventScroll: true });
    return sayTitle();
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
