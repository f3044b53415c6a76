import { expect, it } from 'vitest';
import { MOST_WARRANTY_MONTHS, warrantyEnd, warrantyMonths } from './warranty.ts';

it.each([
  ['12 months', 12],
  ['12-month warranty', 12],
  ['24-month warranty on new devices', 24],
  ['1 month', 1],
  ['2 years', 24],
  ['2-Year guarantee', 24],
  ['999 years', MOST_WARRANTY_MONTHS],
  ['1000 years', null],
  ['0 months', null],
  ['Warranty on repairs', null],
  ['By repair', null],
  ['', null],
])('the months of %j are %s', (words, months) => {
  expect(warrantyMonths(words)).toBe(months);
});

it.each([
  [12, '2026-11-19T10:00:00Z', '2027-11-19'],
  [3, '2026-11-30T10:00:00Z', '2027-02-28'],
  [12, '2028-02-29T10:00:00Z', '2029-02-28'],
  [24, '2026-01-31T10:00:00Z', '2028-01-31'],
  // In London it is the next day already.
  [1, '2026-06-30T23:30:00Z', '2026-08-01'],
])('%s months from %s end on %s', (months, from, until) => {
  expect(warrantyEnd(months, new Date(from))).toBe(until);
});
