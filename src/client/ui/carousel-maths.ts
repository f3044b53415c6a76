/** Slides seen at once, from each width in pixels upwards. */
export type SlidesSeen = { 0: number; 500?: number; 650?: number; 696?: number; 950?: number; 1280?: number };

/** Slides that fill their track, one at a time. */
export const ONE_AT_A_TIME: SlidesSeen = { 0: 1 };

/** Measures of a track: its scroll position, its visible width, and one slide with and without its gap. */
export type TrackMeasure = { left: number; seen: number; slide: number; stride: number; count: number };

export type CarouselView = {
  /** The slide at the start. */
  index: number;
  /** The last slide that can be at the start: total minus visible. */
  last: number;
  /** First and last slide that are on the screen. */
  from: number;
  to: number;
};

const within = (value: number, last: number) => Math.min(Math.max(value, 0), Math.max(0, last));

export function viewOf({ left, seen, slide, stride, count }: TrackMeasure): CarouselView {
  if (count < 1 || stride <= 0) return { index: 0, last: 0, from: 0, to: Math.max(0, count - 1) };
  // A pixel of slack: browsers round scroll positions and widths.
  const visible = Math.max(1, Math.floor((seen + (stride - slide) + 1) / stride));
  const last = Math.max(0, count - visible);
  const end = (count - 1) * stride + slide - seen;
  const index = left >= end - 1 ? last : within(Math.round(left / stride), last);
  // A slide is on the screen when at least half of it is seen.
  const from = within(Math.ceil((left - slide / 2 - 1) / stride), count - 1);
  const to = within(Math.floor((left + seen - slide / 2 + 1) / stride), count - 1);
  return { index, last, from: Math.min(from, to), to: Math.max(from, to) };
}

/** Longer than any slack. */
const SOME_WIDTH = 1000;

/** The first view, before any scrolling, calculated without measuring. */
export function openingView(seen: number, count: number): CarouselView {
  return viewOf({ left: 0, seen: seen * SOME_WIDTH, slide: SOME_WIDTH, stride: SOME_WIDTH, count });
}

/** The slide that an arrow leads to: it stops at the ends, or wraps around. */
export function stepTo(index: number, by: number, last: number, wrap: boolean): number {
  if (!wrap) return within(index + by, last);
  if (by > 0 && index >= last) return 0;
  if (by < 0 && index <= 0) return last;
  return within(index + by, last);
}
