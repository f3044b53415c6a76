import { expect, it } from 'vitest';
import { prefixQuery, wordsOf } from './search-words.ts';

it.each([
  ['iPhone 15 Pro', ['iphone', '15', 'pro']],
  ["  O'Neill & sons | !(a) :* ", ['o', 'neill', 'sons', 'a']],
  ['Café', ['cafe']],
  ['%_', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('asks for every word as a beginning', () => {
  expect(prefixQuery(['iphone', '15'])).toBe('iphone:* & 15:*');
});
