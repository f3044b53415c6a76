import { describe, expect, it } from 'vitest';
import { deliveryEstimate, deliveryWords } from './delivery.ts';

const now = new Date('2026-05-18T10:00:00Z');
const words = (days: number, hours: number, minutes: number, at = now) => {
  const estimate = deliveryEstimate({ days, hours, minutes }, at);
  return estimate && deliveryWords(estimate);
};

describe('the delivery estimate', () => {
  it.each([
    [2, 0, 0, 'Wed 20 May to Thu 21 May'],
    [1, 14, 0, 'Wed 20 May to Thu 21 May'],
    [1, 12, 59, 'Tue 19 May to Wed 20 May'],
    [0, 3, 0, '3 to 4 hours'],
    [0, 3, 30, '3 to 4 hours'],
    [0, 0, 30, '30 to 45 minutes'],
    [0, 0, 0, undefined],
  ])('of %d days, %d hours and %d minutes is %s', (days, hours, minutes, expected) => {
    expect(words(days, hours, minutes)).toBe(expected);
  });

  it('uses the dates of the shop, not of the machine', () => {
    // 22:30 UTC is 23:30 in London in summer. One hour later it is tomorrow.
    expect(words(1, 0, 0, new Date('2026-07-01T22:30:00Z'))).toBe('Thu 2 Jul to Fri 3 Jul');
    expect(words(1, 1, 0, new Date('2026-07-01T22:30:00Z'))).toBe('Fri 3 Jul to Sat 4 Jul');
  });
});
