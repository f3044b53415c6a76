/** Slides shown at once from each width upwards, in pixels. All numbers are from SPEC section 9. */
export interface SlidesSeen {
  0: number;
  500: number;
  650: number;
  950: number;
}

/** SPEC section 9: the default number of slides in a carousel. */
export const DEFAULT_SLIDES = 10;

/** The kinds of carousels. */
export type SlideList = 'flash' | 'single' | 'arrivals' | 'best' | `categories-${1 | 2 | 3 | 4}`;

const NARROW = { 0: 1, 500: 2 };

export const SLIDES_SEEN: Readonly<Record<SlideList, SlidesSeen>> = {
  flash: { ...NARROW, 650: 3, 950: 5 },
  single: { ...NARROW, 650: 3, 950: 5 },
  arrivals: { ...NARROW, 650: 4, 950: 6 },
  best: { ...NARROW, 650: 3, 950: 4 },
  'categories-1': { ...NARROW, 650: 6, 950: 4 },
  'categories-2': { ...NARROW, 650: 6, 950: 6 },
  'categories-3': { ...NARROW, 650: 6, 950: 5 },
  'categories-4': { ...NARROW, 650: 6, 950: 6 },
};

/** How many slides of a list are seen in a window of this width. */
export function visibleSlides(list: SlideList, width: number): number {
  const seen = SLIDES_SEEN[list];
  if (width < 500) return seen[0];
  if (width < 650) return seen[500];
  return width < 950 ? seen[650] : seen[950];
}
