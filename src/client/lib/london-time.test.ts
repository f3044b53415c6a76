import { expect, it } from 'vitest';
import { fieldTime, isSkippedTime, readFieldTime } from './london-time.ts';

it.each([
  ['winter', '2026-12-01T09:00', '2026-12-01T09:00:00.000Z'],
  ['summer', '2027-07-01T09:30', '2027-07-01T08:30:00.000Z'],
  ['the evening before the clocks go back', '2026-10-24T23:59', '2026-10-24T22:59:00.000Z'],
  ['the first hour after they went back', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
  ['the hour after they went forward', '2027-03-28T02:00', '2027-03-28T01:00:00.000Z'],
])('reads and shows a time of %s', (_when, text, moment) => {
  expect(readFieldTime(text)?.toISOString()).toBe(moment);
  expect(fieldTime(new Date(moment))).toBe(text);
  expect(isSkippedTime(text)).toBe(false);
});

it('knows the hour that the clocks skip in spring', () => {
  expect(isSkippedTime('2027-03-28T01:30')).toBe(true);
});

it('reads nothing that is no time', () => {
  expect(readFieldTime('tomorrow')).toBeUndefined();
});
