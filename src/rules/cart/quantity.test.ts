import { describe, expect, it } from 'vitest';
import { quantityLimits, withinLimits } from './quantity.ts';

describe('quantity', () => {
  it.each([
    [5, 5],
    [1, 1],
    [0, 1],
    ['yes', 99],
    [undefined, 99],
  ] as const)('with %s available stops at %d', (available, max) => {
    expect(quantityLimits(available)).toEqual({ min: 1, max });
  });

  it.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [6, 5],
    [Number.NaN, 1],
    [Infinity, 1],
  ])('%d becomes %d of five', (given, kept) => {
    expect(withinLimits(given, { min: 1, max: 5 })).toBe(kept);
  });
});
