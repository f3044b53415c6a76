import { expect, it } from 'vitest';
import { bpsOf, commissionDayError, commissionStart, percentOf } from './commission.ts';

it.each([0, 0.01, 0.29, 7.5, 12.34, 33.33, 100])('%s percent is kept to the hundredth', (percent) => {
  expect(percentOf(bpsOf(percent))).toBe(percent);
});

const now = new Date('2026-11-17T12:00:00Z');

it.each([
  [undefined, undefined],
  ['2026-11-16', undefined],
  ['2026-11-17', undefined],
  ['2026-11-18', '2026-11-18T00:00:00.000Z'],
  ['2027-07-01', '2027-06-30T23:00:00.000Z'],
])('a commission from %s begins at %s', (day, expected) => {
  expect(commissionStart(day, now)?.toISOString()).toBe(expected);
});

it('is planned a year ahead at most', () => {
  expect(commissionDayError('2027-11-17', now)).toBeUndefined();
  expect(commissionDayError('2027-11-20', now)).toBe('At most a year ahead');
});
