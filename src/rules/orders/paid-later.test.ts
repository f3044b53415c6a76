import { expect, it } from 'vitest';
import { standardPromise } from './delivery-ways.ts';
import { paidLaterWords } from './paid-later.ts';

it.each([
  ['standard', [2, 0, 0], false, '2 to 3 days after your money is in'],
  ['standard', [2, 0, 0], true, '3 to 4 days after your money is in'],
  ['standard', [1, 14, 0], false, '1 to 3 days after your money is in'],
  ['standard', [1, 0, 30], true, '2 to 4 days after your money is in'],
  ['standard', [0, 3, 0], false, '3 to 4 hours after your money is in, in opening hours'],
  ['standard', [0, 0, 30], false, '30 to 45 minutes after your money is in, in opening hours'],
  ['standard', [0, 3, 0], true, '2 working days after your money is in'],
  ['standard', [0, 0, 0], false, '2 to 3 days after your money is in'],
  ['next_day', [2, 0, 0], false, '1 working day after your money is in'],
  ['next_day', [2, 0, 0], true, '2 working days after your money is in'],
  ['collect', [2, 0, 0], false, 'Ready 2 opening hours after your money is in'],
] as const)('%s of a vendor who takes %o, far away: %s', (way, [days, hours, minutes], isFar, words) => {
  expect(paidLaterWords(way, { days, hours, minutes }, isFar)).toBe(words);
});

it('counts from the check of a device that pays a part', () => {
  const delivery = { days: 2, hours: 0, minutes: 0 };
  expect(paidLaterWords('standard', delivery, false, 'device')).toBe(
    '2 to 3 days after your device is checked',
  );
});

const DAY_MS = 86_400_000;
const dayOf = (moment: Date) => Math.floor(moment.getTime() / DAY_MS);

it.each([
  [1, 6],
  [2, 0],
  [1, 23],
  [3, 12],
])(
  'the days of a vendor who takes %i days and %i hours are those that are promised once the money is in',
  (days, hours) => {
    const delivery = { days, hours, minutes: 0 };
    const [, least, most] = /^(\d+) to (\d+) days/.exec(paidLaterWords('standard', delivery, false)) ?? [];
    const promised = Array.from({ length: 24 }, (_, hour) => {
      // Winter, when the shop's clock is UTC.
      const paid = new Date(Date.UTC(2026, 10, 17, hour, 30));
      const { from, by } = standardPromise({ delivery, stores: [] }, paid);
      return [dayOf(from) - dayOf(paid), dayOf(by) - dayOf(paid)] as const;
    });
    expect(Number(least)).toBe(Math.min(...promised.map(([from]) => from)));
    expect(Number(most)).toBe(Math.max(...promised.map(([, by]) => by)));
  },
);
