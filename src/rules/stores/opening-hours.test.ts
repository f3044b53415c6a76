import { describe, expect, it } from 'vitest';
import {
  clockWords,
  hoursError,
  hoursInLines,
  openState,
  type DayHours,
  type OpenState,
} from './opening-hours.ts';

const week: DayHours[] = [
  ...[1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '19:00' })),
  { weekday: 7, opens: null, closes: null },
];
const at = (weekday: number, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { weekday, minutes: hours * 60 + minutes };
};

describe('A store', () => {
  it.each<[string, number, string, OpenState]>([
    ['in the middle of the day', 3, '12:00', { isOpen: true, until: '19:00' }],
    ['in its first minute', 3, '09:00', { isOpen: true, until: '19:00' }],
    ['before it opens', 3, '08:59', { isOpen: false, nextDay: 3, opens: '09:00' }],
    ['in the minute it closes', 3, '19:00', { isOpen: false, nextDay: 4, opens: '09:00' }],
    ['on Saturday night', 6, '22:00', { isOpen: false, nextDay: 1, opens: '09:00' }],
    ['on its closed day', 7, '12:00', { isOpen: false, nextDay: 1, opens: '09:00' }],
  ])('%s', (_when, weekday, time, state) => {
    expect(openState(week, at(weekday, time))).toEqual(state);
  });

  it('that opens on one day says when it opens again', () => {
    const once = [{ weekday: 2, opens: '10:00', closes: '11:00' }];
    expect(openState(once, at(2, '12:00'))).toEqual({ isOpen: false, nextDay: 2, opens: '10:00' });
  });

  it('that never opens says nothing', () => {
    expect(openState([], at(1, '12:00'))).toEqual({ isOpen: false, nextDay: undefined, opens: undefined });
  });
});

it.each([
  ['09:00', '9 AM'],
  ['00:00', '12 AM'],
  ['12:00', '12 noon'],
  ['17:30', '5:30 PM'],
  ['09:05', '9:05 AM'],
])('%s is said as %s', (time, words) => {
  expect(clockWords(time)).toBe(words);
});

it('Days with the same hours are one line', () => {
  expect(hoursInLines(week).map(({ from, to }) => [from, to])).toEqual([
    [1, 6],
    [7, 7],
  ]);
});

it.each([
  [null, null, undefined],
  ['09:00', '17:30', undefined],
  ['00:00', '23:59', undefined],
  ['09:00', null, 'Say when it opens and when it closes'],
  [null, '17:00', 'Say when it opens and when it closes'],
  ['17:00', '09:00', 'It must close after it opens'],
  ['09:00', '09:00', 'It must close after it opens'],
  ['9:00', '17:00', 'Times are such as 09:00'],
  ['09:00', '24:00', 'Times are such as 09:00'],
  ['09:60', '10:00', 'Times are such as 09:00'],
])('Hours from %o to %o: %o', (opens, closes, error) => {
  expect(hoursError({ opens, closes })).toBe(error);
});
