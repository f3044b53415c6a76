import { expect, it } from 'vitest';
import { paidLaterWords } from './paid-later.ts';

it.each([
  ['standard', [2, 0, 0], false, '2 to 3 days after your money is in'],
  ['standard', [2, 0, 0], true, '3 to 4 days after your money is in'],
  ['standard', [1, 14, 0], false, '2 to 3 days after your money is in'],
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
