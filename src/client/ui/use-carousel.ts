import { useEffect, useState } from 'react';
import type { FocusEvent } from 'react';
import { stepTo, viewOf } from './carousel-maths.ts';
import type { CarouselView } from './carousel-maths.ts';
import { lessMotion, useMedia } from './use-media.ts';

export type CarouselOptions = {
  count: number;
  /** Milliseconds between slides; none stands still. */
  autoplay?: number | undefined;
  /** Arrows lead around the ends instead of stopping there. */
  wrap?: boolean | undefined;
  /** Slides per press of an arrow. */
  step?: number | undefined;
};

/** A carousel on native scrolling: swiping, momentum and snapping are the browser's. */
export function useCarousel({ count, autoplay, wrap = false, step = 1 }: CarouselOptions) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const [view, setView] = useState<CarouselView>({ index: 0, last: 0, from: 0, to: Math.max(0, count - 1) });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const still = useMedia(lessMotion);

  useEffect(() => {
    if (!list) return;
    const measure = () => {
      const next = viewOf(measureOf(list));
      setView((old) => (sameView(old, next) ? old : next));
    };
    const resizes = new ResizeObserver(measure);
    resizes.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizes.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [list, count]);

  const go = (index: number) => {
    list?.scrollTo({ left: index * measureOf(list).stride, behavior: still ? 'instant' : 'smooth' });
  };
  const { index, last } = view;
  const playing = autoplay !== undefined && last > 0 && !still && !stopped && !hovered && !focused;

  useEffect(() => {
    if (!playing || !list) return;
    const timer = setTimeout(() => {
      const next = stepTo(index, step, last, true);
      list.scrollTo({ left: next * measureOf(list).stride, behavior: 'smooth' });
    }, autoplay);
    return () => clearTimeout(timer);
  }, [list, playing, autoplay, index, last, step]);

  return {
    /** The ref of the track. */
    track: setList,
    view,
    playing,
    stopped,
    autoplay: still ? undefined : autoplay,
    atStart: !wrap && index <= 0,
    atEnd: !wrap && index >= last,
    go,
    back: () => go(stepTo(index, -step, last, wrap)),
    forth: () => go(stepTo(index, step, last, wrap)),
    toggleAutoplay: () => setStopped((was) => !was),
    /** Handlers of the element around track and controls: whoever looks closely stops the show. */
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
