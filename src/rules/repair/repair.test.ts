import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import type { BenchTime, RepairFault, RepairPart } from './repair.ts';
import {
  benchWords,
  repairFacts,
  repairQuote,
  timeTogether,
  warrantyTogether,
  warrantyWords,
} from './repair.ts';

/** Times have non-breaking spaces. */
const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');

describe('the words of a repair', () => {
  it('are the facts of its option, with any signs', () => {
    const bench = { days: 0, minutes: 60 };
    const signs = 'Cracked · 5 min · 99 months';
    expect(repairFacts({ fault: 'screen', part_quality: null, signs, bench, warranty_months: 12 })).toEqual({
      signs,
      time: bench,
      warranty: 12,
    });
    expect(repairFacts(null)).toEqual({ signs: '', time: undefined, warranty: undefined });
  });

  it.each([
    [0, 'By repair'],
    [1, '1 month'],
    [24, '24 months'],
  ])('%d months of warranty are said as %s', (months, words) => {
    expect(warrantyWords(months)).toBe(words);
  });

  it.each([
    [{ days: 0, minutes: 45 }, '45 min'],
    [{ days: 0, minutes: 60 }, '60 min'],
    [{ days: 0, minutes: 90 }, '1 h 30'],
    [{ days: 0, minutes: 120 }, '2 h'],
    [{ days: 1, minutes: 0 }, '1 day'],
    [{ days: 2, minutes: 0 }, '2 days'],
  ])('%o is said as %s', (time, words) => {
    expect(benchWords(time)).toBe(unbroken(words));
  });
});

describe('several repairs together', () => {
  const hour = { days: 0, minutes: 60 };
  const half = { days: 0, minutes: 30 };
  const day = { days: 1, minutes: 0 };
  it.each([
    { why: 'none', times: [], together: undefined },
    { why: 'one', times: [hour], together: hour },
    { why: 'one after the other', times: [hour, half], together: { days: 0, minutes: 90 } },
    { why: 'minutes fit into a day', times: [hour, day], together: day },
    { why: 'days side by side', times: [day, { days: 3, minutes: 0 }], together: { days: 3, minutes: 0 } },
  ])('take $why', ({ times, together }) => {
    expect(timeTogether(times)).toEqual(together);
  });

  it.each([
    { all: [], words: undefined },
    { all: [12, 12], words: '12 months' },
    { all: [24, 12], words: '12 to 24 months' },
    { all: [0, 12], words: '12 months' },
    { all: [0], words: 'By repair' },
  ])('$all are under warranty for $words', ({ all, words }) => {
    expect(warrantyTogether(all)).toBe(words);
  });
});

describe('a repair quote', () => {
  const facts = (time: BenchTime | undefined, warranty: number) => ({ signs: '', time, warranty });
  const fault = (
    id: number,
    name: string,
    price: number,
    time: BenchTime,
    warranty: number,
  ): RepairFault => ({
    id,
    fault: name,
    price: pence(price),
    facts: facts(time, warranty),
  });
  const faults = [
    fault(1, 'screen', 14900, { days: 0, minutes: 60 }, 12),
    fault(2, 'battery', 6900, { days: 0, minutes: 30 }, 12),
    fault(3, 'something-else', 0, { days: 1, minutes: 0 }, 0),
  ];
  const parts: RepairPart[] = [
    { id: 11, price: pence(0), facts: facts(undefined, 12) },
    { id: 12, price: pence(9000), facts: facts(undefined, 24) },
  ];
  it.each([
    { why: 'nothing ticked', ticked: [], part: 12, total: 0, time: undefined, warranty: undefined },
    {
      why: 'the first part',
      ticked: [1],
      part: undefined,
      total: 14900,
      time: '60 min',
      warranty: '12 months',
    },
    { why: 'the dearer part', ticked: [1], part: 12, total: 23900, time: '60 min', warranty: '24 months' },
    {
      why: 'two faults',
      ticked: [2, 1],
      part: 12,
      total: 30800,
      time: '1 h 30',
      warranty: '12 to 24 months',
    },
    {
      why: 'a part without its fault',
      ticked: [2],
      part: 12,
      total: 6900,
      time: '30 min',
      warranty: '12 months',
    },
    { why: 'a look first', ticked: [2, 3], part: 11, total: 6900, time: '1 day', warranty: '12 months' },
    { why: 'a fault that is none', ticked: [99], part: 11, total: 0, time: undefined, warranty: undefined },
  ])('$why', ({ ticked, part, total, time, warranty }) => {
    const quote = repairQuote(faults, parts, ticked, part);
    expect(quote.total).toBe(total);
    expect(quote.time && benchWords(quote.time)).toBe(time && unbroken(time));
    expect(quote.warranty).toBe(warranty);
  });

  it('has one line for each fault in their order, and says which price comes later', () => {
    expect(repairQuote(faults, parts, [3, 1], undefined).lines).toMatchObject([
      { faultId: 1, partId: 11, price: 14900, isAfterDiagnosis: false },
      { faultId: 3, partId: undefined, price: 0, isAfterDiagnosis: true },
    ]);
  });

  it('needs no parts', () => {
    expect(repairQuote(faults, [], [1], 12)).toMatchObject({ total: 14900, warranty: '12 months' });
  });
});
