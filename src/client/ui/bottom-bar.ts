import { useEffect } from 'react';

/* The height of a bar at the bottom of the page. Messages are shown above it. It is not a custom property
   of the page: changing an inherited property makes the browser style every element again. */
let height: string | undefined;
const listeners = new Set<() => void>();

function setHeight(next: string | undefined): void {
  height = next;
  for (const listener of listeners) listener();
}

export const bottomBar = {
  height: () => height,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Tells how high the bar is while it is shown. No height means no bar. */
export function useBottomBar(shown: string | undefined): void {
  useEffect(() => {
    if (shown === undefined) return undefined;
    setHeight(shown);
    return () => setHeight(undefined);
  }, [shown]);
}
