import { expect, it } from 'vitest';
import { publisherWords } from './page-words.ts';

it('A revision without an author is said to be the shop’s', () => {
  expect([publisherWords(''), publisherWords('Ann Lee')]).toEqual(['The shop', 'Ann Lee']);
});
