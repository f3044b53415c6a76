import { expect, it } from 'vitest';
import { LONGEST_SEARCH, searchedText } from './typed-text.ts';

it.each([
  ['iphone 13', 'iphone 13'],
  ['  iphone 13\n', 'iphone 13'],
  [' ', ''],
  ['a'.repeat(500), 'a'.repeat(LONGEST_SEARCH)],
  [`${'a'.repeat(LONGEST_SEARCH - 1)} case`, 'a'.repeat(LONGEST_SEARCH - 1)],
  [`${'a'.repeat(LONGEST_SEARCH - 1)}😀`, 'a'.repeat(LONGEST_SEARCH - 1)],
])('searches for %j as %j', (typed, searched) => {
  expect(searchedText(typed)).toBe(searched);
});
