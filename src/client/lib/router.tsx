import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { insideShop, placeAt, type Place } from './place.ts';
import { keepPositions, rememberScroll, restoreScroll, wasScrolled } from './scroll-memory.ts';

export interface NavigateOptions {
  /** Replaces the current history entry, for changes that Back should not undo one by one. */
  replace?: boolean;
  /** Keeps the scroll position, for a change inside the page. */
  keepScroll?: boolean;
}

/** How the visitor came to this location. */
interface Move {
  place: Place;
  kind: 'first' | 'push' | 'pop' | 'inside';
}

export interface Router extends Move {
  /** The next page is loading, and the current one is still shown. */
  isLeaving: boolean;
  navigate: (href: string, options?: NavigateOptions) => void;
  prefetch: (href: string) => void;
}

export const RouterContext = createContext<Router | undefined>(undefined);

export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter outside of RouterProvider');
  return router;
}

export function usePlace(): Place {
  return useRouter().place;
}

/** Whether to scroll to the top; going back restores the scroll position. */
export function useFreshness(): boolean {
  const { place, kind } = useRouter();
  const [isFresh] = useState(() => kind === 'push' || (kind === 'first' && !wasScrolled(place.key)));
  return isFresh;
}

/** The router for pages that the server renders. It never navigates. */
export function StillRouter({ place, children }: { place: Place; children: ReactNode }) {
  const still = () => undefined;
  return (
    <RouterContext value={{ place, kind: 'first', isLeaving: false, navigate: still, prefetch: still }}>
      {children}
    </RouterContext>
  );
}

type RouterProviderProps = {
  /** Starts to fetch the code and data of a location. Returns a promise until the code is loaded. */
  prepare: (place: Place) => Promise<unknown> | undefined;
  children: ReactNode;
};

export function RouterProvider({ prepare, children }: RouterProviderProps) {
  const [move, setMove] = useState<Move>(() => {
    history.scrollRestoration = 'manual';
    return { place: placeAt(new URL(location.href), currentKey()), kind: 'first' };
  });
  const [isLeaving, setIsLeaving] = useState(false);
  /** Key of the shown history entry. */
  const key = useRef(move.place.key);
  /** The requested location that is not shown yet. Results for another one are ignored. */
  const wanted = useRef<Place>(undefined);

  /** Changes page and URL in one step, so that they always match. */
  function show(next: Move, writeHistory: () => void) {
    rememberScroll(key.current);
    writeHistory();
    wanted.current = undefined;
    key.current = next.place.key;
    flushSync(() => {
      setIsLeaving(false);
      setMove(next);
    });
  }

  function navigate(href: string, { replace = false, keepScroll = false }: NavigateOptions = {}) {
    const url = insideShop(href);
    if (!url) {
      if (replace) location.replace(href);
      else location.assign(href);
      return;
    }
    // Ignore changes by a page that is being left.
    if (keepScroll && wanted.current) return;
    const place = placeAt(url, replace ? key.current : newKey());
    const state = { key: place.key };
    const go = () =>
      show({ place, kind: keepScroll ? 'inside' : 'push' }, () =>
        replace ? history.replaceState(state, '', url) : history.pushState(state, '', url),
      );
    wanted.current = place;
    const code = prepare(place);
    if (!code) {
      go();
      return;
    }
    setIsLeaving(true);
    code.then(
      () => wanted.current === place && go(),
      // The code can't be loaded, so load the page from the server.
      () => wanted.current === place && location.assign(url),
    );
  }

  useEffect(() => {
    const onPop = () => {
      wanted.current = undefined;
      const byFragment = !isMarked(history.state);
      rememberScroll(key.current);
      const place = placeAt(new URL(location.href), currentKey());
      key.current = place.key;
      setIsLeaving(false);
      setMove({ place, kind: byFragment ? 'inside' : 'pop' });
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
    if (kind === 'inside' || (kind === 'first' && !wasScrolled(place.key))) return undefined;
    if (kind !== 'push') return restoreScroll(place.key);
    const target = place.hash ? document.getElementById(place.hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [move]);

  const router: Router = {
    ...move,
    isLeaving,
    navigate,
    prefetch(href) {
      const url = insideShop(href);
      if (url) prepare(placeAt(url, ''))?.catch(() => undefined);
    },
  };
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** Each history entry has a key, by which its scroll position is remembered. */
interface Marked {
  key: string;
}

let last = 0;

function newKey(): string {
  last += 1;
  return `${Date.now().toString(36)}-${last}`;
}

function isMarked(state: unknown): state is Marked {
  return typeof state === 'object' && state !== null && 'key' in state;
}

/** The current entry's key. An entry that the browser made (first visit, #fragment) gets one. */
function currentKey(): string {
  const state: unknown = history.state;
  if (isMarked(state)) return state.key;
  const key = newKey();
  history.replaceState({ key }, '');
  return key;
}
