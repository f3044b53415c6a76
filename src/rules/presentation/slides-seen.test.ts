import { expect, it } from 'vitest';
import { visibleSlides, type SlideList } from './slides-seen.ts';

const WIDTHS = [360, 499, 500, 649, 650, 949, 950, 1280];

it.each<[SlideList, number[]]>([
  ['flash', [1, 1, 2, 2, 3, 3, 5, 5]],
  ['single', [1, 1, 2, 2, 3, 3, 5, 5]],
  ['arrivals', [1, 1, 2, 2, 4, 4, 6, 6]],
  ['best', [1, 1, 2, 2, 3, 3, 4, 4]],
  ['categories-1', [1, 1, 2, 2, 6, 6, 4, 4]],
  ['categories-2', [1, 1, 2, 2, 6, 6, 6, 6]],
  ['categories-3', [1, 1, 2, 2, 6, 6, 5, 5]],
  ['categories-4', [1, 1, 2, 2, 6, 6, 6, 6]],
])('%s is seen as many at a time as SPEC says', (list, seen) => {
  expect(WIDTHS.map((width) => visibleSlides(list, width))).toEqual(seen);
});
