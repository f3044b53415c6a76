import { expect, it } from 'vitest';
import type { Category } from '#contract/catalog.ts';
import { listingCount } from './listing-count.ts';

const phones = { name: 'Phones', level: 0 } as Category;

it.each([
  [26, 'buy', phones, '26 phones'],
  [1, 'buy', phones, '1 product'],
  [5, 'buy', undefined, '5 products'],
  [2, 'sell', undefined, '2 devices'],
  [1, 'repair', undefined, '1 device'],
] as const)('%d of the %s line', (total, line, category, words) => {
  expect(listingCount(total, line, category)).toBe(words);
});
