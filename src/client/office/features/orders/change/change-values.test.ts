import { describe, expect, it } from 'vitest';
import type { ChangeQuote } from '#contract/order-changes.ts';
import { errorsOf, pressWords, valuesOf, wishOf } from './change-values.ts';

const SUMS = { goods: 100, delivery: 0, discount: 0, vat: 0, total: 100 };
const QUOTE: ChangeQuote = {
  lines: [
    {
      product_id: 8,
      variation_id: 21,
      option_ids: [3],
      name: 'Phone',
      choice: 'Black',
      sku: 'P-1',
      image: null,
      quantity: 2,
      unit: 50,
      price: 100,
      available: null,
      problem: null,
    },
  ],
  delivery: {
    business_id: 1,
    name: 'Northside',
    chosen: { way: 'standard', store_id: null },
    ways: [],
  },
  address: { line_1: '1 High Street', town: 'Leeds', post_code: 'LS1 4AP' },
  before: SUMS,
  after: SUMS,
  difference: 0,
  settlement: 'none',
  to_payment: 0,
  to_credit: 0,
  from_credit: 0,
  code: null,
  words: [],
  problem: null,
};
const start = valuesOf(QUOTE);

describe('the form of a changed order', () => {
  it('begins with the order as it is, and sends an address only if it was touched', () => {
    expect(wishOf(start, start, QUOTE)).toEqual({
      items: [{ product_id: 8, variation_id: 21, option_ids: [3], quantity: 2 }],
      way: 'standard',
    });
    expect(wishOf({ ...start, town: 'York' }, start, QUOTE)).toMatchObject({
      line_1: '1 High Street',
      town: 'York',
    });
    expect(wishOf({ ...start, town: 'York', way: 'collect', store_id: 4 }, start, QUOTE)).not.toHaveProperty(
      'town',
    );
  });

  it('needs something in the order, and an address where it is sent', () => {
    expect(errorsOf(start)).toEqual({});
    expect(errorsOf({ ...start, items: [] })).toHaveProperty('items');
    expect(errorsOf({ ...start, post_code: 'X' })).toHaveProperty('post_code');
    expect(errorsOf({ ...start, post_code: '', way: 'collect' })).toEqual({});
  });

  it('says on the button what happens with the money', () => {
    expect(pressWords(QUOTE)).toBe('Change the order');
    expect(pressWords({ ...QUOTE, settlement: 'refund', difference: -5 })).toBe('Change it and refund £5.00');
    expect(pressWords({ ...QUOTE, settlement: 'link', difference: 5 })).toBe('Send the link to pay £5.00');
  });
});
