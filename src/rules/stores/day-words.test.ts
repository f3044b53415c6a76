import { expect, it } from 'vitest';
import { dayWords } from './day-words.ts';

const NOW = new Date('2026-11-19T20:00:00Z');

it.each([
  ['2026-11-17T10:00:00Z', 'Tue 17 Nov'],
  ['2026-12-31', 'Thu 31 Dec'],
  ['2027-01-01', 'Fri 1 Jan 2027'],
  // A year of warranty: without its year it would read as tomorrow.
  ['2027-11-20', 'Sat 20 Nov 2027'],
  // A day in summer is not the day before.
  ['2027-07-01', 'Thu 1 Jul 2027'],
  ['2025-12-31T23:59:00Z', 'Wed 31 Dec 2025'],
])('%s is %s', (day, words) => {
  expect(dayWords(day, NOW)).toBe(words);
  expect(dayWords(new Date(day), NOW)).toBe(words);
});

it('the year is the one of the shop, also in its last hour of summer time', () => {
  expect(dayWords('2026-12-31T23:30:00Z', new Date('2027-01-01T00:00:00Z'))).toBe('Thu 31 Dec 2026');
});
