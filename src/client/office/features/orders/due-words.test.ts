import { expect, it } from 'vitest';
import type { DueOrder } from '#contract/today.ts';
import { stepWords } from './due-words.ts';

const words = (order: Partial<DueOrder>) => stepWords(order as DueOrder);

it.each([
  [['accept', 'refuse', 'refund_missing'], 'Accept or refuse it'],
  [['accept'], 'Accept it'],
] as const)('says what to do with a new order to staff with the moves %j', (moves, expected) => {
  expect(words({ state: 'paid', moves: [...moves] })).toBe(expected);
});

it.each([
  [['refund'], 'Refund what came back'],
  [[], 'Needs somebody who may refund it'],
] as const)('a return that has arrived, for a person who may %j', (moves, expected) => {
  expect(words({ state: 'returned', moves: [...moves] })).toBe(expected);
});
