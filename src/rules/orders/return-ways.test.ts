import { expect, it } from 'vitest';
import { moreCreditWords } from './return-ways.ts';

it.each([
  ['nothing', 0, ', with 5% more'],
  ['a part', 4, ', with 5% more on what was not paid with store credit'],
  ['all', 10, ''],
])('store credit that had paid %s of an order', (_, credit, words) => {
  expect(moreCreditWords({ total: 10, credit })).toBe(words);
});
