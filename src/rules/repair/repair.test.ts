import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import type { RepairFault, RepairPart } from './repair.ts';
import { benchWords, repairFacts, repairQuote, timeTogether, warrantyTogether } from './repair.ts';

describe('the words of a repair', () => {
  it.each([
    ['Cracked · 60 min · 12 months', 'Cracked', { days: 0, minutes: 60 }, '12 months'],
    ['Bent · or worse · 1 h 30 · 12 months', 'Bent · or worse', { days: 0, minutes: 90 }, '12 months'],
    ['Dead · 2 h · 24 months', 'Dead', { days: 0, minutes: 120 }, '24 months'],
    ['Dead · 1 day · By repair', 'Dead', { days: 1, minutes: 0 }, 'By repair'],
    ['Dead · 3 days · 12 months', 'Dead', { days: 3, minutes: 0 }, '12 months'],
    ['Dead · soon · 12 months', 'Dead', undefined, '12 months'],
    ['Same brightness · 24 months', 'Same brightness', undefined, '24 months'],
    ['Only signs', 'Only signs', undefined, undefined],
    [null, '', undefined, undefined],
  ])('%s', (description, signs, time, warranty) => {
    expect(repairFacts(description)).toEqual({ signs, time, warranty });
  });

  it.each([
    [{ days: 0, minutes: 45 }, '45 min'],
    [{ days: 0, minutes: 60 }, '60 min'],
    [{ days: 0, minutes: 90 }, '1 h 30'],
    [{ days: 0, minutes: 120 }, '2 h'],
    [{ days: 1, minutes: 0 }, '1 day'],
    [{ days: 2, minutes: 0 }, '2 days'],
  ])('%o is said as %s', (time, words) => {
    expect(benchWords(time)).toBe(words);
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
    { all: ['12 months', '12 months'], words: '12 months' },
    { all: ['24 months', '12 months'], words: '12 to 24 months' },
    { all: ['By repair', '12 months'], words: '12 months' },
    { all: ['By repair'], words: 'By repair' },
  ])('$all are under warranty for $words', ({ all, words }) => {
    expect(warrantyTogether(all)).toBe(words);
  });
});

describe('a repair quote', () => {
  const fault = (id: number, value: string, price: number, words: string): RepairFault => ({
    id,
    value,
    price: pence(price),
    facts: repairFacts(words),
  });
  const faults = [
    fault(1, 'screen', 14900, 'Cracked · 60 min · 12 months'),
    fault(2, 'battery', 6900, 'Drains · 30 min · 12 months'),
    fault(3, 'something-else', 0, 'We look · 1 day · By repair'),
  ];
  const parts: RepairPart[] = [
    { id: 11, price: pence(0), facts: repairFacts('Premium · 12 months') },
    { id: 12, price: pence(9000), facts: repairFacts('Genuine · 24 months') },
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
    expect(quote.time && benchWords(quote.time)).toBe(time);
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
