import { describe, expect, it } from 'vitest';
import type { CartChoice } from './price.ts';
import { unitPrice } from './price.ts';
import type { QuestionRole } from '../catalog/questions.ts';
import { pence } from '../money/money.ts';
import { USUAL_TERMS } from '../trade-in/terms.ts';

const option = (
  id: number,
  price: number,
  role: QuestionRole | null = null,
  fault: string | null = null,
) => ({
  id,
  role,
  fault,
  price: pence(price),
  factor: null,
});

const choice = (more: Partial<CartChoice>): CartChoice => ({
  line: 'buy',
  regular: pence(10_000),
  sale: null,
  isOnSale: false,
  cash: null,
  voucher: null,
  terms: USUAL_TERMS,
  options: [],
  ...more,
});

describe('the price of one thing in a cart', () => {
  it.each<[string, Partial<CartChoice>, price: number, voucher: number | null]>([
    ['is the regular price', {}, 10_000, null],
    ['is the sale price while it is on sale', { sale: pence(8_000), isOnSale: true }, 8_000, null],
    ['is not the sale price otherwise', { sale: pence(8_000) }, 10_000, null],
    ['has the options on top', { options: [option(1, 1_799), option(2, 0), option(3, 1)] }, 11_800, null],
    ['is never below nothing', { options: [option(1, -20_000)] }, 0, null],
    [
      'is the best offer where nothing is wrong',
      { line: 'sell', cash: pence(24_700), voucher: pence(27_300) },
      24_700,
      27_300,
    ],
    [
      'is the offer less what the answers take off, in steps of £5',
      {
        line: 'sell',
        cash: pence(24_500),
        voucher: pence(27_000),
        options: [option(1, -3_400), option(2, 500)],
      },
      21_500,
      23_700,
    ],
    ['stays above the floor', { line: 'sell', cash: pence(2_000), options: [option(1, -9_000)] }, 500, 600],
    ['falls back on the price where no offer is stated', { line: 'sell' }, 10_000, 10_000],
    [
      'of a repair is that of its faults',
      { line: 'repair', options: [option(1, 4_900, 'faults')] },
      4_900,
      null,
    ],
    [
      'of a repair adds up faults, and the part to the screen',
      {
        line: 'repair',
        options: [
          option(1, 8_900, 'faults', 'screen'),
          option(2, 4_900, 'faults', 'battery'),
          option(9, 6_000, 'parts'),
        ],
      },
      19_800,
      null,
    ],
    [
      'of a repair has no part where no screen is mended',
      { line: 'repair', options: [option(2, 4_900, 'faults', 'battery'), option(9, 6_000, 'parts')] },
      4_900,
      null,
    ],
    [
      'of a repair to be looked at first is nothing yet',
      { line: 'repair', options: [option(1, 0, 'faults')] },
      0,
      null,
    ],
  ])('%s', (_what, more, price, voucher) => {
    expect(unitPrice(choice(more))).toEqual({ price, voucher });
  });
});
