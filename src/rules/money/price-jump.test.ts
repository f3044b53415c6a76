import { expect, it } from 'vitest';
import { priceJump } from './price-jump.ts';

it.each([
  [159, 1, '99% lower than before'],
  [159, 15.9, '90% lower than before'],
  [100, 49.99, '50% lower than before'],
  [100, 50, undefined],
  [100, 150, undefined],
  [100, 151, '51% higher than before'],
  [1, 1590, '158,900% higher than before'],
  [0, 20, undefined],
  [20, 20, undefined],
])('from %d to %d: %s', (before, after, words) => {
  expect(priceJump(before, after)).toBe(words);
});
