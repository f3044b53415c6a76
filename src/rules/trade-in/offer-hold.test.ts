import { expect, it } from 'vitest';
import { holdWords } from './offer-hold.ts';

it.each([
  ['2026-05-01T09:00:00Z', 'Friday 15 May 2026'],
  ['2026-11-14T23:30:00Z', 'Saturday 28 November 2026'],
  // In summer, 23:30 UTC is the next day in London.
  ['2026-06-30T23:30:00Z', 'Wednesday 15 July 2026'],
])('an offer made at %s is paid until %s', (now, words) => {
  expect(holdWords(new Date(now))).toBe(words);
});
