import { describe, expect, it } from 'vitest';
import { advise, gradesAround } from './advisor.ts';
import { pence } from '../money/money.ts';

const grade = (value: string, cash: number) => ({ value, cash: pence(cash) });
const grades = [
  grade('like-new', 35000),
  grade('good', 24000),
  grade('cracked', 12500),
  grade('faulty', 9000),
];

describe('the grades around a repair', () => {
  it.each([
    { fault: 'screen', asItIs: 'cracked' },
    { fault: 'back-glass', asItIs: 'cracked' },
    { fault: 'battery', asItIs: 'faulty' },
    { fault: 'something-new', asItIs: 'faulty' },
  ])('with $fault it is $asItIs, and good once mended', ({ fault, asItIs }) => {
    const found = gradesAround(fault, grades);
    expect([found?.asItIs.value, found?.afterRepair.value]).toEqual([asItIs, 'good']);
  });

  it.each([
    {
      why: 'other names: the lowest and the best',
      has: [grade('b', 500), grade('a', 900), grade('c', 100)],
      asItIs: 'c',
      after: 'a',
    },
    { why: 'one grade is both', has: [grade('a', 900)], asItIs: 'a', after: 'a' },
  ])('$why', ({ has, asItIs, after }) => {
    const found = gradesAround('screen', has);
    expect([found?.asItIs.value, found?.afterRepair.value]).toEqual([asItIs, after]);
  });

  it('there are none without grades', () => {
    expect(gradesAround('screen', [])).toBeUndefined();
  });
});

describe('the advisor', () => {
  const full = { repair: 11900, asItIs: 12500, afterRepair: 24000, replaceFrom: 25900 };
  it.each([
    {
      why: 'a repair that costs £4 more than it brings',
      ways: full,
      left: 12100,
      gain: -400,
      replace: 13400,
      keeping: 14000,
    },
    {
      why: 'a repair that pays',
      ways: { ...full, repair: 5900 },
      left: 18100,
      gain: 5600,
      replace: 13400,
      keeping: 20000,
    },
    {
      why: 'a repair dearer than another one',
      ways: { ...full, repair: 29900 },
      left: -5900,
      gain: -18400,
      replace: 13400,
      keeping: -4000,
    },
    {
      why: 'not repaired here',
      ways: { ...full, repair: null },
      left: null,
      gain: null,
      replace: 13400,
      keeping: null,
    },
    {
      why: 'not bought here',
      ways: { ...full, asItIs: null, afterRepair: null },
      left: null,
      gain: null,
      replace: null,
      keeping: 14000,
    },
    {
      why: 'not sold here',
      ways: { ...full, replaceFrom: null },
      left: 12100,
      gain: -400,
      replace: null,
      keeping: null,
    },
  ])('$why', ({ ways, left, gain, replace, keeping }) => {
    const amount = (value: number | null) => (value === null ? null : pence(value));
    expect(
      advise({
        repair: amount(ways.repair),
        asItIs: amount(ways.asItIs),
        afterRepair: amount(ways.afterRepair),
        replaceFrom: amount(ways.replaceFrom),
      }),
    ).toEqual({
      leftAfterRepair: left,
      gain,
      replaceAfterSelling: replace,
      keepingSaves: keeping,
    });
  });
});
