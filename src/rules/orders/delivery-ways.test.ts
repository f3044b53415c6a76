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

/** When a parcel has to leave so that its promise is kept. */
describe('a parcel leaves', () => {
  const days = (count: number) => ({ delivery: { days: count, hours: 0, minutes: 0 }, stores: [] });
  const hours = { delivery: { days: 0, hours: 3, minutes: 0 }, stores: [{ hours: week }] };

  it.each([
    ['next day, at once', nextDayPromise(MONDAY), '2026-11-16T16:00:00Z'],
    [
      'next day, ordered in the evening',
      nextDayPromise(new Date('2026-11-16T17:00:00Z')),
      '2026-11-17T16:00:00Z',
    ],
    ['next day, over a weekend', nextDayPromise(new Date('2026-11-20T10:00:00Z')), '2026-11-20T16:00:00Z'],
    ['next day, far away', nextDayPromise(MONDAY, true), '2026-11-16T16:00:00Z'],
    ['in two to three days', standardPromise(days(2), MONDAY), '2026-11-18T16:00:00Z'],
    [
      'in two to three days, in summer',
      standardPromise(days(2), new Date('2026-07-06T10:00:00Z')),
      '2026-07-08T15:00:00Z',
    ],
    ['in two to three days, far away', standardPromise(days(2), MONDAY, true), '2026-11-18T16:00:00Z'],
    ['before a weekend', standardPromise(days(2), new Date('2026-11-19T10:00:00Z')), '2026-11-20T16:00:00Z'],
    [
      'at a weekend, where it was ordered too late for Friday',
      standardPromise(days(1), new Date('2026-11-20T17:00:00Z')),
      '2026-11-21T16:00:00Z',
    ],
    ['within hours, before the earlier one', standardPromise(hours, MONDAY), '2026-11-16T13:45:00Z'],
    ['within hours, far away', standardPromise(hours, MONDAY, true), '2026-11-16T16:00:00Z'],
  ] as const)('%s', (_, promise, leaves) => {
    expect(promise.leavesBy.toISOString().replace('.000', '')).toBe(leaves);
  });

  it('after it was ordered and before it arrives, at any day and hour', () => {
    for (let hour = 0; hour < 24 * 21; hour++) {
      const now = new Date(MONDAY.getTime() + hour * 3_600_000);
      for (const isFar of [false, true]) {
        const promises = [1, 2, 3, 4].map((count) => standardPromise(days(count), now, isFar));
        for (const { leavesBy, by } of [
          nextDayPromise(now, isFar),
          standardPromise(hours, now),
          ...promises,
        ]) {
          expect([leavesBy > now, leavesBy < by], `${now.toISOString()}, far: ${isFar}`).toEqual([
            true,
            true,
          ]);
        }
      }
    }
  });

  it('what is collected is ready when it was promised', () => {
    const promise = collectPromise(week, MONDAY);
    expect(promise?.leavesBy).toEqual(promise?.by);
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
  const vendor = { delivery: { days: 2, hours: 0, minutes: 0 }, stores: [] };
  expect(standardPromise(vendor, MONDAY).words).toBe('Wed 18 Nov to Thu 19 Nov');
});

describe('standard delivery within hours or minutes counts the hours in which the vendor is open', () => {
  const hours = { days: 0, hours: 3, minutes: 0 };
  const minutes = { days: 0, hours: 0, minutes: 45 };
  const open = [{ hours: week }];
  const closed = [{ hours: [{ weekday: 1, opens: null, closes: null }] }];

  it.each([
    ['in the morning', hours, open, '2026-11-16T10:40:00Z', 'In 3 to 4 hours', 'Mon 16 Nov, by 2:45 PM'],
    ['before it opens', hours, open, '2026-11-16T06:10:00Z', 'Today, by 1 PM', 'Mon 16 Nov, by 1 PM'],
    ['until closing time', hours, open, '2026-11-16T14:00:00Z', 'In 3 to 4 hours', 'Mon 16 Nov, by 6 PM'],
    ['past closing time', hours, open, '2026-11-16T16:00:00Z', 'Tomorrow, by 11 AM', 'Tue 17 Nov, by 11 AM'],
    ['at night', hours, open, '2026-11-16T23:05:00Z', 'Tomorrow, by 1 PM', 'Tue 17 Nov, by 1 PM'],
    [
      'on a Saturday night',
      hours,
      open,
      '2026-11-21T23:05:00Z',
      'Mon 23 Nov, by 1 PM',
      'Mon 23 Nov, by 1 PM',
    ],
    [
      'minutes, while open',
      minutes,
      open,
      '2026-11-16T10:45:00Z',
      'In 45 to 60 minutes',
      'Mon 16 Nov, by 11:45 AM',
    ],
    ['minutes, at night', minutes, open, '2026-11-17T02:00:00Z', 'Today, by 10 AM', 'Tue 17 Nov, by 10 AM'],
    [
      'minutes, at the end of the day',
      minutes,
      open,
      '2026-11-16T17:30:00Z',
      'Tomorrow, by 9:30 AM',
      'Tue 17 Nov, by 9:30 AM',
    ],
    [
      'no store, on a Friday night',
      hours,
      [],
      '2026-11-20T23:05:00Z',
      'Mon 23 Nov, by 1 PM',
      'Mon 23 Nov, by 1 PM',
    ],
    [
      'no store that ever opens',
      hours,
      closed,
      '2026-11-21T10:00:00Z',
      'Mon 23 Nov, by 1 PM',
      'Mon 23 Nov, by 1 PM',
    ],
    ['a summer night', hours, open, '2026-07-06T22:05:00Z', 'Tomorrow, by 1 PM', 'Tue 7 Jul, by 1 PM'],
    [
      'the night the clocks change',
      hours,
      open,
      '2026-10-25T00:30:00Z',
      'Tomorrow, by 1 PM',
      'Mon 26 Oct, by 1 PM',
    ],
  ])('%s', (_, delivery, stores, now, words, keptWords) => {
    expect(standardPromise({ delivery, stores }, new Date(now))).toMatchObject({ words, keptWords });
  });

  it('is due from the shorter of its two times, also on the next day', () => {
    const { from, by } = standardPromise({ delivery: hours, stores: open }, new Date('2026-11-16T23:05:00Z'));
    expect([from, by]).toEqual([new Date('2026-11-17T12:00:00Z'), new Date('2026-11-17T13:00:00Z')]);
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
    isFar = false,
  ) => {
    const found = vendorWays(vendor(more), pence(10_00), { now: new Date(now), isFar }).find(
      (one) => one.way === way,
    );
    if (!found) throw new Error('a way is missing');
    return { when: found.promise?.words, how: found.how, reason: found.reason };
  };
  const TOO_SLOW = { when: undefined, reason: 'No faster than standard delivery now' };

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
    const times = [days(1), days(2), days(5), { days: 0, hours: 5, minutes: 0 }];
    const slower = times.flatMap((delivery) =>
      hours.filter((now) =>
        [true, false].some((isFar) => {
          const ways = vendorWays(vendor({ delivery }), pence(10_00), { now, isFar });
          const [standard, next] = [chosenWay(ways, STANDARD), chosenWay(ways, NEXT_DAY)];
          return standard && next && next.promise.by >= standard.promise.by;
        }),
      ),
    );
    expect(slower).toEqual([]);
  });

  it('takes a day longer to a far area, and says so', () => {
    const monday = '2026-11-16T10:40:00Z';
    const how = 'Tracked, a day longer to your postcode';
    const far = (way: 'standard' | 'next_day' | 'collect', delivery = days(2)) =>
      wayOf(way, monday, { delivery }, true);
    expect(far('standard')).toMatchObject({ when: 'Thu 19 Nov to Fri 20 Nov', how });
    expect(far('next_day')).toMatchObject({ when: 'Wed 18 Nov, by 6 PM', how });
    expect(far('standard', { days: 0, hours: 3, minutes: 0 }), 'no courier goes there').toMatchObject({
      when: 'Wed 18 Nov, by 6 PM',
    });
    const forces = { now: new Date(monday), isFar: true, isForces: true };
    const [toForces] = vendorWays(vendor({ delivery: days(2) }), pence(10_00), forces);
    expect(toForces?.promise?.words).toBe('Thu 19 Nov to Fri 20 Nov');
    expect(toForces?.how).toContain('which takes it on to you');
    expect(far('collect')).toEqual(wayOf('collect', monday, { delivery: days(2) }));
    expect(wayOf('next_day', '2026-11-19T10:40:00Z', { delivery: days(4) }, true).when).toBe(
      'Mon 23 Nov, by 6 PM',
    );
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
