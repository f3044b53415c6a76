import { expect, it } from 'vitest';
import { keyFromTitle, publisherWords } from './page-words.ts';

it('A revision without an author is said to be the shop’s', () => {
  expect([publisherWords(''), publisherWords('Ann Lee')]).toEqual(['The shop', 'Ann Lee']);
});

it.each([
  ['Größe & Co', 'grosse-co'],
  ['Crème brûlée', 'creme-brulee'],
  ['Łódź, Ærø', 'lodz-aero'],
])('The address of “%s” is %s', (title, key) => expect(keyFromTitle(title)).toBe(key));
