import { useEffect, useRef, useState } from 'react';
import { isInCanvas } from './in-canvas.ts';

/** About a screen ahead, so that data has loaded when it becomes visible. */
const AHEAD = '600px';

/** Becomes true when an element is near the screen, and stays true. For loading data late. */
export function useNear<E extends Element>() {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        if (isInCanvas(element) || entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    sight.observe(element);
    return () => sight.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
