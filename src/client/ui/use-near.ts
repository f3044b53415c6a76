import { useEffect, useRef, useState } from 'react';

/** About a screen ahead: what is fetched then is there when it comes into sight. */
const AHEAD = '600px';

/** True once an element came near the screen, and from then on: for what is worth fetching only then. */
export function useNear<E extends Element>() {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    sight.observe(element);
    return () => sight.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
