import { describe, expect, it } from 'vitest';
import type { CartProblem, CheckedItem } from './problem.ts';
import { cartProblem, stillTakeable } from './problem.ts';

const good: CheckedItem = {
  isShown: true,
  isOwn: false,
  isAway: false,
  wanted: 2,
  most: 2,
  isAnswerMissing: false,
};

describe('why an item can not go on to the checkout', () => {
  it.each<[Partial<CheckedItem>, CartProblem | null]>([
    [{}, null],
    [{ wanted: 3 }, 'not_enough'],
    [{ most: 0 }, 'out_of_stock'],
    [{ isShown: false }, 'unavailable'],
    [{ isOwn: true }, 'own_product'],
    [{ isAnswerMissing: true }, 'answers_missing'],
    [{ isShown: false, isOwn: true, most: 0, isAnswerMissing: true }, 'unavailable'],
    [{ isOwn: true, most: 0 }, 'own_product'],
    [{ isAway: true, most: 0, isAnswerMissing: true }, 'away'],
    [{ wanted: 3, isAnswerMissing: true }, 'not_enough'],
  ])('%o: %s', (change, problem) => {
    expect(cartProblem({ ...good, ...change })).toBe(problem);
  });
});

describe('how many can still be had where there is not enough', () => {
  it.each<[CartProblem | null, quantity: number, others: number, left: number | null, number]>([
    ['not_enough', 3, 0, 2, 2],
    ['not_enough', 3, 0, 1, 1],
    ['not_enough', 2, 2, 3, 1],
    ['not_enough', 2, 3, 3, 0],
    ['not_enough', 1, 3, 3, 0],
    ['not_enough', 3, 0, null, 0],
    ['out_of_stock', 3, 0, 0, 0],
    ['unavailable', 3, 0, 2, 0],
    [null, 3, 0, 9, 0],
  ])('%s, %i beside %i of %s: %i', (problem, quantity, others, left, most) => {
    expect(stillTakeable({ problem, quantity, others, left })).toBe(most);
  });
});
