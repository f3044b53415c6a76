import { useEffect, useRef } from 'react';

/**
 * Calls `onSeen` once a person can see the element: it is on the screen, in a tab that is not in the background. For
 * each new `what`, such as the newest message, once.
 */
export function useSeen<E extends Element>(what: number | undefined, onSeen: (what: number) => void) {
  const ref = useRef<E>(null);
  const told = useRef(onSeen);
  useEffect(() => {
    told.current = onSeen;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || what === undefined) return undefined;
    let isOnScreen = false;
    const look = () => {
      if (!isOnScreen || document.visibilityState !== 'visible') return;
      stop();
      told.current(what);
    };
    const sight = new IntersectionObserver((entries) => {
      isOnScreen = entries.some((entry) => entry.isIntersecting);
      look();
    });
    const stop = () => {
      sight.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
    sight.observe(element);
    document.addEventListener('visibilitychange', look);
    return stop;
  }, [what]);
  return ref;
}
