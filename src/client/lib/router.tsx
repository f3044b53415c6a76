import { createContext, use, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import type { ReactNode } from 'react';
import { insideShop, placeAt, type Place } from './place.ts';
import { keepPositions, rememberScroll, restoreScroll } from './scroll-memory.ts';

export interface NavigateOptions {
  /** Takes the place of the present entry: for a change that Back should not undo step by step. */
  replace?: boolean;
  /** Stays where it is scrolled: for a change inside the page. */
  keepScroll?: boolean;
}

/** How the visitor came to a place. */
interface Move {
  place: Place;
  kind: 'first' | 'push' | 'pop' | 'inside';
}

interface Router {
  place: Place;
  kind: Move['kind'];
  /** The next page is on its way; the present one is still shown. */
  isLeaving: boolean;
  navigate: (href: string, options?: NavigateOptions) => void;
  prefetch: (href: string) => void;
}

const RouterContext = createContext<Router | undefined>(undefined);

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter outside of RouterProvider');
  return router;
}

export function usePlace(): Place {
  return useRouter().place;
}

interface HistoryState {
  key?: string;
}

let lastKey = 0;

function newKey(): string {
  lastKey += 1;
  return `${Date.now().toString(36)}-${lastKey}`;
}

/** The present entry's key; an entry made by the browser itself (first visit, #fragment) is given one. */
function currentKey(): string {
  const { key } = (history.state ?? {}) as HistoryState;
  if (key) return key;
  const fresh = newKey();
  history.replaceState({ key: fresh }, '');
  return fresh;
}

type RouterProviderProps = {
  /** Fetches what a place will need, code and data. */
  prefetch: (place: Place) => void;
  children: ReactNode;
};

export function RouterProvider({ prefetch, children }: RouterProviderProps) {
  const [move, setMove] = useState<Move>(() => {
    history.scrollRestoration = 'manual';
    return { place: placeAt(new URL(location.href), currentKey()), kind: 'first' };
  });
  const [isLeaving, startTransition] = useTransition();
  const key = useRef(move.place.key);

  function arrive(next: Move) {
    key.current = next.place.key;
    if (next.kind !== 'inside') prefetch(next.place);
    // As a transition the present page stays until the code of the next one is there.
    startTransition(() => setMove(next));
  }

  useEffect(() => {
    const onPop = () => {
      rememberScroll(key.current);
      const byFragment = !(history.state as HistoryState | null)?.key;
      const place = placeAt(new URL(location.href), currentKey());
      key.current = place.key;
      startTransition(() => setMove({ place, kind: byFragment ? 'inside' : 'pop' }));
    };
    const onHide = () => {
      rememberScroll(key.current);
      keepPositions();
    };
    addEventListener('popstate', onPop);
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('popstate', onPop);
      removeEventListener('pagehide', onHide);
    };
  }, []);

  useLayoutEffect(() => {
    const { place, kind } = move;
    if (kind === 'inside') return undefined;
    if (kind === 'push') {
      const target = place.hash ? document.getElementById(place.hash.slice(1)) : null;
      if (target) target.scrollIntoView();
      else window.scrollTo({ top: 0, behavior: 'instant' });
      return undefined;
    }
    return restoreScroll(place.key);
  }, [move]);

  const router: Router = {
    place: move.place,
    kind: move.kind,
    isLeaving,
    navigate(href, { replace = false, keepScroll = false } = {}) {
      const url = insideShop(href);
      if (!url) {
        location.assign(href);
        return;
      }
      rememberScroll(key.current);
      const entry = replace ? key.current : newKey();
      if (replace) history.replaceState({ key: entry }, '', url);
      else history.pushState({ key: entry }, '', url);
      arrive({ place: placeAt(url, entry), kind: keepScroll ? 'inside' : 'push' });
    },
    prefetch(href) {
      const url = insideShop(href);
      if (url) prefetch(placeAt(url, ''));
    },
  };
  return <RouterContext value={router}>{children}</RouterContext>;
}
