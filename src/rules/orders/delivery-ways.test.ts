import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import {
  DEFAULT_TERMS,
  collectPromise,
  minutesToCutOff,
  nextDayPromise,
  standardPromise,
  wayPrice,
} from './delivery-ways.ts';
import { addWorkingDays, shopMoment, shopTime } from './shop-time.ts';

const MONDAY = new Date('2026-11-16T10:40:00Z');
const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }));

describe('what delivery costs', () => {
  it.each([
    ['standard', 39_99, 3_99],
    ['standard', 40_00, 0],
    ['next_day', 400_00, 5_99],
    ['collect', 1, 0],
  ] as const)('%s for goods of %d pence: %d', (way, goods, price) => {
    expect(wayPrice(DEFAULT_TERMS[way], pence(goods))).toBe(price);
  });
});

describe('next day', () => {
  it.each([
    ['a Monday morning', '2026-11-16T10:40:00Z', 'Tue 17 Nov, by 6 PM'],
    ['a minute before four', '2026-11-16T15:59:00Z', 'Tue 17 Nov, by 6 PM'],
    ['four o’clock', '2026-11-16T16:00:00Z', 'Wed 18 Nov, by 6 PM'],
    ['a Friday', '2026-11-20T10:00:00Z', 'Mon 23 Nov, by 6 PM'],
    ['a Saturday', '2026-11-21T10:00:00Z', 'Tue 24 Nov, by 6 PM'],
    ['four o’clock in summer', '2026-07-06T15:00:00Z', 'Wed 8 Jul, by 6 PM'],
  ])('ordered on %s', (_, now, words) => {
    expect(nextDayPromise(new Date(now)).words).toBe(words);
  });

  it('says how long is left', () => {
    expect(minutesToCutOff(MONDAY)).toBe(5 * 60 + 20);
    expect(minutesToCutOff(new Date('2026-11-21T10:00:00Z'))).toBeUndefined();
  });
});

describe('collecting', () => {
  it.each([
    ['2026-11-16T10:40:00Z', 'Today from 12:45 PM', 'Mon 16 Nov from 12:45 PM'],
    ['2026-11-16T17:00:00Z', 'Tomorrow from 10 AM', 'Tue 17 Nov from 10 AM'],
    ['2026-11-21T19:00:00Z', 'Mon 23 Nov from 11 AM', 'Mon 23 Nov from 11 AM'],
  ])('is ready two opening hours after %s, and the kept words name the date', (now, words, keptWords) => {
    expect(collectPromise(week, new Date(now))).toMatchObject({ words, keptWords });
  });

  it('is promised by no store that never opens', () => {
    expect(collectPromise([], MONDAY)).toBeUndefined();
  });
});

it('standard delivery takes as long as the business says', () => {
  expect(standardPromise({ days: 2, hours: 0, minutes: 0 }, MONDAY).words).toBe('Wed 18 Nov to Thu 19 Nov');
  expect(standardPromise({ days: 0, hours: 3, minutes: 0 }, MONDAY)).toMatchObject({
    words: 'In 3 to 4 hours',
    keptWords: 'Mon 16 Nov, by 2:40 PM',
  });
});

it('the shop’s clock is London’s, in winter and in summer', () => {
  for (const text of [
    '2026-11-16T10:40:00Z',
    '2026-07-06T23:30:00Z',
    '2026-03-29T00:30:00Z',
    '2026-10-25T12:00:00Z',
  ]) {
    const moment = new Date(text);
    const shown = shopTime(moment);
    expect(shopMoment(shown, shown.minutes)).toEqual(moment);
  }
  expect(addWorkingDays(new Date('2026-11-20T10:00:00Z'), 5)).toEqual(new Date('2026-11-27T10:00:00Z'));
});
