import { expect, it } from 'vitest';
import { vatIncluded } from './vat-included.ts';

const order = (state: 'paid' | 'cancelled' | 'refunded', vat: number, refunded = 0) => ({
  state,
  vat,
  total: 50,
  refunded,
});

it.each([
  ['both orders go on', [order('paid', 5.1), order('paid', 1.2)], 'VAT included', 6.3],
  ['one was cancelled', [order('paid', 5.1), order('cancelled', 1.2)], 'VAT in what is not cancelled', 5.1],
  [
    'one was paid and cancelled',
    [order('refunded', 5.1), order('paid', 1.2)],
    'VAT in what is not cancelled',
    1.2,
  ],
  [
    'part of one was refunded',
    [order('paid', 5.1, 20), order('paid', 1.2)],
    'VAT in £100.00, before the refund',
    6.3,
  ],
  ['all of it was refunded', [order('refunded', 6.3, 50)], 'VAT in £50.00, before the refund', 6.3],
  ['both were cancelled', [order('cancelled', 5.1), order('cancelled', 1.2)], 'VAT included', 6.3],
])('%s', (_, orders, label, amount) => {
  expect(vatIncluded({ totals: { vat: 6.3 }, orders })).toEqual({ label, amount });
});
