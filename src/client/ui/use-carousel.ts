import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { onServer } from '#client/lib/on-server.ts';
import { openingView, stepTo, viewOf } from './carousel-maths.ts';
import type { CarouselView, SlidesSeen } from './carousel-maths.ts';
import { isInCanvas } from './in-canvas.ts';
import { lessMotion, useMedia } from './use-media.ts';

export type CarouselOptions = {
  /** How many slides. Default: ten. */
  count?: number | undefined;
  /** Visible slides by width. Default: the shop's usual row. */
  seen?: SlidesSeen | undefined;
  /** Milliseconds between slides, or true for the default. Undefined: no autoplay. */
  autoplay?: number | true | undefined;
  /** Arrows wrap around at the ends. */
  wrap?: boolean | undefined;
  /** Slides per press of an arrow. */
  step?: number | undefined;
};

/** SPEC section 9: the defaults for the number of slides, the time for each, and how many are visible. */
const DEFAULT_COUNT = 10;
const DEFAULT_INTERVAL = 2_000;
const DEFAULT_SEEN: SlidesSeen = { 0: 1, 500: 2, 650: 3, 950: 5 };

/** A carousel with native scrolling: the browser does swiping, momentum and snapping. */
export function useCarousel(options: CarouselOptions) {
  const { count = DEFAULT_COUNT, seen = DEFAULT_SEEN, autoplay: asked, wrap = false, step = 1 } = options;
  const autoplay = asked === true ? DEFAULT_INTERVAL : asked;
  const list = useRef<HTMLUListElement>(null);
  // Calculated, not measured, since measuring would render every carousel of a page twice.
  const [view, setView] = useState<CarouselView>(() => openingView(seenNow(seen), count));
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [onScreen, setOnScreen] = useState(false);
  const still = useMedia(lessMotion);

  const moves = autoplay !== undefined;
  // Not state, since that would render every carousel once more after mounting.
  const track = useCallback(
    (element: HTMLUListElement) => {
      list.current = element;
      const measure = () => {
        const next = viewOf(measureOf(element));
        setView((old) => (sameView(old, next) ? old : next));
      };
      const resizes = new ResizeObserver(measure);
      resizes.observe(element);
      element.addEventListener('scroll', measure, { passive: true });
      // Autoplay off the screen would only use the battery.
      const sight = new IntersectionObserver(
        ([entry]) => setOnScreen(entry?.isIntersecting === true && !isInCanvas(element)),
        {
          threshold: 0.5,
        },
      );
      if (moves) sight.observe(element);
      return () => {
        list.current = null;
        resizes.disconnect();
        sight.disconnect();
        element.removeEventListener('scroll', measure);
      };
    },
    // Another number of slides needs a new measurement, even if the size is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [moves, count],
  );

  const go = (index: number) => {
    scrollTo(list.current, index, still ? 'instant' : 'smooth');
  };
  const { index, last } = view;
  const visible = view.to - view.from + 1;
  const isHeld = still || stopped || hovered || focused || !onScreen;
  const playing = autoplay !== undefined && last > 0 && !isHeld;

  useEffect(() => {
    if (!playing) return undefined;
    let isOver = false;
    const next = stepTo(index, step, last, true);
    const pictures = fetchPictures(list.current, next, visible);
    const timer = setTimeout(() => {
      // The next slide comes only when its picture has loaded.
      void whenDecoded(pictures).then(() => {
        if (!isOver) scrollTo(list.current, next, 'smooth');
      });
    }, autoplay);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [playing, autoplay, index, last, step, visible]);

  return {
    /** The ref of the track. */
    track,
    view,
    seen,
    playing,
    stopped,
    autoplay: still ? undefined : autoplay,
    atStart: !wrap && index <= 0,
    atEnd: !wrap && index >= last,
    go,
    back: () => go(stepTo(index, -step, last, wrap)),
    forth: () => go(stepTo(index, step, last, wrap)),
    toggleAutoplay: () => setStopped((was) => !was),
    /** Handlers of the element around track and controls: pointing at it or focusing it stops the autoplay. */
    attention: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

export type CarouselState = ReturnType<typeof useCarousel>;

/** Visible slides at the current window width. Media queries need no layout. */
function seenNow(seen: SlidesSeen): number {
  if (onServer) return seen[0];
  const widest = ([1280, 950, 696, 650, 500] as const).find(
    (width) => seen[width] !== undefined && window.matchMedia(`(width >= ${width}px)`).matches,
  );
  return seen[widest ?? 0] ?? seen[0];
}

function scrollTo(list: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  list?.scrollTo({ left: index * measureOf(list).stride, behavior });
}

function measureOf(list: HTMLElement) {
  const style = getComputedStyle(list);
  const slide = list.firstElementChild?.getBoundingClientRect().width ?? 0;
  const seen = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return {
    left: list.scrollLeft,
    seen,
    slide,
    stride: slide + (parseFloat(style.columnGap) || 0),
    count: list.childElementCount,
  };
}

function sameView(a: CarouselView, b: CarouselView): boolean {
  return a.index === b.index && a.last === b.last && a.from === b.from && a.to === b.to;
}

/** Fetches the pictures of the next slides, which are lazy while they are off the screen. */
function fetchPictures(list: Element | null, from: number, count: number): HTMLImageElement[] {
  const slides = [...(list?.children ?? [])].slice(from, from + count);
  const pictures = slides.flatMap((slide) => [...slide.querySelectorAll('img')]);
  for (const picture of pictures) picture.loading = 'eager';
  return pictures;
}

/** Resolves when the pictures are decoded. A failed picture doesn't delay this, since its fallback is shown. */
async function whenDecoded(pictures: readonly HTMLImageElement[]): Promise<void> {
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}
