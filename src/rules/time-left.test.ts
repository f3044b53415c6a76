import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

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
