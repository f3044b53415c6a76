import { describe, expect, it } from 'vitest';
import type { DayHours } from '../stores/opening-hours.ts';
import type { SlotStore, Taken } from './slots.ts';
import { firstSlot, freeBench, freeSlots, partsOf, slotMinutes } from './slots.ts';

const week = (opens: string, closes: string, sunday = false): DayHours[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    weekday === 7 && !sunday ? { weekday, opens: null, closes: null } : { weekday, opens, closes },
  );
const store = (given: Partial<SlotStore> = {}): SlotStore => ({
  hours: week('09:00', '12:00'),
  benches: 1,
  taken: [],
  holiday: null,
  ...given,
});
const taken = (from: string, to: string, bench = 1): Taken => ({
  bench,
  from: Date.parse(from),
  to: Date.parse(to),
});
/** The first day's slots, in London. */
const clock = (moment: Date) =>
  moment.toLocaleTimeString('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });
const firstDay = (given: SlotStore, minutes: number, now: Date) =>
  freeSlots(given, minutes, now)[0]?.slots.map(({ from }) => clock(from));

/** A Monday in winter. */
const MONDAY = new Date('2026-11-16T07:00:00Z');

describe('the slots of a store', () => {
  it.each([
    {
      why: 'every half hour while it is open',
      minutes: 30,
      all: ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'],
    },
    {
      why: 'so that the work is done before it closes',
      minutes: 60,
      all: ['09:00', '09:30', '10:00', '10:30', '11:00'],
    },
    {
      why: 'also for work that ends between two half hours',
      minutes: 45,
      all: ['09:00', '09:30', '10:00', '10:30', '11:00'],
    },
    { why: 'none for work that is longer than the day', minutes: 181, all: [] },
  ])('are $why', ({ minutes, all }) => {
    expect(firstDay(store(), minutes, MONDAY)).toEqual(all);
  });

  it.each([
    { why: 'in the past', given: {}, now: '2026-11-16T10:01:00Z', all: ['10:30', '11:00'] },
    {
      why: 'while the bench is taken, and too close before that',
      given: { taken: [taken('2026-11-16T10:30:00Z', '2026-11-16T11:00:00Z')] },
      now: '2026-11-16T07:00:00Z',
      all: ['09:00', '09:30', '11:00'],
    },
    {
      why: 'at every half hour of a store that opens at ten past',
      given: { hours: week('09:10', '11:00') },
      now: '2026-11-16T07:00:00Z',
      all: ['09:30', '10:00'],
    },
    { why: 'without a bench', given: { benches: 0 }, now: '2026-11-16T07:00:00Z', all: [] },
  ])('are not $why', ({ given, now, all }) => {
    expect(firstDay(store(given), 60, new Date(now))).toEqual(all);
  });

  it('are free as long as one bench is, over all of the time', () => {
    const both = {
      benches: 2,
      taken: [
        taken('2026-11-16T09:00:00Z', '2026-11-16T10:00:00Z', 1),
        taken('2026-11-16T09:30:00Z', '2026-11-16T10:30:00Z', 2),
      ],
    };
    expect(firstDay(store(both), 60, MONDAY)).toEqual(['10:00', '10:30', '11:00']);
    expect(firstDay(store(both), 30, MONDAY)).toEqual(['09:00', '10:00', '10:30', '11:00', '11:30']);
  });

  it('are those of fourteen days, without the days on which it is closed', () => {
    const days = freeSlots(store(), 30, MONDAY).map(({ date }) => date);
    expect(days).toHaveLength(12);
    expect([days[0], days.at(-1)]).toEqual(['2026-11-16', '2026-11-28']);
    expect(days).not.toContain('2026-11-22');
  });

  it('keep a day that is open and full', () => {
    const full = store({ taken: [taken('2026-11-16T09:00:00Z', '2026-11-16T12:00:00Z')] });
    expect(freeSlots(full, 30, MONDAY)[0]).toEqual({ date: '2026-11-16', slots: [] });
    expect(firstSlot(full, 30, MONDAY)?.from.toISOString()).toBe('2026-11-17T09:00:00.000Z');
    expect(firstSlot(store({ benches: 0 }), 30, MONDAY)).toBeUndefined();
  });

  it('skip the days of a holiday', () => {
    const away = store({ holiday: { from: '2026-11-16', to: '2026-11-18' } });
    expect(freeSlots(away, 30, MONDAY)[0]?.date).toBe('2026-11-19');
  });
});

describe('the slots around a change of the clocks', () => {
  it.each([
    {
      why: 'before summer time',
      now: '2027-03-26T06:00:00Z',
      sunday: '2027-03-28',
      utc: '2027-03-28T08:00:00.000Z',
    },
    {
      why: 'before winter time',
      now: '2026-10-23T06:00:00Z',
      sunday: '2026-10-25',
      utc: '2026-10-25T09:00:00.000Z',
    },
  ])('begin at 9 in London $why and after it', ({ now, sunday, utc }) => {
    const days = freeSlots(store({ hours: week('09:00', '10:00', true) }), 30, new Date(now));
    for (const { slots } of days) expect(slots.map(({ from }) => clock(from))).toEqual(['09:00', '09:30']);
    expect(days.find(({ date }) => date === sunday)?.slots[0]?.from.toISOString()).toBe(utc);
  });

  it('has no slot at a time that the clocks skip', () => {
    const night = store({ hours: week('00:00', '03:00', true) });
    expect(firstDay(night, 30, new Date('2027-03-28T00:00:00Z'))).toEqual([
      '00:00',
      '00:30',
      '02:00',
      '02:30',
    ]);
  });

  it('counts the work in minutes, not by the clock on the wall', () => {
    const night = store({ hours: week('00:00', '03:00', true) });
    // From half past midnight to three are only 90 minutes.
    expect(firstDay(night, 90, new Date('2027-03-28T00:00:00Z'))).toEqual(['00:00', '00:30']);
  });

  it('names each moment once in a night that has an hour twice', () => {
    const [day] = freeSlots(
      store({ hours: week('00:00', '03:00', true) }),
      30,
      new Date('2026-10-24T23:00:00Z'),
    );
    const moments = day?.slots.map(({ from }) => from.getTime()) ?? [];
    expect(new Set(moments).size).toBe(moments.length);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });
});

describe('the bench for a slot', () => {
  const from = new Date('2026-11-16T09:30:00Z');
  const asked = { from, minutes: 60, now: MONDAY };

  it('is the first free slot', () => {
    const one = { benches: 2, taken: [taken('2026-11-16T10:00:00Z', '2026-11-16T11:00:00Z', 1)] };
    expect(freeBench(store({ benches: 2 }), asked)?.bench).toBe(1);
    expect(freeBench(store(one), asked)).toEqual({
      bench: 2,
      slot: { from, to: new Date('2026-11-16T10:30:00Z') },
    });
  });

  it.each([
    {
      why: 'all are taken',
      given: { taken: [taken('2026-11-16T10:00:00Z', '2026-11-16T11:00:00Z')] },
      asked,
    },
    { why: 'no slot begins then', given: {}, asked: { ...asked, from: new Date('2026-11-16T09:40:00Z') } },
    { why: 'the store is closed', given: {}, asked: { ...asked, from: new Date('2026-11-16T13:00:00Z') } },
    { why: 'it is over', given: {}, asked: { ...asked, now: new Date('2026-11-16T09:31:00Z') } },
    { why: 'it is too far away', given: {}, asked: { ...asked, from: new Date('2026-11-30T09:30:00Z') } },
    { why: 'the work ends after closing', given: {}, asked: { ...asked, minutes: 151 } },
  ])('is none where $why', ({ given, asked: wish }) => {
    expect(freeBench(store(given), wish)).toBeUndefined();
  });

  it('is found for the last of the fourteen days, and says the same as the list', () => {
    const last = freeSlots(store(), 60, MONDAY).at(-1)?.slots.at(-1);
    expect(last && freeBench(store(), { from: last.from, minutes: 60, now: MONDAY })?.slot).toEqual(last);
  });
});

describe('how long a bench is taken', () => {
  it.each([
    { why: 'the work', time: { days: 0, minutes: 45 }, minutes: 45 },
    { why: 'days of waiting', time: { days: 2, minutes: 0 }, minutes: 30 },
    { why: 'nothing is known', time: undefined, minutes: 30 },
    { why: 'longer than a customer waits', time: { days: 0, minutes: 241 }, minutes: 30 },
  ])('$why: $minutes minutes', ({ time, minutes }) => {
    expect(slotMinutes(time)).toBe(minutes);
  });

  it('devices of one visit follow each other', () => {
    const parts = partsOf({ from: new Date('2026-11-16T09:00:00Z') }, [45, 30]);
    expect(parts.map(({ from, to }) => [clock(from), clock(to)])).toEqual([
      ['09:00', '09:45'],
      ['09:45', '10:15'],
    ]);
  });
});
