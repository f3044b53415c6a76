import { expect, it } from 'vitest';
import { openWords } from './open-words.ts';

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));

it.each([
  ['open', '2026-11-16T10:40:00Z', 'Open until 6 PM'],
  ['not open yet', '2026-11-16T07:00:00Z', 'Closed now · opens at 9 AM'],
  ['closed for the day', '2026-11-16T20:00:00Z', 'Closed now · opens Tue at 9 AM'],
  ['closed for the weekend', '2026-11-21T12:00:00Z', 'Closed now · opens Mon at 9 AM'],
  ['in summer, after closing time', '2026-07-06T17:30:00Z', 'Closed now · opens Tue at 9 AM'],
])('a store that is %s', (_, now, words) => {
  expect(openWords(week, new Date(now))).toBe(words);
});

it('a store that never opens promises no day', () => {
  expect(openWords([], new Date('2026-11-16T10:40:00Z'))).toBe('Closed now');
});
