import { useSyncExternalStore } from 'react';

/** Follows a media query. Prefer CSS classes; use this to choose another component. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    // The server has no screen.
    () => false,
  );
}

export const narrowScreen = '(width <= 960px)';
export const lessMotion = '(prefers-reduced-motion: reduce)';
