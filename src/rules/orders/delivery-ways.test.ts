import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import {
  DEFAULT_TERMS,
  collectPromise,
  isAfterDay,
  nextDayPromise,
  standardPromise,
  wayPrice,
} from './delivery-ways.ts';
import { addWorkingDays, shopMoment, shopTime } from '../stores/shop-time.ts';
import type { VendorDelivery } from './vendor-ways.ts';
import { chosenWay, vendorWays } from './vendor-ways.ts';

const MONDAY = new Date('2026-11-16T10:40:00Z');
const STANDARD = { way: 'standard', storeId: null } as const;
const NEXT_DAY = { way: 'next_day', storeId: null } as const;
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

describe('the ways of a vendor', () => {
  const days = (count: number) => ({ days: count, hours: 0, minutes: 0 });
  const vendor = (more: Partial<VendorDelivery> = {}): VendorDelivery => ({
    delivery: days(1),
    ways: DEFAULT_TERMS,
    stores: [{ id: 1, hours: week }],
    ...more,
  });
  const wayOf = (
    way: 'standard' | 'next_day' | 'collect',
    now: string,
    more: Partial<VendorDelivery> = {},
  ) => {
    const found = vendorWays(vendor(more), pence(10_00), new Date(now)).find((one) => one.way === way);
    if (!found) throw new Error('a way is missing');
    return { when: found.promise?.words, how: found.how, reason: found.reason };
  };
  const TOO_SLOW = { when: undefined, reason: 'Standard is as fast now' };

  it.each([
    [
      'Monday morning',
      '2026-11-16T10:40:00Z',
      1,
      { when: 'Tue 17 Nov, by 6 PM', how: 'Tracked, order by 4 PM' },
    ],
    ['Monday evening', '2026-11-16T16:00:00Z', 1, { ...TOO_SLOW, how: 'Tracked' }],
    ['Monday evening', '2026-11-16T16:00:00Z', 2, { when: 'Wed 18 Nov, by 6 PM', how: 'Tracked' }],
    ['Friday morning', '2026-11-20T10:00:00Z', 1, TOO_SLOW],
    [
      'Friday morning',
      '2026-11-20T10:00:00Z',
      3,
      { when: 'Mon 23 Nov, by 6 PM', how: 'Tracked, order by 4 PM' },
    ],
    ['Friday evening', '2026-11-20T17:00:00Z', 2, TOO_SLOW],
    ['Friday evening', '2026-11-20T17:00:00Z', 4, { when: 'Tue 24 Nov, by 6 PM', how: 'Tracked' }],
    ['Saturday', '2026-11-21T10:00:00Z', 1, TOO_SLOW],
    ['Sunday', '2026-11-22T10:00:00Z', 3, { when: 'Tue 24 Nov, by 6 PM', how: 'Tracked' }],
    ['Monday morning', '2026-11-16T10:40:00Z', 0, { when: 'Tue 17 Nov, by 6 PM' }],
  ])('next day, on %s (%s), where standard takes %d days', (_when, now, standard, expected) => {
    expect(wayOf('next_day', now, { delivery: days(standard) })).toMatchObject(expected);
  });

  it('no next day where standard comes within hours, and one where standard is not offered', () => {
    const hours = { delivery: { days: 0, hours: 4, minutes: 0 } };
    expect(wayOf('next_day', '2026-11-16T10:40:00Z', hours)).toMatchObject(TOO_SLOW);
    const alone = { ways: { ...DEFAULT_TERMS, standard: { ...DEFAULT_TERMS.standard, isOffered: false } } };
    expect(wayOf('next_day', '2026-11-20T17:00:00Z', alone).when).toBe('Tue 24 Nov, by 6 PM');
  });

  it('is never slower by next day than by standard, at any hour of two weeks', () => {
    const hours = Array.from({ length: 14 * 24 }, (_, hour) => new Date(MONDAY.getTime() + hour * 3_600_000));
    const slower = [days(1), days(2), days(5), { days: 0, hours: 5, minutes: 0 }].flatMap((delivery) =>
      hours.filter((now) => {
        const ways = vendorWays(vendor({ delivery }), pence(10_00), now);
        const [standard, next] = [chosenWay(ways, STANDARD), chosenWay(ways, NEXT_DAY)];
        return standard && next && next.promise.by >= standard.promise.by;
      }),
    );
    expect(slower).toEqual([]);
  });

  it('says why nothing can be collected', () => {
    expect(wayOf('collect', '2026-11-16T10:40:00Z', { stores: [] }).reason).toContain('no store');
    expect(wayOf('collect', '2026-11-16T10:40:00Z', { stores: [{ id: 1, hours: [] }] })).toMatchObject({
      when: undefined,
      reason: 'No store of this vendor is open soon',
    });
    expect(wayOf('collect', '2026-11-16T10:40:00Z')).toMatchObject({
      how: 'At the counter',
      reason: undefined,
    });
  });
});

it.each([
  ['2026-11-12T10:40:00Z', '2026-11-12T23:30:00Z', false],
  ['2026-11-12T10:40:00Z', '2026-11-13T00:01:00Z', true],
  ['2026-07-06T22:30:00Z', '2026-07-06T23:30:00Z', true],
])('what was promised by %s is late at %s: %s', (by, now, isLate) => {
  expect(isAfterDay(new Date(by), new Date(now))).toBe(isLate);
});
