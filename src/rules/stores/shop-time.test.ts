import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateWords, fullDateWords, longDateWords, shopMoment, shopTime } from './shop-time.ts';

const timeZone = 'Europe/London';
const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, ...options });
const clock = written({ weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const short = written({ weekday: 'short', day: 'numeric', month: 'short' });
const long = written({ day: 'numeric', month: 'long', year: 'numeric' });

/** Dates since the current rule of summer time began. */
const moments = fc.date({
  min: new Date('1996-01-01'),
  max: new Date('2037-12-31'),
  noInvalidDate: true,
});

test('the clock and the calendar of the shop are those of London', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const { weekday, minutes } = shopTime(moment);
      const hours = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
      expect(`${days[weekday - 1]} ${hours}`).toBe(clock.format(moment).replace(' at', '').replace(',', ''));
      expect(dateWords(moment)).toBe(short.format(moment).replaceAll(',', ''));
      expect(longDateWords(moment)).toBe(long.format(moment));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['2026-03-29T00:59:59Z', 59],
  ['2026-03-29T01:00:00Z', 120],
  ['2026-10-25T00:59:59Z', 119],
  ['2026-10-25T01:00:00Z', 60],
])('%s is %i minutes after midnight', (moment, minutes) => {
  expect(shopTime(new Date(moment)).minutes).toBe(minutes);
});

test('a day and a time of the shop lead back to the moment', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const at = shopTime(moment);
      expect(shopTime(shopMoment(at, at.minutes))).toEqual(at);
    }),
  );
});

test('the long form names the weekday', () => {
  expect(fullDateWords(new Date('2026-11-29T12:00:00Z'))).toBe('Sunday 29 November 2026');
});
