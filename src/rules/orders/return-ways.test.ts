import { expect, it } from 'vitest';
import { pence } from '../money/money.ts';
import { backPhrase, deliveryKeptWords } from './return-ways.ts';

it.each([
  ['money alone', 30_00, 0, 0, '£30.00'],
  [
    'money and the credit that had paid a part',
    30_00,
    20_00,
    0,
    '£30.00 as money and £20.00 as store credit',
  ],
  ['credit that had paid for it', 0, 20_00, 0, '£20.00 as store credit'],
  ['credit instead of money', 0, 50_00, 2_50, '£52.50 as store credit, including £2.50 extra'],
])('what goes back: %s', (_, money, credit, bonus, words) => {
  expect(backPhrase({ money: pence(money), credit: pence(credit), bonus: pence(bonus) })).toBe(words);
});

it('says why delivery stays paid, where it does', () => {
  expect(deliveryKeptWords({ deliveryKept: pence(5_99) })).toMatch(
    /^£5\.99 for next-day delivery is not refunded\./,
  );
  expect(deliveryKeptWords({ deliveryKept: pence(0) })).toBeUndefined();
});
