import { expect, it } from 'vitest';
import { vatRows } from './vat-included.ts';

const order = (state: 'paid' | 'cancelled' | 'refunded', vat: number, refunded = 0, refundedVat = 0) => ({
  state,
  vat,
  refunded_vat: refundedVat,
  total: 50,
  credit: 0,
  refunded,
});

it.each([
  ['both orders go on', [order('paid', 5.1), order('paid', 1.2)], ['VAT included 6.3']],
  ['one was cancelled', [order('paid', 5.1), order('cancelled', 1.2)], ['VAT in the rest of your order 5.1']],
  [
    'one was paid, and cancelled or returned',
    [order('refunded', 5.1, 50, 5.1), order('paid', 1.2)],
    ['VAT in the rest of your order 1.2'],
  ],
  [
    'part of one was refunded',
    [order('paid', 5.1, 20, 2.04), order('paid', 1.2)],
    ['VAT in the £100.00 you paid 6.3', 'VAT left after the refund 4.26'],
  ],
  [
    'all of it was refunded',
    [order('refunded', 6.3, 50, 6.3)],
    ['VAT in the £50.00 you paid 6.3', 'VAT left after the refund 0'],
  ],
  [
    'all with VAT was refunded, and an order without VAT goes on',
    [order('refunded', 6.3, 50, 6.3), order('paid', 0)],
    ['VAT in the £100.00 you paid 6.3', 'VAT left after the refund 0'],
  ],
  ['the one with VAT was never paid', [order('cancelled', 6.3), order('paid', 0)], []],
  [
    'store credit paid a part of it',
    [{ ...order('paid', 6.3, 20, 2), credit: 10 }],
    ['VAT in the £50.00 of your order 6.3', 'VAT left after the refund 4.3'],
  ],
  [
    'store credit paid most of it',
    [{ ...order('paid', 6.3), credit: 48 }],
    ['VAT in the £50.00 of your order 6.3'],
  ],
  ['it was paid after it was cancelled, and the money went back', [order('cancelled', 6.3, 50)], []],
  ['both were cancelled', [order('cancelled', 5.1), order('cancelled', 1.2)], ['VAT included 6.3']],
])('%s', (_, orders, rows) => {
  const shown = vatRows({ totals: { vat: 6.3 }, orders }).map(({ label, amount }) => `${label} ${amount}`);
  expect(shown).toEqual(rows);
});

it('shows none where there is none', () => {
  expect(vatRows({ totals: { vat: 0 }, orders: [order('paid', 0, 20)] })).toEqual([]);
});
