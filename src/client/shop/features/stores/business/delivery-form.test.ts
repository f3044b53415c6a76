import { describe, expect, it } from 'vitest';
import type { OwnDelivery } from '#contract/own-delivery.ts';
import { deliveryBody, deliveryErrors, deliveryValues, termsWords } from './delivery-form.ts';

const offered = (price: number, free: number | null = null) => ({
  is_offered: true,
  price,
  free_from: free,
});
const WAYS: OwnDelivery = [
  { way: 'standard', own: offered(4.5, 60), site: offered(3.99, 40) },
  { way: 'next_day', own: null, site: offered(5.99) },
  { way: 'collect', own: { ...offered(0), is_offered: false }, site: offered(0) },
];
const start = deliveryValues(WAYS);

describe('The form of what a business takes for delivery', () => {
  it('sends back what it was given', () => {
    expect(deliveryBody(start)).toEqual({
      standard: offered(4.5, 60),
      next_day: null,
      collect: { ...offered(0), is_offered: false },
    });
    expect(Object.values(deliveryErrors(start, WAYS)).filter(Boolean)).toEqual([]);
  });

  it.each([
    ['standard_price', { standard_price: 'four' }],
    ['standard_price', { standard_price: '-1' }],
    ['standard_price', { standard_price: '1000.01' }],
    ['standard_free_from', { standard_free_from: '100000.01' }],
    ['standard_choice', { standard_choice: 'off', next_day_choice: 'off' }],
  ])('finds what is wrong with %s in %j', (field, change) => {
    const errors = Object.entries(deliveryErrors({ ...start, ...change }, WAYS)).filter(([, why]) => why);
    expect(errors.map(([name]) => name)).toEqual([field]);
  });

  it.each([
    [offered(3.99, 40), '£3.99, free from £40'],
    [offered(5), '£5'],
    [offered(0), 'Free'],
    [{ ...offered(5), is_offered: false }, 'Not offered'],
  ])('says %j in words', (terms, words) => {
    expect(termsWords(terms)).toBe(words);
  });
});
