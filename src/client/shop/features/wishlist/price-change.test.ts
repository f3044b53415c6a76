import { expect, it } from 'vitest';
import { penceFromPounds } from '#rules/money/money.ts';
import { priceChange } from './price-change.ts';

it.each([
  ['the same price', 249, 249, undefined],
  ['a fall', 249, 239.5, { words: '£9.50 less than when you added it', isLower: true }],
  ['a rise', 249, 259, { words: '£10 more than when you added it', isLower: false }],
])('%s', (_what, then, now, expected) => {
  expect(priceChange(then, penceFromPounds(now))).toEqual(expected);
});
