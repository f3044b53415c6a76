import { describe, expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import { deviceValue, specIn } from './device-value.ts';
import { USUAL_TERMS } from './terms.ts';

const option = (id: number, pounds: number) => ({ id, price: pence(pounds * 100) });
const QUESTIONS = [
  {
    id: 1,
    role: 'spec' as const,
    isRequired: true,
    kind: 'single' as const,
    options: [option(11, 0), option(12, 30)],
  },
  {
    id: 2,
    role: 'grade' as const,
    isRequired: true,
    kind: 'single' as const,
    options: [option(21, 0), option(22, -100)],
  },
  { id: 3, role: null, isRequired: false, kind: 'multiple' as const, options: [option(31, 5)] },
];
const BEST = { cash: pence(20_000), voucher: pence(22_000) };

describe('The value of a device', () => {
  it.each([
    ['is the most that it can be with nothing known', {}, 23_500, true],
    ['follows a known spec', { 1: [11] }, 20_500, true],
    ['is exact once all required answers are known', { 1: [12], 2: [22] }, 13_000, false],
    ['counts answers that are not required', { 1: [12], 2: [22], 3: [31] }, 13_500, false],
  ])('%s', (_what, answers, cash, isUpTo) => {
    expect(deviceValue(BEST, QUESTIONS, answers, USUAL_TERMS)).toMatchObject({ cash, isUpTo });
  });
});

describe('The spec in the name of a device', () => {
  const asked = [
    {
      id: 1,
      role: 'spec',
      options: [
        { id: 11, label: '128 GB' },
        { id: 12, label: '256GB' },
        { id: 13, label: '1 TB' },
        { id: 14, label: '6 GB' },
      ],
    },
    { id: 2, role: 'grade', options: [{ id: 21, label: 'Good' }] },
  ];

  it.each([
    ['iPhone 14 128GB Blue, Good', [11]],
    ['iPhone 14, 128 GB, Good', [11]],
    ['MacBook Air 256gb', [12]],
    ['iPad Pro 1TB', [13]],
    ['iPhone 14', []],
    ['128GB or 256GB', []],
    ['iPhone 16 GBX', []],
  ])('%s: %j', (name, ids) => {
    expect(specIn(name, asked)).toEqual(ids);
  });
});
