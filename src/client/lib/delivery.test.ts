import { expect, it } from 'vitest';
import { standardPromise } from '#rules/orders/delivery-ways.ts';
import { courierWords } from './courier-words.ts';
import { afterWords, type Deliverer, deliveryOf, promised } from './delivery.ts';

const WEEK = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '10:00', closes: '18:00' }));
const within = (hours: number) => ({
  estimated_delivery_days: 0,
  estimated_delivery_hours: hours,
  estimated_delivery_minutes: 0,
  opening_hours: WEEK,
});

const courierPromise = (business: Deliverer, now: Date) => {
  const said = deliveryOf(business, now);
  return said && promised(said, courierWords(business, now));
};

// Tuesday.
it.each([
  ['2026-11-17T11:00:00Z', '4 to 5 hours', false],
  ['2026-11-17T16:00:00Z', 'Tomorrow, by 1 PM', true],
  ['2026-11-17T22:00:00Z', 'Tomorrow, by 3 PM', true],
])('before the checkout a delivery within hours is promised as in it: at %s %s', (at, when, isDates) => {
  const now = new Date(at);
  expect(courierPromise(within(4), now)).toEqual({ when, isDates });
  const { words } = standardPromise(
    { delivery: { days: 0, hours: 4, minutes: 0 }, stores: [{ hours: WEEK }] },
    now,
  );
  expect(isDates ? when : `In ${when}`).toBe(words);
});

it('counts office hours for a business without a store, as the checkout does', () => {
  const night = new Date('2026-11-17T22:00:00Z');
  expect(courierPromise({ ...within(4), opening_hours: [] }, night)?.when).toBe('Tomorrow, by 2 PM');
});

it('repeats what a business says of itself where it is not about an order', () => {
  expect(deliveryOf(within(4), new Date('2026-11-17T22:00:00Z'))?.when).toBe('4 to 5 hours');
});

it('fits into a sentence', () => {
  expect(afterWords('Tomorrow, by 1 PM')).toBe('tomorrow, by 1 PM');
  expect(afterWords('Wed 18 Nov to Thu 19 Nov')).toBe('Wed 18 Nov to Thu 19 Nov');
});
