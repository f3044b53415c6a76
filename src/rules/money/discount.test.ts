import { describe, expect, it } from 'vitest';
import { discountPercent, discountWords, lessPercent } from './discount.ts';
import { pence } from './money.ts';
import { shownPrice } from './prices.ts';

const priced = (regular: number, sale: number | null, isOnSale: boolean) =>
  shownPrice({ regular: pence(regular), sale: sale === null ? null : pence(sale), isOnSale });

describe('the discount of a card', () => {
  it.each([
    ['given no prices at all', undefined, 20],
    ['on sale', priced(40000, 32000, true), 20],
    ['on sale, rounded', priced(29900, 19900, true), 33],
    ['not on sale', priced(40000, 32000, false), 0],
    ['on sale without a sale price', priced(40000, null, true), 0],
    ['on sale for no less', priced(40000, 40000, true), 0],
    ['given away', priced(100, 0, true), 100],
  ])('%s', (_, price, percent) => {
    expect(discountPercent(price)).toBe(percent);
  });
});

describe('the words on a badge', () => {
  it.each([
    [8000, 'card', 'Save £80'],
    [8000, 'product', '£80 off'],
    [1050, 'card', 'Save £10.50'],
    [1050, 'product', '£10.50 off'],
    [0, 'card', undefined],
    [0, 'product', undefined],
  ] as const)('%d pence on a %s: %s', (off, place, words) => {
    expect(discountWords(pence(off), place)).toBe(words);
  });
});

it.each([
  [10_000, 20, 8_000],
  [4_999, 20, 3_999],
  [100, 0, 100],
  [100, 100, 0],
])('%d pence less %d percent are %d', (price, percent, left) => {
  expect(lessPercent(pence(price), percent)).toBe(left);
});
