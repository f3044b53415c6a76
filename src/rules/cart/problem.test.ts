import { describe, expect, it } from 'vitest';
import type { CartProblem, CheckedItem } from './problem.ts';
import { cartProblem } from './problem.ts';

const good: CheckedItem = { isShown: true, isOwn: false, wanted: 2, most: 2, isAnswerMissing: false };

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
    [{ wanted: 3, isAnswerMissing: true }, 'not_enough'],
  ])('%o: %s', (change, problem) => {
    expect(cartProblem({ ...good, ...change })).toBe(problem);
  });
});
