import { expect, it } from 'vitest';
import { shownWords } from './review-words.ts';

it.each([
  [5, 12, undefined, '5 of 12 reviews'],
  [12, 12, undefined, 'All 12 reviews'],
  [5, 1204, 5, '5 of 1,204 reviews with 5 stars'],
  [1, 1, 1, '1 review with 1 star'],
  [0, 0, 2, 'No reviews with 2 stars'],
])('%i of %i reviews with %s stars: %s', (shown, total, stars, words) => {
  expect(shownWords(shown, total, stars)).toBe(words);
});
