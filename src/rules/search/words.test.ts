import { expect, it } from 'vitest';
import { wordsOf } from './words.ts';

it.each([
  ['iPhone 15 Pro', ['iphone', '15', 'pro']],
  ["  O'Neill & sons | !(a) :* ", ['o', 'neill', 'sons', 'a']],
  ['Café', ['cafe']],
  ['WH-1000XM5', ['wh', '1000xm5']],
  ['%_', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
