import { describe, expect, it } from 'vitest';
import { deliveryWords } from '../checkout/delivery.ts';
import type { DayHours } from '../stores/opening-hours.ts';
import { dayTimeWords, dropInReturn, postInReturn, repairReturn } from './return-time.ts';

/** Monday to Saturday 9 to 18, closed on Sunday. */
const hours: DayHours[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
  weekday === 7 ? { weekday, opens: null, closes: null } : { weekday, opens: '09:00', closes: '18:00' },
);
const at = (weekday: number, hour: number, minutes = 0) => ({ weekday, minutes: hour * 60 + minutes });
const work = (minutes: number) => ({ days: 0, minutes });

describe('dropped in at a store', () => {
  it.each([
    { why: 'while it is open', now: at(1, 13, 20), bench: work(90), from: [0, 13.5], back: [0, 15] },
    { why: 'before it opens', now: at(1, 7), bench: work(60), from: [0, 9], back: [0, 10] },
    { why: 'finished at closing time', now: at(1, 17), bench: work(60), from: [0, 17], back: [0, 18] },
    { why: 'goes on next morning', now: at(1, 17), bench: work(90), from: [0, 17], back: [1, 9.5] },
    { why: 'after it closed', now: at(1, 18), bench: work(60), from: [1, 9], back: [1, 10] },
    { why: 'in the last minutes', now: at(1, 17, 50), bench: work(60), from: [1, 9], back: [1, 10] },
    { why: 'over a closed day', now: at(6, 17, 30), bench: work(60), from: [0, 17.5], back: [2, 9.5] },
    { why: 'on a closed day', now: at(7, 12), bench: work(30), from: [1, 9], back: [1, 9.5] },
    { why: 'days of waiting', now: at(1, 12), bench: { days: 2, minutes: 0 }, from: [0, 12], back: [2, 9] },
    {
      why: 'days ending on a closed day',
      now: at(5, 12),
      bench: { days: 2, minutes: 0 },
      from: [0, 12],
      back: [3, 9],
    },
    { why: 'more than a day of work', now: at(1, 9), bench: work(600), from: [0, 9], back: [1, 10] },
  ])('$why', ({ now, bench, from, back }) => {
    const moment = ([daysAhead = 0, hour = 0]: number[]) => ({ daysAhead, minutes: hour * 60 });
    expect(dropInReturn(hours, now, bench)).toEqual({ from: moment(from), back: moment(back) });
  });

  it('never at a store that is always closed', () => {
    const closed = hours.map(({ weekday }) => ({ weekday, opens: null, closes: null }));
    expect(dropInReturn(closed, at(1, 12), work(30))).toBeUndefined();
  });
});

describe('repaired at a store', () => {
  /** Thursday 19 November, or another day of that week. */
  const on = (hour: number, minutes = 0, weekday = 4) => ({
    now: new Date(Date.UTC(2026, 10, 15 + weekday, hour, minutes)),
    clock: at(weekday, hour, minutes),
  });
  const moment = ([daysAhead = 0, hour = 0]: number[]) => ({ daysAhead, minutes: hour * 60 });

  it.each([
    { why: 'at the next half hour', now: on(13, 10), bench: work(60), from: [0, 13.5], back: [0, 14.5] },
    {
      why: 'no slot that ends after closing',
      now: on(17, 31),
      bench: work(90),
      from: [1, 9],
      back: [1, 10.5],
    },
    { why: 'done at closing time', now: on(16, 30), bench: work(90), from: [0, 16.5], back: [0, 18] },
    { why: 'over a closed day', now: on(1, 0, 7), bench: work(90), from: [1, 9], back: [1, 10.5] },
    { why: 'long work goes on next morning', now: on(17), bench: work(300), from: [0, 17], back: [1, 13] },
    { why: 'days of work', now: on(17), bench: { days: 2, minutes: 0 }, from: [0, 17], back: [2, 9] },
  ])('$why', ({ now, bench, from, back }) => {
    expect(repairReturn(hours, now, bench)).toEqual({ from: moment(from), back: moment(back) });
  });

  it('follows the first free slot of the store', () => {
    const next = '2026-11-20T11:30:00.000Z';
    expect(repairReturn(hours, on(12), work(90), next)).toEqual({
      from: moment([1, 11.5]),
      back: moment([1, 13]),
    });
  });

  it('is not promised where no slot is free', () => {
    expect(repairReturn(hours, on(12), work(90), null)).toBeUndefined();
  });
});

describe('posted in', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  const day = (text: string) => new Date(`${text}T10:00:00Z`);
  it.each([
    { why: 'a day each way and one on the bench', days: 1, bench: work(90), from: '2026-11-18' },
    { why: 'longer on the bench', days: 1, bench: { days: 5, minutes: 0 }, from: '2026-11-24' },
    { why: 'a slower carrier', days: 3, bench: work(30), from: '2026-11-24' },
  ])('$why', ({ days, bench, from }) => {
    const back = postInReturn({ days, hours: 0, minutes: 0 }, bench, now);
    expect(back).toMatchObject({ kind: 'dates', from: day(from) });
  });

  it.each([
    { why: 'a short job', bench: work(30), from: '2026-11-18' },
    { why: 'two days on the bench', bench: { days: 2, minutes: 0 }, from: '2026-11-19' },
  ])('takes a day each way by post, also where a courier delivers within hours: $why', ({ bench, from }) => {
    const courier = [
      { days: 0, hours: 4, minutes: 0 },
      { days: 0, hours: 0, minutes: 45 },
    ];
    for (const delivery of courier) {
      expect(postInReturn(delivery, bench, now)).toMatchObject({ kind: 'dates', from: day(from) });
    }
  });

  it('is never promised for a weekend', () => {
    const thursday = new Date('2026-11-19T17:31:00Z');
    const back = postInReturn({ days: 1, hours: 0, minutes: 0 }, work(30), thursday);
    expect(back && deliveryWords(back)).toBe('Tue 24 Nov to Wed 25 Nov');
    const monday = new Date('2026-11-16T10:00:00Z');
    const slower = postInReturn({ days: 1, hours: 0, minutes: 0 }, { days: 2, minutes: 0 }, monday);
    expect(slower && deliveryWords(slower)).toBe('Fri 20 Nov to Mon 23 Nov');
  });

  it('says nothing where nothing is known of delivery', () => {
    expect(postInReturn({ days: 0, hours: 0, minutes: 0 }, work(30), now)).toBeUndefined();
  });
});

describe('a moment in the days to come', () => {
  /** A Sunday morning. */
  const now = new Date('2026-11-15T08:00:00Z');

  it.each([
    [0, 15 * 60, 'Today, 3 PM'],
    [1, 10 * 60 + 30, 'Tomorrow, 10:30 AM'],
    [2, 9 * 60, 'Tue 17 Nov, 9 AM'],
  ])('in %d days at minute %d is %s', (daysAhead, minutes, words) => {
    expect(dayTimeWords({ daysAhead, minutes }, now)).toBe(words);
  });
});
