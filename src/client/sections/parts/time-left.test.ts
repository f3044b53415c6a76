import { expect, it } from 'vitest';
import { offerEnd, timeLeft } from './time-left.ts';

const end = '2027-01-31T23:59:00Z';
const before = (seconds: number) => Date.parse(end) - seconds * 1_000;

it.each([
  ['a second', before(1), { parts: ['00', '00', '01'], words: '0 hours and 0 minutes left' }],
  [
    'hours',
    before(5 * 3600 + 42 * 60 + 18),
    { parts: ['05', '42', '18'], words: '5 hours and 42 minutes left' },
  ],
  ['a day', before(86_400), { parts: ['1d', '00', '00', '00'], words: '1 day and 0 hours left' }],
  [
    'weeks',
    before(76 * 86_400 + 3_661),
    { parts: ['76d', '01', '01', '01'], words: '76 days and 1 hour left' },
  ],
  ['nothing at the moment itself', before(0), undefined],
  ['nothing after it', before(-1), undefined],
])('%s', (_, now, left) => {
  expect(timeLeft(end, now)).toEqual(left);
});

it.each([undefined, '', 'soon'])('of "%s" nothing is left', (text) => {
  expect(timeLeft(text, 0)).toBeUndefined();
});

const offer = { ends_at: '2026-11-01T23:59:00Z', ends_again_days: 3 };

it.each([
  ['before its first end', '2026-10-30T10:00:00Z', '2026-11-01T23:59:00Z'],
  ['at its first end', '2026-11-01T23:59:00Z', '2026-11-04T23:59:00.000Z'],
  ['a year later', '2027-11-01T12:00:00Z', '2027-11-02T23:59:00.000Z'],
])('an offer that comes again ends within its days: %s', (_, now, next) => {
  expect(offerEnd(offer, Date.parse(now))).toBe(next);
  expect(Date.parse(next) - Date.parse(now)).toBeLessThanOrEqual(3 * 86_400_000);
});

it('an offer that was once stays over, and one without an end has none', () => {
  expect(offerEnd({ ends_at: offer.ends_at }, Date.parse('2027-01-01'))).toBe(offer.ends_at);
  expect(offerEnd({ ends_again_days: 3 }, 0)).toBeUndefined();
  expect(offerEnd({ ends_at: 'soon', ends_again_days: 3 }, 0)).toBe('soon');
});
