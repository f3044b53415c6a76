import { describe, expect, it } from 'vitest';
import { pence } from './money.ts';
import type { PriceChange } from './price-change.ts';
import { withChange } from './price-change.ts';

const prices = (regular: number, sale: number | null = null) => ({
  regular: pence(regular),
  sale: sale === null ? null : pence(sale),
  isOnSale: sale !== null,
});
const change = (given: Partial<PriceChange>): PriceChange => ({
  how: 'set',
  amount: 0,
  round: 'none',
  keeps_was: false,
  ...given,
});

describe('a change of prices', () => {
  it.each<[string, ReturnType<typeof prices>, Partial<PriceChange>, ReturnType<typeof prices> | undefined]>([
    ['sets a price', prices(500_00), { amount: 499 }, prices(499_00)],
    ['sets the price of an offer', prices(500_00, 450_00), { amount: 440 }, prices(500_00, 440_00)],
    ['ends an offer that is no longer lower', prices(500_00, 450_00), { amount: 500 }, prices(500_00)],
    ['goes above the struck-through price', prices(500_00, 450_00), { amount: 520 }, prices(520_00)],
    ['adds', prices(500_00), { how: 'add', amount: 10 }, prices(510_00)],
    ['takes off', prices(500_00), { how: 'add', amount: -10 }, prices(490_00)],
    ['lowers by percent', prices(489_00), { how: 'percent', amount: -5 }, prices(464_55)],
    ['rounds to pounds', prices(489_00), { how: 'percent', amount: -5, round: 'pound' }, prices(465_00)],
    ['rounds to .99', prices(489_00), { how: 'percent', amount: -5, round: '99' }, prices(464_99)],
    ['rounds a small sum up to .99', prices(30), { how: 'add', amount: 0.1, round: '99' }, prices(99)],
    [
      'shows the old price as was',
      prices(489_00),
      { how: 'percent', amount: -5, round: 'pound', keeps_was: true },
      prices(489_00, 465_00),
    ],
    [
      'keeps the struck-through price of an offer',
      prices(559_00, 489_00),
      { how: 'add', amount: -9, keeps_was: true },
      prices(559_00, 480_00),
    ],
    [
      'shows no was for a rise',
      prices(489_00),
      { how: 'percent', amount: 5, keeps_was: true },
      prices(513_45),
    ],
    ['ends an offer', prices(559_00, 489_00), { how: 'end_offer' }, prices(559_00)],
    ['is not made down to nothing', prices(5_00), { how: 'add', amount: -5, round: '99' }, undefined],
    ['is not made below nothing', prices(5_00), { how: 'percent', amount: -150 }, undefined],
    ['is not made beyond a million pounds', prices(5_00), { amount: 1_000_001 }, undefined],
  ])('%s', (_what, before, given, after) => {
    expect(withChange(before, change(given))).toEqual(after);
  });
});
