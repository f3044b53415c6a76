import { describe, expect, it } from 'vitest';
import type { CounterQuote, Good } from '#contract/counter-orders.ts';
import { basketOf, errorsOf, NO_ORDER, orderOf, payOf, wayOf, withGood } from './new-order-values.ts';

const GOOD: Good = {
  product_id: 8,
  variation_id: 21,
  name: 'Phone',
  choice: 'Black',
  sku: 'P-1',
  image: null,
  price: 100,
  available: 3,
  has_questions: false,
  business: { id: 1, name: 'Northside' },
};

const store = (id: number) => ({
  id,
  name: `Store ${id}`,
  address: '1 High Street',
  post_code: 'LS1 4AP',
  latitude: 0,
  longitude: 0,
  hours: [],
  promise: 'Ready in 2 hours',
});
const way = (name: 'standard' | 'collect', stores: ReturnType<typeof store>[] = []) => ({
  way: name,
  price: 0,
  promise: 'Soon',
  when_paid: 'Soon',
  reason: null,
  how: '',
  stores,
});
const QUOTE: CounterQuote = {
  business: GOOD.business,
  lines: [],
  totals: { goods: 100, delivery: 0, discount: 0, credit: 0, trade_in: 0, vat: 0, total: 100 },
  delivery: {
    business_id: 1,
    name: 'Northside',
    chosen: { way: 'standard', store_id: null },
    ways: [way('standard'), way('collect', [store(4), store(5)])],
  },
  code: null,
  pays: [
    { pay: 'here', reason: null },
    { pay: 'in_store', reason: 'Only what is collected' },
  ],
};

const values = { ...NO_ORDER, items: withGood([], GOOD, []), email: 'ann@mail.example', name: 'Ann Lee' };

describe('a new order of the office', () => {
  it('counts the same product with the same add-ons as one more unit', () => {
    const twice = withGood(withGood([], GOOD, []), GOOD, []);
    expect(twice.map(({ quantity }) => quantity)).toEqual([2]);
    expect(withGood(twice, GOOD, [7])).toHaveLength(2);
  });

  it('asks for a quote with what is whole: no half postcode, no store without collecting', () => {
    const basket = basketOf({ ...values, way: 'standard', store_id: 4, post_code: 'LS1', code: ' ' });
    expect(basket).toEqual({
      items: [{ product_id: 8, variation_id: 21, option_ids: [], quantity: 1 }],
      way: 'standard',
    });
    expect(basketOf({ ...values, post_code: 'ls14ap' }).post_code).toBe('LS1 4AP');
  });

  it('has the first way that is possible until one is chosen, and the first store', () => {
    expect(wayOf(values, QUOTE)).toEqual({ way: 'standard', storeId: undefined });
    expect(wayOf({ ...values, way: 'collect' }, QUOTE)).toEqual({ way: 'collect', storeId: 4 });
    expect(wayOf({ ...values, way: 'collect', store_id: 5 }, QUOTE).storeId).toBe(5);
    expect(wayOf({ ...values, way: 'collect', store_id: 99 }, QUOTE).storeId).toBe(4);
  });

  it('falls back to a way to pay that is possible', () => {
    expect(payOf({ pay: 'in_store' }, QUOTE)).toBe('here');
    expect(payOf({ pay: 'here' }, QUOTE)).toBe('here');
  });

  it('needs an address only where something is sent', () => {
    expect(Object.keys(errorsOf(values, QUOTE))).toEqual(['line_1', 'town', 'post_code']);
    expect(errorsOf({ ...values, way: 'collect' }, QUOTE)).toEqual({});
    expect(errorsOf({ ...values, items: [], way: 'collect' }, QUOTE)).toHaveProperty('items');
  });

  it('says that goods are handed over only where they are collected and paid here', () => {
    expect(orderOf({ ...values, way: 'collect' }, QUOTE)).toMatchObject({
      way: 'collect',
      store_id: 4,
      pay: 'here',
      is_handed_over: true,
      agreed_total: 100,
    });
    expect(orderOf({ ...values, line_1: '1 High Street' }, QUOTE)).not.toHaveProperty('is_handed_over');
  });
});
