import { expect, it } from 'vitest';
import { lastQuarters, quarterOf, quarterSpan, quarterWords } from './quarter.ts';

it.each([
  ['2026-Q1', '2026-01-01T00:00:00.000Z', '2026-03-31T23:00:00.000Z'],
  ['2026-Q2', '2026-03-31T23:00:00.000Z', '2026-06-30T23:00:00.000Z'],
  ['2026-Q4', '2026-09-30T23:00:00.000Z', '2027-01-01T00:00:00.000Z'],
])('%s begins and ends at midnight in London', (quarter, from, until) => {
  const span = quarterSpan(quarter);
  expect([span?.from.toISOString(), span?.until.toISOString()]).toEqual([from, until]);
  expect(quarterOf(new Date(from))).toBe(quarter);
});

it.each(['2026-Q5', '2026', '1999-Q1', '2026-Q1 '])('%j is no quarter', (text) => {
  expect(quarterSpan(text)).toBeUndefined();
});

it('goes back over the new year', () => {
  expect(lastQuarters(new Date('2026-02-01T12:00:00Z'), 3)).toEqual(['2026-Q1', '2025-Q4', '2025-Q3']);
  expect(quarterWords('2025-Q4')).toBe('October to December 2025');
});
