import { expect, it } from 'vitest';
import { vatIncluded } from './vat-included.ts';

const order = (state: 'paid' | 'cancelled' | 'refunded', vat: number) => ({ state, vat });

it.each([
  ['both orders go on', [order('paid', 5.1), order('paid', 1.2)], 'VAT included', 6.3],
  ['one was cancelled', [order('paid', 5.1), order('cancelled', 1.2)], 'VAT in what is not cancelled', 5.1],
  [
    'one was paid and cancelled',
    [order('refunded', 5.1), order('paid', 1.2)],
    'VAT in what is not cancelled',
    1.2,
  ],
  ['both were cancelled', [order('cancelled', 5.1), order('cancelled', 1.2)], 'VAT included', 6.3],
])('%s', (_, orders, label, amount) => {
  expect(vatIncluded({ totals: { vat: 6.3 }, orders })).toEqual({ label, amount });
});
