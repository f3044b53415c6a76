import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lessMotion } from '#client/ui/use-media.ts';

/** SPEC: the header becomes fixed after scrolling 300 px. */
const STICKS_AT = 300;
/** When scrolling up, it is released where the normal header becomes visible. */
const LETS_GO_AT = 112;

/**
 * Whether the bar is fixed. The header keeps the height it had, so that nothing under it moves; `header` goes on
 * the element that keeps it, `bar` on the part that is fixed.
 */
export function useStuck() {
  const [keptHeight, setKeptHeight] = useState<number>();
  const header = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const stuck = keptHeight !== undefined;

  useEffect(() => {
    const look = () => {
      if (window.scrollY > STICKS_AT) setKeptHeight((kept) => kept ?? header.current?.offsetHeight);
      else if (window.scrollY <= LETS_GO_AT) setKeptHeight(undefined);
    };
    // After the next frame, which lays the page out anyway. Reading the scroll position earlier would lay it out twice.
    let first: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (first = setTimeout(look)));
    // Another width gives the header another height.
    const resized = () => setKeptHeight(undefined);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', resized);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(first);
      removeEventListener('scroll', look);
      removeEventListener('resize', resized);
    };
  }, []);

  useLayoutEffect(() => {
    if (!stuck || matchMedia(lessMotion).matches) return;
    bar.current?.animate([{ transform: 'translateY(-100%)' }, { transform: 'none' }], {
      duration: 200,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }, [stuck]);

  return { stuck, keptHeight, header, bar };
}
