import { expect, it } from 'vitest';
import { editTitle } from './edit-words.ts';

const prices = { how: 'percent', amount: -10, round: '99', keeps_was: false } as const;

it.each([
  [{ prices }, 'Prices −10 %, rounded to .99'],
  [{ prices: { ...prices, amount: 5, round: 'pound' } as const }, 'Prices +5 %, whole pounds'],
  [{ prices: { ...prices, how: 'add', amount: 2.5, round: 'none' } as const }, 'Prices +£2.50'],
  [
    { prices: { ...prices, how: 'set', amount: 12, round: 'none', keeps_was: true } as const },
    'Prices set to £12.00, as an offer',
  ],
  [{ prices: { ...prices, how: 'end_offer', amount: 0 } as const }, 'End the offers'],
  [{ move: 'restore' } as const, 'Restore as draft'],
])('a bulk edit is called by what it does: %j', (edit, title) => {
  expect(editTitle(edit)).toBe(title);
});
